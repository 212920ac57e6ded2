package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Side;
import java.util.List;
import java.util.Random;
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
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Game>> games =
          IntStream.range(0, GAMES).mapToObj(i -> threads.submit(() -> play(i))).toList();
      int soon = 0;
      for (Future<Game> each : games) {
        Game game = each.get();
        assertThat(game.isLost()).isFalse();
        soon += game.isWon() && game.moves() <= MOVES ? 1 : 0;
      }
      assertThat(soon).isGreaterThanOrEqualTo((int) Math.ceil(SHARE * GAMES));
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
    boolean isWon = position.outcome().flatMap(Outcome::winner).filter(side::equals).isPresent();
    boolean isDrawn = position.outcome().flatMap(Outcome::winner).isEmpty();
    return new Game(isWon, !isWon && !isDrawn, moves);
  }

  private static Player inTime(int seed) {
    long end = System.nanoTime() + NANOS_PER_MOVE;
    return Pastor.MASTER.player(seed, nodes -> System.nanoTime() - end < 0);
  }
}
