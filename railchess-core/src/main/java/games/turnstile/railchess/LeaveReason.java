package games.turnstile.railchess;

/** Why a player is no longer in the game. */
public enum LeaveReason {
  /** The player wished to leave. */
  OWN_WISH,
  /** The player was stuck too many times. */
  STUCK_TOO_OFTEN,
  /** The player can claim nothing more, and keeps points and stations. */
  NOTHING_LEFT
}
