package games.turnstile.xiangqi;

/**
 * How long a player may think. A budget of nodes always gives the same play; one that looks at a
 * clock, which is the caller's, keeps to a time, and one that looks at a flag can be cancelled:
 *
 * <pre>{@code
 * long deadline = System.nanoTime() + 1_500_000_000;
 * Budget budget = nodes -> System.nanoTime() - deadline < 0 && !cancelled.get();
 * }</pre>
 *
 * <p>Such a deadline is that of one move; each move gets a new player with a new one, which costs
 * next to nothing. When a budget ends, the player still answers, at once, with the best move that
 * it has found; what was cancelled is for the caller to drop. Players that run at the same time ask
 * their budget from several threads, if they share it.
 */
@FunctionalInterface
public interface Budget {
  /**
   * {@return whether the player may go on thinking; asked again and again}
   *
   * @param nodes how many positions have been looked at for this move
   */
  boolean allows(long nodes);

  /**
   * {@return a budget of so many positions}
   *
   * @param most how many positions may be looked at for a move
   * @throws IllegalArgumentException if it is less than 1
   */
  static Budget ofNodes(long most) {
    if (most < 1) {
      throw new IllegalArgumentException("a budget has 1 node or more, not " + most);
    }
    return nodes -> nodes < most;
  }
}
