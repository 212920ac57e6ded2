package games.turnstile.xiangqi;

import java.util.Objects;

/**
 * How well a bot plays. Each takes a leader when it can, and leaves none to be taken if it need
 * not.
 */
public enum Level {
  /** Looks at a move and its reply, and errs a lot. */
  EASY(2, 250),
  /** Looks three moves ahead, and errs a little. */
  MEDIUM(3, 40),
  /** Looks ahead as far as its budget allows. */
  HARD(Search.DEEPEST, 0);

  /** How many positions a bot looks at for a move unless it is told otherwise. */
  public static final long USUAL_NODES = 100_000;

  private final Thinker thinker;

  Level(int depth, int carelessness) {
    this.thinker = new Thinker(depth, carelessness);
  }

  /**
   * {@return a bot of this level; with the same seed it always chooses the same in the same
   * position, whatever it was asked before. Thread-safe}
   *
   * @param seed where its chance comes from
   */
  public Player player(long seed) {
    return player(seed, Budget.ofNodes(USUAL_NODES));
  }

  /**
   * {@return a bot of this level with a budget}
   *
   * @param seed where its chance comes from
   * @param budget how long it may think about a move, beyond a first glance at each move that it
   *     always takes
   */
  public Player player(long seed, Budget budget) {
    Objects.requireNonNull(budget, "budget");
    return position -> thinker.choose(position, seed, budget);
  }
}
