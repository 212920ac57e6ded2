package games.turnstile.xiangqi.variant;

import java.util.List;
import java.util.OptionalInt;

/** Rows and columns as rules write them: from 1, or from -1 if counted from the other end. */
public final class Coordinates {
  private Coordinates() {}

  /**
   * {@return the row or column, from 1, that a number means; empty if the board does not have it}
   *
   * @param written a number in a rule; -1 is the last
   * @param size how many rows or columns there are
   */
  public static OptionalInt actual(int written, int size) {
    int actual = written < 0 ? size + 1 + written : written;
    return actual >= 1 && actual <= size ? OptionalInt.of(actual) : OptionalInt.empty();
  }

  /**
   * {@return whether a square is one of those that are written as rows and columns in turn}
   *
   * @param written rows and columns in turn
   * @param point the square
   * @param variant whose board it is
   */
  public static boolean isOneOf(List<Integer> written, Point point, Variant variant) {
    for (int i = 0; i + 1 < written.size(); i += 2) {
      OptionalInt row = actual(written.get(i), variant.rows());
      OptionalInt column = actual(written.get(i + 1), variant.columns());
      if (row.equals(OptionalInt.of(point.row()))
          && column.equals(OptionalInt.of(point.column()))) {
        return true;
      }
    }
    return false;
  }
}
