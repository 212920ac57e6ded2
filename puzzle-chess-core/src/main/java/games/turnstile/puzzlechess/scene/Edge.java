package games.turnstile.puzzlechess.scene;

import java.util.Objects;

/**
 * The edge between two squares that share a side. The order in which they are named does not
 * matter.
 *
 * @param first the earlier square
 * @param second the later one
 */
public record Edge(Square first, Square second) implements Comparable<Edge> {
  /**
   * Puts the squares in order.
   *
   * @throws IllegalArgumentException if they do not share a side
   */
  public Edge {
    Objects.requireNonNull(first, "first");
    Objects.requireNonNull(second, "second");
    int distance = Math.abs(first.file() - second.file()) + Math.abs(first.rank() - second.rank());
    if (distance != 1) {
      throw new IllegalArgumentException(
          "there is no edge between %s and %s".formatted(first, second));
    }
    if (first.compareTo(second) > 0) {
      Square later = first;
      first = second;
      second = later;
    }
  }

  @Override
  public int compareTo(Edge other) {
    int order = first.compareTo(other.first);
    return order != 0 ? order : second.compareTo(other.second);
  }

  /** {@return such as {@code e4-e5}} */
  @Override
  public String toString() {
    return first + "-" + second;
  }
}
