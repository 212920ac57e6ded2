package games.turnstile.puzzlechess;

/** Why a game is over (R11). */
public enum EndReason {
  /** The goal is reached. */
  GOAL,
  /** A reaction of the scene ended it. */
  REACTION,
  /** A king is mated. */
  CHECKMATE,
  /** Something that had to be kept is lost. */
  LOST_PIECE,
  /** The turns are over, or a part of the goal can no longer be reached in time. */
  TURNS,
  /** A side's time is over. Only games with a clock end so. */
  TIME,
  /** The side to move has no legal move and is not in check. */
  STALEMATE,
  /** The same position for the third time. */
  REPETITION,
  /** 50 moves of each side without a capture or a pawn's move. */
  FIFTY_MOVES,
  /** Nobody can mate any more. */
  INSUFFICIENT_MATERIAL,
  /** Neither side can move. */
  STUCK
}
