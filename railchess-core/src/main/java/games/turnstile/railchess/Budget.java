package games.turnstile.railchess;

/**
 * How long a player may think. A budget of playouts always gives the same play; one that looks at a
 * clock, which is the caller's, keeps to a time:
 *
 * <pre>{@code
 * long deadline = System.nanoTime() + 200_000_000;
 * Budget budget = playouts -> System.nanoTime() - deadline < 0;
 * }</pre>
 */
@FunctionalInterface
public interface Budget {
  /**
   * {@return whether the player may go on thinking}
   *
   * @param playouts how many continuations of the game the player has tried for this choice
   */
  boolean allows(int playouts);

  /**
   * {@return a budget of so many playouts}
   *
   * @param most how many continuations may be tried for a choice
   * @throws IllegalArgumentException if it is less than 1
   */
  static Budget ofPlayouts(int most) {
    if (most < 1) {
      throw new IllegalArgumentException("a budget has 1 playout or more, not " + most);
    }
    return playouts -> playouts < most;
  }
}
