package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Violation;

/** Tells why a move is refused, and what to do about it. */
final class Refusals {
  private Refusals() {}

  /** The reason in a sentence, with advice where there is some. */
  static String sentence(Violation violation) {
    return ("That does not work: %s. " + advice(violation.code()))
        .formatted(violation.detail())
        .strip();
  }

  private static String advice(Violation.Code code) {
    return switch (code) {
      case PROMOTION_MISSING -> "Add the letter of what does, such as =Q.";
      case NOT_IN_STORE -> "'store' tells what there is.";
      case NO_PROMOTION -> "Leave out what is behind the squares.";
      case WRONG_PROMOTION -> "Write =Q, =R, =B or =N.";
      case STORE -> "Leave out what begins with @, or name a free square of the store.";
      case TERRAIN, CRATE_STUCK, LINK_CLOSED -> "'look' and a square tells what is there.";
      case NOT_ITS_WAY -> "'moves' and its square tells where it can go.";
      case NO_PIECE, NOT_YOUR_PIECE, OWN_PIECE -> "'moves' tells all moves.";
      case GAME_OVER, RECORD_FULL, NOT_CAPTURABLE, CASTLING, KING_IN_CHECK -> "";
    };
  }
}
