package games.turnstile.railroadink;

/**
 * How long a player may think, beyond a first answer that is always worked out. A budget of steps
 * always gives the same play; one that looks at a clock, which is the caller's, keeps to a time,
 * and one that looks at a flag can be cancelled:
 *
 * <pre>{@code
 * long deadline = System.nanoTime() + 1_500_000_000;
 * Budget budget = steps -> System.nanoTime() - deadline < 0 && !cancelled.get();
 * }</pre>
 */
@FunctionalInterface
public interface Budget {
  /**
   * {@return whether the player may go on thinking; asked often}
   *
   * @param steps how much has been thought about this choice; what a step is, is the player's
   *     business, but it takes some milliseconds at most
   */
  boolean allows(long steps);

  /**
   * {@return a budget of so many steps}
   *
   * @param most how many steps may be taken for a choice
   * @throws IllegalArgumentException if it is less than 1
   */
  static Budget ofSteps(long most) {
    if (most < 1) {
      throw new IllegalArgumentException("a budget has 1 step or more, not " + most);
    }
    return steps -> steps < most;
  }
}
