package games.turnstile.railroadink;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A square of the sheet.
 *
 * @param row 0 to 6, from the top; written A to G
 * @param column 0 to 6, from the left
 */
public record Square(int row, int column) implements Comparable<Square> {
  /** The number of rows, and of columns. */
  public static final int SIDE = 7;

  private static final List<Square> ALL =
      IntStream.range(0, SIDE * SIDE).mapToObj(i -> new Square(i / SIDE, i % SIDE)).toList();

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if there is no such square
   */
  public Square {
    if (row < 0 || row >= SIDE || column < 0 || column >= SIDE) {
      throw new IllegalArgumentException(
          "rows and columns are 0 to %s, not %s and %s".formatted(SIDE - 1, row, column));
    }
  }

  /** {@return all squares, row by row} */
  public static List<Square> all() {
    return ALL;
  }

  /** {@return whether the square is one of the nine of the centre, each of which scores a point} */
  public boolean isCentre() {
    return 2 <= row && row <= 4 && 2 <= column && column <= 4;
  }

  /**
   * {@return the square next to this one; empty at the border}
   *
   * @param side on which side of this one
   */
  public Optional<Square> neighbour(Direction side) {
    int neighbour = Grid.neighbour(index(), side.ordinal());
    return neighbour < 0 ? Optional.empty() : Optional.of(ALL.get(neighbour));
  }

  /** The place of the square in the list of all. */
  int index() {
    return row * SIDE + column;
  }

  @Override
  public int compareTo(Square other) {
    return Integer.compare(index(), other.index());
  }

  /** {@return the row's letter and the column's digit, for example A5} */
  @Override
  public String toString() {
    return "" + (char) ('A' + row) + column;
  }
}
