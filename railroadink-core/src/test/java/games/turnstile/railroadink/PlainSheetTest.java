package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.oracle.PlainSheet;
import games.turnstile.railroadink.oracle.PlainTiles;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle of sheets, against answers that are known or worked out by hand. */
@Domain(RailroadInkArbitraries.class)
class PlainSheetTest {
  static Stream<LegalityExamples.Example> boards() {
    return LegalityExamples.all();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void the_oracle_knows_which_boards_are_legal(LegalityExamples.Example example) {
    example.check(PlainSheet::checkAll);
  }

  static Stream<ScoreExamples.Example> games() {
    return ScoreExamples.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void boards_with_known_scores_are_legal(ScoreExamples.Example game) {
    assertThat(PlainSheet.checkAll(Boards.placements(game.board()))).isEmpty();
  }

  static Stream<TileExamples.Pair> pairs() {
    return TileExamples.pairs();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void the_oracle_knows_which_neighbours_are_joined(TileExamples.Pair pair) {
    pair.check(
        (placement, side) ->
            PlainTiles.edges(placement.tile().name(), placement.orientation().ordinal())
                .charAt(side.ordinal()));
  }

  @ParameterizedTest
  @CsvSource({
    "A0, 0, R..R",
    "A0, 1, RR..",
    "A0, 2, .RR.",
    "A0, 3, ..RR",
    "A0, 4, RR..",
    "A0, 5, .RR.",
    "B1, 0, HR..",
    "B1, 1, .HR.",
    "B1, 2, ..HR",
    "B1, 3, R..H",
    "B1, 4, H..R",
    "B1, 5, RH..",
    "B1, 6, .RH.",
    "B1, 7, ..RH",
    "S0, 1, HHHR",
    "S4, 4, HHRR",
    "S5, 3, RHRH"
  })
  void tiles_are_mirrored_first_and_then_turned_clockwise(
      String tile, int orientation, String edges) {
    assertThat(PlainTiles.edges(tile, orientation)).isEqualTo(edges);
  }

  @Test
  void tiles_look_different_in_as_many_orientations_as_is_known() {
    assertThat(Arrays.stream(Tile.values()).map(tile -> PlainTiles.orientations(tile.name())))
        .extracting(List::size)
        .isEqualTo(TileExamples.orientations());
  }

  @Test
  void the_first_tile_is_drawn_at_an_exit() {
    assertThat(PlainSheet.of(List.of()).legalPlacements(Tile.A4))
        .isEqualTo(Boards.placements("A4A10 A4A50 A4D01 A4D61 A4G10 A4G50"));
    assertThat(PlainSheet.of(List.of()).legalPlacements(Tile.A3)).hasSize(3 * 6);
  }

  @Property(tries = 50)
  void generated_sheets_are_legal(@ForAll Sheet sheet) {
    assertThat(PlainSheet.checkAll(sheet.placements())).isEmpty();
  }
}
