package games.turnstile.railroadink;

/** What a position waits for. */
public enum Phase {
  /** The dice. */
  ROLL,
  /** Every player who has not ended the round yet, in any order. */
  DRAW,
  /** Nothing: the game is over. */
  OVER
}
