package games.turnstile.xiangqi;

/** Why a game is over. */
public enum EndReason {
  /** A leader was taken; its side has lost. */
  LEADER_TAKEN,
  /** A side is in check, must answer it, and cannot; it has lost. */
  CHECKMATE,
  /** A side has no move; it has lost, or the game is drawn if that was agreed on. */
  NO_MOVES,
  /** The same position for the third time; drawn. */
  REPETITION,
  /** Too many moves without a capture; drawn. */
  NO_CAPTURE,
  /** An extension ended the game. */
  EXTENSION
}
