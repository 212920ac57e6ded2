package games.turnstile.puzzlechess;

import java.util.Objects;

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
    /** The game goes on, but its record has no room for more moves. */
    RECORD_FULL,
    /** Nothing stands where the move begins. */
    NO_PIECE,
    /** The piece is not one of the side to move. */
    NOT_YOUR_PIECE,
    /** A piece of the same side stands where the move ends. */
    OWN_PIECE,
    /** Kings, crates and statues are not captured. */
    NOT_CAPTURABLE,
    /** The crate cannot be pushed there. */
    CRATE_STUCK,
    /** What is visited leads nowhere now, or its entry is not free. */
    LINK_CLOSED,
    /** The piece does not move so, or something is in its way. */
    NOT_ITS_WAY,
    /** A height, a void or a wall is in the way. */
    TERRAIN,
    /** Castling is not possible. */
    CASTLING,
    /** It must be said what takes the pawn's place. */
    PROMOTION_MISSING,
    /** Nothing takes this piece's place here. */
    NO_PROMOTION,
    /** The store has no such piece for the pawn's place. */
    NOT_IN_STORE,
    /** A pawn is promoted to something else. */
    WRONG_PROMOTION,
    /** The choice where to store does not fit. */
    STORE,
    /** The own king would be in check. */
    KING_IN_CHECK
  }

  /** Refuses null. */
  public Violation {
    Objects.requireNonNull(code, "code");
    Objects.requireNonNull(detail, "detail");
  }
}
