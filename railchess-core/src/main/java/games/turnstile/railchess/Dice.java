package games.turnstile.railchess;

import java.util.SplittableRandom;

/**
 * Dice whose numbers come from a seed. Immutable: the number that they show depends on the seed and
 * on how often the dice were rolled before, so that a game can be taken up at any point.
 */
public final class Dice {
  private final long seed;

  private Dice(long seed) {
    this.seed = seed;
  }

  /**
   * {@return dice that always show the same numbers in the same order}
   *
   * @param seed any number
   */
  public static Dice seeded(long seed) {
    return new Dice(seed);
  }

  /**
   * {@return the move of the dice}
   *
   * @param position a position that waits for the dice
   * @throws IllegalArgumentException if it does not
   */
  public Move.Roll roll(Position position) {
    if (position.phase() != Phase.ROLL) {
      throw new IllegalArgumentException("the position waits for no dice: it is " + position);
    }
    long mixed =
        new SplittableRandom(seed ^ (position.rolls() + 1) * 0x9E3779B97F4A7C15L).nextLong();
    return new Move.Roll(
        1 + new SplittableRandom(mixed).nextInt(position.setup().settings().maxNumber()));
  }
}
