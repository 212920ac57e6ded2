package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.railroadink.oracle.PlainTiles;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TileTest {
  private static char letter(Placement placement, Direction side) {
    return placement.edge(side).map(route -> route.name().charAt(0)).orElse('.');
  }

  private static String edges(Placement placement) {
    StringBuilder edges = new StringBuilder();
    for (Direction side : Direction.values()) {
      edges.append(letter(placement, side));
    }
    return edges.toString();
  }

  private static Placement inTheMiddle(Tile tile, Orientation orientation) {
    return new Placement(tile, new Square(3, 3), orientation);
  }

  /** R1: the sheet. */
  @Nested
  class TheSheet {
    @Test
    void has_six_exits_for_each_kind_of_route() {
      assertThat(Exit.all().stream().map(e -> e.route().name().charAt(0) + ScoreNames.name(e)))
          .containsExactly(
              "HA1N", "RA3N", "HA5N", "RB6E", "HD6E", "RF6E", "HG5S", "RG3S", "HG1S", "RF0W",
              "HD0W", "RB0W");
    }

    @Test
    void has_nine_squares_in_its_centre() {
      assertThat(Square.all().stream().filter(Square::isCentre).map(Square::toString))
          .containsExactly("C2", "C3", "C4", "D2", "D3", "D4", "E2", "E3", "E4");
    }

    @Test
    void has_squares_row_by_row() {
      assertThat(Square.all()).hasSize(49).isSorted().doesNotHaveDuplicates();
      assertThat(Square.all().get(8)).isEqualTo(new Square(1, 1)).hasToString("B1");
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "7, 0", "0, 7"})
    void has_no_squares_beyond_its_border(int row, int column) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Square(row, column))
          .withMessage("rows and columns are 0 to 6, not " + row + " and " + column);
    }

    @ParameterizedTest
    @CsvSource({
      "D3, NORTH, C3", "D3, EAST, D4", "D3, SOUTH, E3", "D3, WEST, D2", "A6, NORTH, ''",
      "A6, EAST, ''", "G0, SOUTH, ''", "G0, WEST, ''", "A6, WEST, A5", "G0, NORTH, F0"
    })
    void has_neighbours_inside_only(String square, Direction side, String neighbour) {
      assertThat(Boards.square(square).neighbour(side).map(Square::toString).orElse(""))
          .isEqualTo(neighbour);
    }
  }

  /** R2.1, R2.3: edges and orientations. */
  @Nested
  class Edges {
    @ParameterizedTest
    @EnumSource
    void are_those_of_the_oracle(Tile tile) {
      for (Orientation orientation : Orientation.values()) {
        assertThat(edges(inTheMiddle(tile, orientation)))
            .isEqualTo(PlainTiles.edges(tile.name(), orientation.number()));
      }
    }

    static Stream<TileExamples.Pair> pairs() {
      return TileExamples.pairs();
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void tell_which_neighbours_are_joined(TileExamples.Pair pair) {
      pair.check(TileTest::letter);
    }
  }

  /** R2.4: orientations that look the same. */
  @Nested
  class Looks {
    @Test
    void differ_in_as_many_orientations_as_is_known() {
      assertThat(Arrays.stream(Tile.values()).map(tile -> tile.orientations().size()))
          .isEqualTo(TileExamples.orientations());
    }

    @ParameterizedTest
    @EnumSource
    void are_named_by_the_lowest_orientation(Tile tile) {
      for (Orientation orientation : Orientation.values()) {
        assertThat(tile.canonical(orientation).number())
            .isEqualTo(PlainTiles.canonical(tile.name(), orientation.number()));
      }
      assertThat(tile.orientations().stream().map(Orientation::number))
          .isEqualTo(PlainTiles.orientations(tile.name()));
    }

    @Test
    void of_two_placements_are_compared() {
      Placement straight = Boards.placement("A4C20");

      assertThat(straight.looksLike(Boards.placement("A4C26"))).isTrue();
      assertThat(straight.looksLike(Boards.placement("A4C21"))).isFalse();
      assertThat(straight.looksLike(Boards.placement("A4C30"))).isFalse();
      assertThat(straight.looksLike(Boards.placement("A1C20"))).isFalse();
      assertThat(Boards.placement("A4C26").canonical()).isEqualTo(straight);
      assertThat(straight.canonical()).isEqualTo(straight);
      assertThat(Boards.placement("A4C26")).isNotEqualTo(straight);
    }
  }

  @Test
  void two_dice_and_six_special_tiles_make_fifteen() {
    assertThat(Tile.diceFaces()).hasSize(9).noneMatch(Tile::isSpecial);
    assertThat(Tile.specials()).hasSize(6).allMatch(Tile::isSpecial);
    for (Tile tile : Tile.values()) {
      assertThat("" + tile.die() + tile.face()).isEqualTo(tile.name());
    }
  }

  @Test
  void stations_join_both_kinds_and_the_overpass_does_not() {
    assertThat(Arrays.stream(Tile.values()).filter(Tile::isStation))
        .containsExactly(Tile.B0, Tile.B1, Tile.S0, Tile.S1, Tile.S4, Tile.S5);
    assertThat(Tile.B2.routes()).isEqualTo(Set.of(Route.HIGHWAY, Route.RAILWAY));
    assertThat(Tile.A2.routes()).isEqualTo(Set.of(Route.RAILWAY));
    assertThat(Tile.S2.routes()).isEqualTo(Set.of(Route.HIGHWAY));
  }

  @Test
  void opposite_sides_face_each_other() {
    assertThat(Arrays.stream(Direction.values()).map(Direction::opposite))
        .isEqualTo(List.of(Direction.SOUTH, Direction.WEST, Direction.NORTH, Direction.EAST));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 8})
  void there_are_eight_orientations(int number) {
    assertThat(Orientation.of(7)).isEqualTo(Orientation.MIRRORED_THREE_QUARTER_TURN);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Orientation.of(number))
        .withMessage("orientations are 0 to 7, not " + number);
  }

  @Test
  void a_placement_is_written_as_tile_square_and_orientation() {
    assertThat(Boards.placement("B0A53")).hasToString("B0A53");
    assertThatNullPointerException()
        .isThrownBy(() -> new Placement(null, new Square(0, 0), Orientation.UPRIGHT))
        .withMessage("tile");
    assertThatNullPointerException()
        .isThrownBy(() -> new Placement(Tile.A0, null, Orientation.UPRIGHT))
        .withMessage("square");
    assertThatNullPointerException()
        .isThrownBy(() -> new Placement(Tile.A0, new Square(0, 0), null))
        .withMessage("orientation");
  }
}
