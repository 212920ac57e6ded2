package games.turnstile.puzzlechess;

/**
 * How long something may be thought about. A budget of nodes always gives the same answer; one that
 * looks at a clock, which is the caller's, keeps to a time, and one that looks at a flag can be
 * cancelled:
 *
 * <pre>{@code
 * long deadline = System.nanoTime() + 1_500_000_000;
 * Budget budget = nodes -> System.nanoTime() - deadline < 0 && !cancelled.get();
 * }</pre>
 *
 * <p>A deadline is one moment: whoever thinks again later needs a new budget, and so a new player.
 */
@FunctionalInterface
public interface Budget {
  /** No limit. */
  Budget UNLIMITED = nodes -> true;

  /**
   * {@return whether one may go on thinking; asked again and again}
   *
   * @param nodes how many positions have been looked at
   */
  boolean allows(long nodes);

  /**
   * {@return a budget of so many positions}
   *
   * @param most how many positions may be looked at
   * @throws IllegalArgumentException if it is less than 1
   */
  static Budget ofNodes(long most) {
    if (most < 1) {
      throw new IllegalArgumentException("a budget has 1 node or more, not " + most);
    }
    return nodes -> nodes < most;
  }
}
