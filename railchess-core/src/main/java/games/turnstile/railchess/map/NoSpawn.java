package games.turnstile.railchess.map;

import java.util.Comparator;

/**
 * Two stations on which players do not both start, if it can be helped. The order in which they are
 * given does not matter.
 *
 * @param first the station with the lower id
 * @param second the station with the higher id
 */
public record NoSpawn(int first, int second) implements Comparable<NoSpawn> {
  private static final Comparator<NoSpawn> ORDER =
      Comparator.comparingInt(NoSpawn::first).thenComparingInt(NoSpawn::second);

  /**
   * Checks the values and puts them in order.
   *
   * @throws IllegalArgumentException if a number is negative, or both stations are the same
   */
  public NoSpawn {
    Checks.number("a station's id", first);
    Checks.number("a station's id", second);
    Checks.different("a no-spawn", first, second);
    int lower = Math.min(first, second);
    second = Math.max(first, second);
    first = lower;
  }

  @Override
  public int compareTo(NoSpawn other) {
    return ORDER.compare(this, other);
  }
}
