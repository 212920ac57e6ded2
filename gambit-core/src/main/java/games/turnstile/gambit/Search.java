package games.turnstile.gambit;

import java.util.function.BooleanSupplier;

/** Alpha-beta search to the end of the game, with a memory of what it has found. */
final class Search {
  /** Beyond every possible score difference, and within a byte. */
  static final int INFINITY = 100;

  private static final int MOST_TURNS = Bits.SQUARES;
  private static final int NODES_BETWEEN_QUESTIONS = 1 << 12;

  private final Ruleset ruleset;
  private final BoundTable table = new BoundTable();
  private final Endings[] endingsByPly = new Endings[MOST_TURNS];

  private BooleanSupplier giveUp;
  private long nodeLimit;
  private long nodes;

  Search(Ruleset ruleset) {
    this.ruleset = ruleset;
    for (int ply = 0; ply < MOST_TURNS; ply++) {
      endingsByPly[ply] = new Endings();
    }
  }

  /** Starts the count of nodes anew. */
  void limit(long nodeLimit, BooleanSupplier giveUp) {
    this.nodeLimit = nodeLimit;
    this.giveUp = giveUp;
    nodes = 0;
  }

  /**
   * The value for the side to move at the start of a turn: exact if it lies between alpha and beta;
   * otherwise a bound on the same side of the window as the value.
   *
   * @throws UnsolvedException at the limit
   */
  int value(int own, int opp, int alpha, int beta) {
    return value(own, opp, alpha, beta, 0);
  }

  private int value(int own, int opp, int alpha, int beta, int ply) {
    countNode();
    int worst = -mostPoints(opp);
    int best = mostPoints(own);
    if (best <= alpha) {
      return best;
    }
    long key = Symmetry.canonicalKey(own, opp);
    int slot = BoundTable.slot(key);
    if (table.holds(slot, key)) {
      worst = Math.max(worst, table.lower(slot));
      best = Math.min(best, table.upper(slot));
      if (worst >= beta || worst == best) {
        return worst;
      }
      if (best <= alpha) {
        return best;
      }
    }
    Endings endings = endingsByPly[ply];
    endings.fill(own, opp);
    if (endings.size() == 0) {
      int value = Scoring.difference(own, opp, ruleset);
      table.put(slot, key, value, value);
      return value;
    }
    int value = bestOf(endings, Math.max(alpha, worst), Math.min(beta, best), ply);
    table.put(slot, key, value > alpha ? value : worst, value < beta ? value : best);
    return value;
  }

  private int bestOf(Endings endings, int alpha, int beta, int ply) {
    int value = -INFINITY;
    for (int i = 0; i < endings.size() && value < beta; i++) {
      endings.selectBest(i);
      int floor = Math.max(alpha, value);
      value = Math.max(value, -value(endings.own(i), endings.opp(i), -beta, -floor, ply + 1));
    }
    return value;
  }

  private void countNode() {
    if (nodes == nodeLimit
        || nodes % NODES_BETWEEN_QUESTIONS == NODES_BETWEEN_QUESTIONS - 1
            && giveUp.getAsBoolean()) {
      throw new UnsolvedException(nodes);
    }
    nodes++;
  }

  /** No side can end with more points than all its pieces in one island are worth. */
  private static int mostPoints(int pieces) {
    return pieces == 0 ? 0 : 2 * Integer.bitCount(pieces) - 1;
  }
}
