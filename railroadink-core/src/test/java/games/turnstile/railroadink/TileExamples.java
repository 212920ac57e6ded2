package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Pairs of tiles side by side, of which is known whether a route leads from one to the other. */
public final class TileExamples {
  private TileExamples() {}

  /**
   * Two tiles side by side.
   *
   * @param first one of them
   * @param second the other
   * @param areJoined whether a route leads from one to the other
   */
  public record Pair(String first, String second, boolean areJoined) {
    /**
     * Checks that both edges between the tiles show the same route, or do not.
     *
     * @param edge tells what leads over an edge, or {@code '.'}
     */
    public void check(BiFunction<Placement, Direction, Character> edge) {
      Placement one = Boards.placement(first);
      Placement other = Boards.placement(second);
      Direction side = side(one.square(), other.square());
      char leaving = edge.apply(one, side);
      char arriving = edge.apply(other, opposite(side));
      assertThat(leaving != '.' && leaving == arriving).isEqualTo(areJoined);
    }

    private static Direction side(Square from, Square to) {
      if (from.row() == to.row()) {
        return to.column() == from.column() + 1 ? Direction.EAST : Direction.WEST;
      }
      return to.row() == from.row() + 1 ? Direction.SOUTH : Direction.NORTH;
    }

    private static Direction opposite(Direction side) {
      return Direction.values()[(side.ordinal() + 2) % 4];
    }
  }

  /** {@return the pairs} */
  public static Stream<Pair> pairs() {
    return Stream.of(
        new Pair("A3C10", "A3C23", true),
        new Pair("A4A10", "A3B13", true),
        new Pair("S4C43", "S3C51", true),
        new Pair("A3G16", "B1G27", true),
        new Pair("A3C23", "B1B20", false),
        new Pair("A4A50", "A1B50", false),
        new Pair("B1C33", "S0B35", false));
  }

  /** {@return how many different drawings each tile makes, in the order A0 to S5} */
  public static List<Integer> orientations() {
    return List.of(4, 2, 4, 4, 2, 4, 4, 8, 2, 4, 4, 1, 1, 4, 2);
  }
}
