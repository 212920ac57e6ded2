package games.turnstile.railchess;

/** Why a game is over. */
public enum EndReason {
  /** Every station is claimed or dead. */
  ALL_SETTLED,
  /** At most one player was left while stations were still free. */
  ONE_LEFT,
  /** Nobody has claimed anything for the agreed number of rounds, or 10,000 numbers were rolled. */
  NO_PROGRESS
}
