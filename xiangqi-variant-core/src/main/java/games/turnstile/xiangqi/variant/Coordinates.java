package games.turnstile.xiangqi.variant;

import java.util.List;

/** Rows and columns as rules write them: from 1, or from -1 if counted from the other end. */
public final class Coordinates {
  private Coordinates() {}

  /**
   * {@return whether a row or column is meant by a number}
   *
   * @param written a number in a rule; -1 is the last
   * @param actual the row or column, from 1
   * @param size how many there are
   */
  public static boolean isMeant(int written, int actual, int size) {
    return written == actual || written == actual - size - 1;
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
      if (isMeant(written.get(i), point.row(), variant.rows())
          && isMeant(written.get(i + 1), point.column(), variant.columns())) {
        return true;
      }
    }
    return false;
  }
}
