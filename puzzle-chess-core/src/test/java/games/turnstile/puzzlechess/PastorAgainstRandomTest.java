package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pastor at full strength against somebody who plays at random. */
@Tag("deep")
class PastorAgainstRandomTest {
  private static final int GAMES = 200;
  private static final long NANOS_PER_MOVE = 100_000_000;
  private static final int THREADS = 2;

  /** Within how many moves of its own Pastor is to mate, and in what share of games at least. */
  private static final int MOVES = 60;

  private static final double SHARE = 0.95;

  private record Game(boolean isWon, boolean isLost, int moves) {}

  @Test
  void pastorNeverLoses_andMatesSoon() throws Exception {
    List<Game> games = games();
    long lost = games.stream().filter(Game::isLost).count();
    long soon = games.stream().filter(game -> game.isWon() && game.moves() <= MOVES).count();
    int longest = games.stream().mapToInt(Game::moves).max().orElseThrow();
    System.out.printf(
        "%s games, %s lost, %s mates within %s moves, longest %s%n",
        GAMES, lost, soon, MOVES, longest);
    assertThat(lost).isZero();
    assertThat(soon).isGreaterThanOrEqualTo((long) Math.ceil(SHARE * GAMES));
  }

  private static List<Game> games() throws InterruptedException, ExecutionException {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Game>> begun =
          IntStream.range(0, GAMES).mapToObj(i -> threads.submit(() -> play(i))).toList();
      List<Game> games = new ArrayList<>();
      for (Future<Game> game : begun) {
        games.add(game.get());
      }
      return games;
    } finally {
      threads.shutdownNow();
    }
  }

  /** Plays a game, the even ones as White. */
  private static Game play(int number) {
    Side side = Side.values()[number % 2];
    Random random = new Random(number);
    Position position = PastorLevels.orthodox(PastorLevels.START);
    int moves = 0;
    while (position.outcome().isEmpty()) {
      if (position.toMove() == side) {
        position = position.play(inTime(number).choose(position));
        moves++;
      } else {
        List<Move> legal = position.legalMoves();
        position = position.play(legal.get(random.nextInt(legal.size())));
      }
    }
    Optional<Side> winner = position.outcome().flatMap(Outcome::winner);
    boolean isWon = winner.equals(Optional.of(side));
    return new Game(isWon, !isWon && winner.isPresent(), moves);
  }

  private static Player inTime(int seed) {
    long end = System.nanoTime() + NANOS_PER_MOVE;
    return Pastor.MASTER.player(seed, nodes -> System.nanoTime() - end < 0);
  }
}
