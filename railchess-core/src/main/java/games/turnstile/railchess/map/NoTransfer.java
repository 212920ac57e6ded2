package games.turnstile.railchess.map;

import java.util.Comparator;

/**
 * Two lines that may not both be used in one move. The order in which they are given does not
 * matter. With the same line twice: one may not get off a train of the line and board it again.
 *
 * @param first the line with the lower number
 * @param second the line with the higher number
 */
public record NoTransfer(int first, int second) implements Comparable<NoTransfer> {
  private static final Comparator<NoTransfer> ORDER =
      Comparator.comparingInt(NoTransfer::first).thenComparingInt(NoTransfer::second);

  /**
   * Checks the values and puts them in order.
   *
   * @throws IllegalArgumentException if a number is negative
   */
  public NoTransfer {
    Checks.line(first);
    Checks.line(second);
    int lower = Math.min(first, second);
    second = Math.max(first, second);
    first = lower;
  }

  @Override
  public int compareTo(NoTransfer other) {
    return ORDER.compare(this, other);
  }
}
