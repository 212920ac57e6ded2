package games.turnstile.xiangqi.variant;

/**
 * A square of a board. Points order by row, then by column.
 *
 * @param row from the top, from 1
 * @param column from the left, from 1
 */
public record Point(int row, int column) implements Comparable<Point> {
  /** Refuses what is on no board. */
  public Point {
    if (row < 1 || row > Variant.LARGEST_SIDE || column < 1 || column > Variant.LARGEST_SIDE) {
      throw new IllegalArgumentException(
          "rows and columns are 1 to %s, not %s,%s".formatted(Variant.LARGEST_SIDE, row, column));
    }
  }

  @Override
  public int compareTo(Point other) {
    return row != other.row
        ? Integer.compare(row, other.row)
        : Integer.compare(column, other.column);
  }

  @Override
  public String toString() {
    return row + "," + column;
  }
}
