package games.turnstile.xiangqi.oracle;

import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import java.util.Map;

/**
 * What must be the same for a position to be repeated.
 *
 * @param pieces what stands where, promoted or not
 * @param turn whose turn it is
 * @param redNeutralMoves the count of Red's neutral moves, 0 if it limits nothing
 * @param blueNeutralMoves the count of Blue's neutral moves, 0 if it limits nothing
 */
record PlainMoment(Map<Point, Piece> pieces, Side turn, int redNeutralMoves, int blueNeutralMoves) {
  static PlainMoment of(PlainBoard board, PlainTally tally) {
    boolean isLimited = board.variant().rules().neutralLimit();
    return new PlainMoment(
        board.pieces(),
        tally.turn(),
        isLimited ? tally.redNeutralMoves() : 0,
        isLimited ? tally.blueNeutralMoves() : 0);
  }
}
