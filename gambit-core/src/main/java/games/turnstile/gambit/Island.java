package games.turnstile.gambit;

import java.util.List;
import java.util.Objects;

/**
 * A group of one side's pieces, connected in any of the 8 directions, that touches no opposing
 * piece.
 *
 * @param side whose island it is
 * @param points the squares of its pieces, ascending
 * @param score what it is worth under the rules of the position that it was found in
 */
public record Island(Side side, List<Point> points, int score) {
  /** Copies the list of squares, and rejects missing parts. */
  public Island {
    Objects.requireNonNull(side, "side");
    points = List.copyOf(points);
  }
}
