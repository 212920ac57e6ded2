package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Keys;
import java.util.Objects;

/**
 * The computer's player, by how well it plays. It answers for White, and plays Black as well. Every
 * level wins in one move when it can, if its budget lets it look at all its moves.
 */
public enum Pastor {
  /** Looks at its own move only, overlooks much, and errs a lot. */
  BEGINNER(1, 150, 30, 2_000),
  /** Looks at a move and its reply, and overlooks some. */
  NOVICE(2, 40, 12, 10_000),
  /** Looks three moves ahead, of either side, and seldom overlooks one. */
  AMATEUR(3, 25, 4, 30_000),
  /** Looks four moves ahead, and errs a little. */
  SKILLED(4, 15, 0, 100_000),
  /** Looks five moves ahead. */
  EXPERT(5, 0, 0, 150_000),
  /** Looks ahead as far as its budget allows. */
  MASTER(Search.DEEPEST, 0, 0, 300_000);

  private final int depth;
  private final int error;
  private final int overlooked;
  private final long usualNodes;

  Pastor(int depth, int error, int overlooked, long usualNodes) {
    this.depth = depth;
    this.error = error;
    this.overlooked = overlooked;
    this.usualNodes = usualNodes;
  }

  /**
   * {@return a player of this level with its usual budget; with the same seed it always chooses the
   * same in the same position, whatever it was asked before. Thread-safe}
   *
   * @param seed where its chance comes from
   */
  public Player player(long seed) {
    return player(seed, usualBudget());
  }

  /** {@return how much this level usually thinks about a move: a number of positions} */
  public Budget usualBudget() {
    return Budget.ofNodes(usualNodes);
  }

  /**
   * {@return a player of this level with a budget; it chooses a legal move even if nothing is
   * allowed}
   *
   * @param seed where its chance comes from
   * @param budget how long it may think about a move; with a deadline make a player for each move
   */
  public Player player(long seed, Budget budget) {
    Objects.requireNonNull(budget, "budget");
    Fallibility fallibility = new Fallibility(Keys.mix(seed), error, overlooked);
    return position -> choose(position, fallibility, budget);
  }

  private Move choose(Position position, Fallibility fallibility, Budget budget) {
    if (position.outcome().isPresent()) {
      throw new IllegalArgumentException("the game is over; there is nothing to choose");
    }
    return position.move(new Thinker(position, fallibility, budget).choose(depth));
  }
}
