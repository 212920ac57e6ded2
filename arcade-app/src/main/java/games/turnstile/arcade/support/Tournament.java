package games.turnstile.arcade.support;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Games between bots by a schedule. What was played before is taken from the log, so that a
 * tournament can be stopped and gone on with.
 */
public final class Tournament {
  /** Plays one game. */
  @FunctionalInterface
  public interface Game {
    /**
     * {@return the points of each seat}
     *
     * @param bots the names of the bots in the order of their seats
     * @param seed where all chance comes from
     */
    List<Integer> play(List<String> bots, long seed);
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
  private final Schedule schedule;
  private final int games;
  private final long seed;

  /**
   * Plans a tournament.
   *
   * @param bots the names of the bots
   * @param schedule which of them play in each game
   * @param seed where all chance comes from
   * @throws BadInputException if there are too many games
   */
  public Tournament(List<String> bots, Schedule schedule, long seed) {
    long planned = schedule.games();
    if (planned > MOST_GAMES) {
      throw new BadInputException(
          "a tournament has at most %s games, not %s".formatted(MOST_GAMES, planned));
    }
    this.bots = List.copyOf(bots);
    this.schedule = schedule;
    this.games = (int) planned;
    this.seed = seed;
  }

  /**
   * {@return how each bot fared, in the order in which they were named}
   *
   * @param game plays a game; several threads may ask it at a time
   * @param threads how many games are played at a time
   * @param log what has been played before, and where each result is kept
   * @param progress is told after each game
   */
  public List<Standing> run(Game game, int threads, TournamentLog log, Progress progress) {
    List<Standing> standings = new ArrayList<>();
    bots.forEach(bot -> standings.add(new Standing(bot)));
    try (Workers<List<Integer>> workers =
        new Workers<>(threads, log.size(), games, i -> play(game, i))) {
      for (int i = 0; i < games; i++) {
        List<Integer> result = log.resultOf(i, workers::next);
        List<Integer> seating = schedule.seating(i);
        for (int seat = 0; seat < result.size(); seat++) {
          standings.get(seating.get(seat)).add(result, seat);
        }
        progress.played(i + 1, games);
      }
    }
    return standings;
  }

  private List<Integer> play(Game game, int number) {
    return game.play(schedule.seating(number).stream().map(bots::get).toList(), seedOf(number));
  }

  private long seedOf(int game) {
    return new SplittableRandom(seed ^ new SplittableRandom(game).nextLong()).nextLong();
  }
}
