package games.turnstile.railroadink;

import java.util.Objects;
import java.util.Random;
import java.util.SplittableRandom;

/** How well a bot plays. */
public enum Level {
  /** Draws anything anywhere. */
  RANDOM,
  /** Draws what seems to score most at the end of the round; keeps special tiles until they pay. */
  GREEDY,
  /** Looks ahead over the dice that may come. */
  STRONG;

  /** How many steps {@link #STRONG} thinks about a round unless it is told otherwise. */
  public static final long USUAL_STEPS = 1000;

  /**
   * {@return a bot of this level; with the same seed it always chooses the same in the same round,
   * whatever it was asked before. Thread-safe}
   *
   * @param seed where its chance comes from
   */
  public Player player(long seed) {
    return player(seed, Budget.ofSteps(USUAL_STEPS), Progress.none());
  }

  /**
   * {@return a bot of this level with a budget, of which only {@link #STRONG} makes use}
   *
   * @param seed where its chance comes from
   * @param budget how long it may think about each round; asked for the first time when it has
   *     something to play, which takes some tens of milliseconds
   * @param progress is told what it thinks meanwhile
   */
  public Player player(long seed, Budget budget, Progress progress) {
    Objects.requireNonNull(budget, "budget");
    Objects.requireNonNull(progress, "progress");
    return switch (this) {
      case RANDOM -> round -> SimplePlayers.random(round, random(seed, round));
      case GREEDY -> round -> SimplePlayers.greedy(round, random(seed, round));
      case STRONG ->
          round ->
              LookAhead.finish(round, new Random(random(seed, round).nextLong()), budget, progress);
    };
  }

  private static SplittableRandom random(long seed, Round round) {
    long state = 31L * round.sheet().placements().toString().hashCode() + round.number();
    long dice = round.diceLeft().toString().hashCode();
    return new SplittableRandom(
        seed ^ new SplittableRandom(state).nextLong() ^ new SplittableRandom(dice).nextLong());
  }
}
