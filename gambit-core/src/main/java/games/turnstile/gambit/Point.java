package games.turnstile.gambit;

import java.util.stream.IntStream;

/**
 * A square of the board, named by its file and rank: {@code a1} is X's left corner, {@code h4} the
 * corner farthest from it.
 *
 * @param x the column, 0 (file a) to 7 (file h)
 * @param y the row, 0 (rank 1, X's side) to 3 (rank 4)
 */
public record Point(int x, int y) implements Comparable<Point> {
  /** Number of columns of the board. */
  public static final int FILES = 8;

  /** Number of rows of the board. */
  public static final int RANKS = 4;

  private static final Point[] ALL =
      IntStream.range(0, FILES * RANKS)
          .mapToObj(index -> new Point(index % FILES, index / FILES))
          .toArray(Point[]::new);

  /**
   * Checks the range of both coordinates.
   *
   * @throws IllegalArgumentException if the square is not on the board
   */
  public Point {
    if (x < 0 || x >= FILES || y < 0 || y >= RANKS) {
      throw new IllegalArgumentException(
          "(%s, %s) is not on the board: x must be 0 to 7 and y 0 to 3".formatted(x, y));
    }
  }

  /**
   * {@return the square with this index}
   *
   * @param index 0 to 31, counted row by row from X's side
   * @throws IllegalArgumentException if the index is out of range
   */
  public static Point ofIndex(int index) {
    if (index < 0 || index >= ALL.length) {
      throw new IllegalArgumentException(index + " is not the index of a square: 0 to 31");
    }
    return ALL[index];
  }

  /** {@return the index of this square, 0 to 31, counted row by row from X's side} */
  public int index() {
    return FILES * y + x;
  }

  /** {@return the name of this square, such as {@code c3}} */
  public String name() {
    return "" + (char) ('a' + x) + (char) ('1' + y);
  }

  /** Orders squares by their index. */
  @Override
  public int compareTo(Point other) {
    return Integer.compare(index(), other.index());
  }

  @Override
  public String toString() {
    return name();
  }
}
