package games.turnstile.arcade.support;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Every bot against every other, seats changing from game to game. What was played before is taken
 * from the log, so that a tournament can be stopped and gone on with.
 */
public final class Tournament {
  /** Plays one game. */
  @FunctionalInterface
  public interface Game {
    /**
     * {@return by how much the first bot beats the second; 0 is a draw}
     *
     * @param first the bot in the first seat
     * @param second the bot in the second seat
     * @param seed where all chance comes from
     */
    int play(String first, String second, long seed);
  }

  /** Is told how far the tournament is. */
  @FunctionalInterface
  public interface Progress {
    /**
     * Called after each game.
     *
     * @param done the number of games that have been played
     * @param all the number of games of the whole tournament
     */
    void played(int done, int all);
  }

  private static final int MOST_GAMES = 10_000_000;

  private final List<String> bots;
  private final int games;
  private final int gamesPerPair;
  private final long seed;

  /**
   * Plans a tournament.
   *
   * @param bots the names of at least two bots
   * @param gamesPerPair how often each two bots meet, at least once
   * @param seed where all chance comes from
   */
  public Tournament(List<String> bots, int gamesPerPair, long seed) {
    if (bots.size() < 2) {
      throw new BadInputException("a tournament needs at least two bots, not " + bots.size());
    }
    if (gamesPerPair < 1) {
      throw new BadInputException("a tournament needs at least one game, not " + gamesPerPair);
    }
    long pairs = bots.size() * (bots.size() - 1L) / 2;
    if (pairs * gamesPerPair > MOST_GAMES) {
      throw new BadInputException(
          "a tournament has at most %s games, not %s for each of %s pairs of bots"
              .formatted(MOST_GAMES, gamesPerPair, pairs));
    }
    this.bots = List.copyOf(bots);
    this.games = (int) pairs * gamesPerPair;
    this.gamesPerPair = gamesPerPair;
    this.seed = seed;
  }

  /**
   * {@return how each bot fared, in the order in which they were named}
   *
   * @param game plays a game
   * @param log what has been played before, and where each result is kept
   * @param progress is told after each game
   */
  public List<Standing> run(Game game, TournamentLog log, Progress progress) {
    List<Standing> standings = new ArrayList<>();
    bots.forEach(bot -> standings.add(new Standing(bot)));
    int done = 0;
    for (int round = 0; round < gamesPerPair; round++) {
      for (int a = 0; a < bots.size(); a++) {
        for (int b = a + 1; b < bots.size(); b++) {
          boolean swapped = round % 2 == 1;
          int first = swapped ? b : a;
          int second = swapped ? a : b;
          long gameSeed = seedOf(done);
          int margin =
              log.resultOf(done, () -> game.play(bots.get(first), bots.get(second), gameSeed));
          standings.get(first).add(margin);
          standings.get(second).add(-margin);
          done++;
          progress.played(done, games);
        }
      }
    }
    return standings;
  }

  private long seedOf(int game) {
    return new SplittableRandom(seed ^ new SplittableRandom(game).nextLong()).nextLong();
  }
}
