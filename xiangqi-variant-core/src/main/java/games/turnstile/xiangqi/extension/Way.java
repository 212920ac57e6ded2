package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Point;
import java.util.List;

/**
 * A way that a piece can go: the squares that it passes, in order, and at last its destination. A
 * slide over three squares is three ways, each longer by one.
 *
 * @param points one or more squares
 */
public record Way(List<Point> points) {
  /** Copies the squares. */
  public Way {
    points = List.copyOf(points);
    if (points.isEmpty()) {
      throw new IllegalArgumentException("a way leads somewhere; it has no squares");
    }
  }

  /**
   * {@return the way that leads to a square and passes none}
   *
   * @param destination the square
   */
  public static Way to(Point destination) {
    return new Way(List.of(destination));
  }

  /** {@return where it leads} */
  public Point destination() {
    return points.get(points.size() - 1);
  }
}
