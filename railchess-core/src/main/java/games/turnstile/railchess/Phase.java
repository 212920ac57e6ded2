package games.turnstile.railchess;

/** What a position waits for. */
public enum Phase {
  /** The dice are to show a number for the player whose turn it is. */
  ROLL,
  /** The player whose turn it is has a number and is to ride. */
  RIDE,
  /** Nothing: the game is over. */
  OVER
}
