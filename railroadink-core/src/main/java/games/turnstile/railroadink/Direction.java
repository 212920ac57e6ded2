package games.turnstile.railroadink;

/** A side of a square, clockwise from the top. */
public enum Direction {
  /** Up, towards row A. */
  NORTH(-1, 0),
  /** Right, towards column 6. */
  EAST(0, 1),
  /** Down, towards row G. */
  SOUTH(1, 0),
  /** Left, towards column 0. */
  WEST(0, -1);

  private static final Direction[] ALL = values();

  final int rows;
  final int columns;

  Direction(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
  }

  /** {@return the side across} */
  public Direction opposite() {
    return ALL[ordinal() ^ 2];
  }
}
