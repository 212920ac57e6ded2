package games.turnstile.gambit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a player does from now until the other player's turn: the squares that one piece visits,
 * beginning with the one where it stands. Whether a turn is possible is for the position to say.
 *
 * <p>A turn of a single square makes no jump. It is legal only in the middle of a turn, for the
 * piece that has just jumped, and means to stop there.
 *
 * @param path the squares visited, at least one
 */
public record Turn(List<Point> path) {
  /**
   * Copies the path.
   *
   * @throws IllegalArgumentException if the path is empty
   */
  public Turn {
    path = List.copyOf(path);
    if (path.isEmpty()) {
      throw new IllegalArgumentException("a turn visits at least one square");
    }
  }

  /**
   * {@return the turn that visits these squares}
   *
   * @param path the squares visited, at least one
   * @throws IllegalArgumentException if there is none
   */
  public static Turn of(Point... path) {
    return new Turn(List.of(path));
  }

  /** {@return the jumps of this turn in order} */
  public List<Move.Jump> jumps() {
    List<Move.Jump> jumps = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      jumps.add(new Move.Jump(path.get(i - 1), path.get(i)));
    }
    return List.copyOf(jumps);
  }

  @Override
  public String toString() {
    return path.stream().map(Point::name).collect(Collectors.joining("x"));
  }
}
