package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.turnstile.railroadink.Violation.Code;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which placements a sheet allows (R4), by the examples that the oracle knows as well. */
class LegalityTest {
  static Stream<LegalityExamples.Example> boards() {
    return LegalityExamples.all();
  }

  private static Optional<Code> check(List<Placement> placements) {
    Sheet sheet = Sheet.empty();
    for (Placement placement : placements) {
      Optional<Violation> violation = sheet.check(placement);
      if (violation.isPresent()) {
        return violation.map(Violation::code);
      }
      sheet = sheet.draw(placement);
    }
    return Optional.empty();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void the_sheet_knows_which_boards_are_legal(LegalityExamples.Example example) {
    example.check(LegalityTest::check);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void a_sheet_is_made_of_legal_boards_only(LegalityExamples.Example example) {
    List<Placement> placements = Boards.placements(example.board());

    if (example.violation().isEmpty()) {
      assertThat(Sheet.of(placements).placements()).isEqualTo(placements);
    } else {
      IllegalMoveException refusal =
          catchThrowableOfType(IllegalMoveException.class, () -> Sheet.of(placements));
      assertThat(refusal.violation().code()).isEqualTo(example.violation().get());
      assertThat(refusal).hasMessageStartingWith(placements.get(example.legal()) + " is illegal: ");
    }
  }

  static Stream<ScoreExamples.Example> games() {
    return ScoreExamples.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void boards_with_known_scores_are_legal(ScoreExamples.Example game) {
    assertThat(check(Boards.placements(game.board()))).isEmpty();
  }

  @Test
  void the_first_tile_is_drawn_at_an_exit() {
    assertThat(Sheet.empty().legalPlacements(Tile.A4))
        .isEqualTo(Boards.placements("A4A10 A4A50 A4D01 A4D61 A4G10 A4G50"));
    assertThat(Sheet.empty().legalPlacements(Tile.S3))
        .isEqualTo(Boards.placements("S3A30 S3B00 S3B60 S3F00 S3F60 S3G30"));
  }

  @Test
  void a_closed_sheet_leaves_nothing_to_draw() {
    for (Tile tile : Tile.values()) {
      assertThat(Boards.sheet(ClosedSheets.NOTHING).legalPlacements(tile)).isEmpty();
    }
  }
}
