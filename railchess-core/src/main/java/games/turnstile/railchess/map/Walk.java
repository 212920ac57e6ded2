package games.turnstile.railchess.map;

import java.util.Comparator;

/**
 * A thoroughfare in one direction: a way on foot between two stations, on no line. Ordered by where
 * it begins, then by where it ends.
 *
 * @param from the station where it begins
 * @param to the station where it ends
 */
public record Walk(int from, int to) implements Comparable<Walk> {
  private static final Comparator<Walk> ORDER =
      Comparator.comparingInt(Walk::from).thenComparingInt(Walk::to);

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if a number is negative, or both stations are the same
   */
  public Walk {
    Checks.number("a station's id", from);
    Checks.number("a station's id", to);
    Checks.different("a thoroughfare", from, to);
  }

  /** {@return the thoroughfare in the other direction} */
  public Walk reversed() {
    return new Walk(to, from);
  }

  @Override
  public int compareTo(Walk other) {
    return ORDER.compare(this, other);
  }
}
