package games.turnstile.puzzlechess.scene;

/** A reason for which a game is drawn, unless the scene switches it off (R11.5). */
public enum DrawRule {
  /** The side to move is not in check and has no legal move. */
  STALEMATE,
  /** A position has occurred for the third time. */
  REPETITION,
  /** 50 moves of each side without a capture or a pawn's move. */
  FIFTY_MOVES,
  /** Neither side has enough pieces left to mate. */
  INSUFFICIENT_MATERIAL
}
