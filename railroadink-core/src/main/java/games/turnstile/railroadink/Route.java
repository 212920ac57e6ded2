package games.turnstile.railroadink;

/** What leads over an edge of a tile. */
public enum Route {
  /** A road for cars. */
  HIGHWAY,
  /** A track for trains. */
  RAILWAY
}
