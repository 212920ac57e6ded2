package games.turnstile.railchess.map;

import java.util.Comparator;

/**
 * A piece of track on which the trains of a line run in one direction. Ordered by line, then by
 * where it begins, then by where it ends.
 *
 * @param line the line's number, 0 or more
 * @param from the station where it begins
 * @param to the station where it ends
 */
public record Link(int line, int from, int to) implements Comparable<Link> {
  private static final Comparator<Link> ORDER =
      Comparator.comparingInt(Link::line).thenComparingInt(Link::from).thenComparingInt(Link::to);

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if a number is negative, or both stations are the same
   */
  public Link {
    Checks.line(line);
    Checks.number("a station's id", from);
    Checks.number("a station's id", to);
    Checks.different("a link", from, to);
  }

  /** {@return the link in the other direction} */
  public Link reversed() {
    return new Link(line, to, from);
  }

  @Override
  public int compareTo(Link other) {
    return ORDER.compare(this, other);
  }
}
