package games.turnstile.xiangqi.variant;

/** One of the two players. Red moves first. */
public enum Side {
  /** The side for which all tables are written; it moves first. */
  RED,
  /** The other side. */
  BLUE;

  /** {@return the other side} */
  public Side opponent() {
    return this == RED ? BLUE : RED;
  }

  /** {@return whose pieces this side owns} */
  public Owner owner() {
    return this == RED ? Owner.RED : Owner.BLUE;
  }
}
