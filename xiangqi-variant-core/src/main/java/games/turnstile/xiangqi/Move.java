package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Point;
import java.util.Objects;

/**
 * A move of one piece. Moves order by where they begin, then by where they end.
 *
 * @param from where the piece stands
 * @param to where it goes; the same square only if an extension allows it
 */
public record Move(Point from, Point to) implements Comparable<Move> {
  /** Refuses null. */
  public Move {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
  }

  @Override
  public int compareTo(Move other) {
    int order = from.compareTo(other.from);
    return order != 0 ? order : to.compareTo(other.to);
  }

  @Override
  public String toString() {
    return from + "-" + to;
  }
}
