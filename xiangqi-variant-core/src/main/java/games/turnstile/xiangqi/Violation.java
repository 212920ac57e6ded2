package games.turnstile.xiangqi;

/**
 * Why a move is not allowed.
 *
 * @param code the broken rule
 * @param detail what is wrong, in a sentence without a full stop
 */
public record Violation(Code code, String detail) {
  /** The rules that a move can break. */
  public enum Code {
    /** The game is over. */
    GAME_OVER,
    /** A square is not on the board. */
    OFF_BOARD,
    /** Nothing stands where the move begins. */
    NO_PIECE,
    /** The piece is the opponent's. */
    NOT_YOUR_PIECE,
    /** The side has moved neutral pieces too often in a row. */
    NEUTRAL_LIMIT,
    /** A piece of the same side stands where the move ends. */
    OWN_PIECE,
    /** Neutral pieces neither capture nor are captured. */
    NEUTRAL_CAPTURE,
    /** The piece does not move so, from where it stands now. */
    NOT_ITS_WAY,
    /** An own leader could be taken afterwards. */
    LEADER_IN_CHECK
  }
}
