package games.turnstile.railchess.map;

import java.util.Comparator;

/**
 * A way that no train takes: trains of the line that come from one station do not run on through
 * the second to the third. It holds in this direction only. Ordered by line, then by the stations.
 *
 * @param line the line's number
 * @param from the station that the train comes from
 * @param via the station that it reaches
 * @param to the station that it does not run on to
 */
public record NoTrain(int line, int from, int via, int to) implements Comparable<NoTrain> {
  private static final Comparator<NoTrain> ORDER =
      Comparator.comparingInt(NoTrain::line)
          .thenComparingInt(NoTrain::from)
          .thenComparingInt(NoTrain::via)
          .thenComparingInt(NoTrain::to);

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if a number is negative, or the middle station is also the
   *     first or the last one
   */
  public NoTrain {
    Checks.line(line);
    Checks.number("a station's id", from);
    Checks.number("a station's id", via);
    Checks.number("a station's id", to);
    Checks.different("a no-train", from, via);
    Checks.different("a no-train", via, to);
  }

  @Override
  public int compareTo(NoTrain other) {
    return ORDER.compare(this, other);
  }
}
