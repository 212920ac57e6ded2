package games.turnstile.xiangqi.oracle;

import games.turnstile.xiangqi.variant.Side;

/**
 * What a game counts beside its board.
 *
 * @param turn whose turn it is
 * @param redNeutralMoves how often in a row Red has moved neutral pieces
 * @param blueNeutralMoves how often in a row Blue has moved neutral pieces
 * @param movesWithoutCapture how many moves of both sides ago something was captured
 */
public record PlainTally(
    Side turn, int redNeutralMoves, int blueNeutralMoves, int movesWithoutCapture) {
  /** {@return the counts of a game in which nothing has happened} */
  public static PlainTally start(Side turn) {
    return new PlainTally(turn, 0, 0, 0);
  }

  /** {@return how often in a row the side has moved neutral pieces} */
  public int neutralMoves(Side side) {
    return side == Side.RED ? redNeutralMoves : blueNeutralMoves;
  }

  PlainTally after(boolean isCapture, boolean isNeutral) {
    int neutral = isNeutral ? neutralMoves(turn) + 1 : 0;
    return new PlainTally(
        turn.opponent(),
        turn == Side.RED ? neutral : redNeutralMoves,
        turn == Side.BLUE ? neutral : blueNeutralMoves,
        isCapture ? 0 : movesWithoutCapture + 1);
  }
}
