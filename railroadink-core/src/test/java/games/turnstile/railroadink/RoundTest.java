package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.railroadink.Violation.Code;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One player's round on a sheet. */
class RoundTest {
  private static final DiceRoll ROLL = Boards.roll("A3A4A4B1");

  private static Round round(String before, String drawn) {
    Round round = Round.begin(3, ROLL, Boards.sheet(before));
    for (Placement placement : Boards.placements(drawn)) {
      round = round.draw(placement);
    }
    return round;
  }

  private static Code refusal(Round round, String placement) {
    return round.check(Boards.placement(placement)).orElseThrow().code();
  }

  /** R3.3: dice in any order. */
  @Nested
  class TheDice {
    @Test
    void are_drawn_in_any_order() {
      assertThat(round("", "B1D03 A4A10 A3A50 A4G10").diceLeft()).isEmpty();
      assertThat(round("", "A4G10 A3A50 A4A10 B1D03").diceLeft()).isEmpty();
    }

    @Test
    void are_drawn_as_often_as_they_show_the_tile() {
      assertThat(round("", "A4A10").diceLeft()).containsExactly(Tile.A3, Tile.A4, Tile.B1);
      assertThat(refusal(round("", "A4A10 A4A50"), "A4G10")).isEqualTo(Code.NOT_ON_THE_DICE);
      assertThat(refusal(round("", "A3A10"), "A3A50")).isEqualTo(Code.NOT_ON_THE_DICE);
    }
  }

  /** R3.4: special tiles. */
  @Nested
  class SpecialTiles {
    @Test
    void are_drawn_once_in_a_round_and_use_up_no_die() {
      Round round = round("", "A4A10 S2A50");

      assertThat(round.specialDrawn()).isTrue();
      assertThat(round.diceLeft()).containsExactly(Tile.A3, Tile.A4, Tile.B1);
      assertThat(refusal(round, "S3A30")).isEqualTo(Code.SECOND_SPECIAL_IN_ROUND);
      assertThat(round.legalPlacements()).noneMatch(placement -> placement.tile().isSpecial());
    }

    @Test
    void are_drawn_in_the_next_round_again() {
      Round next = Round.begin(4, ROLL, round("", "A4A10 S2A50").sheet());

      assertThat(next.specialDrawn()).isFalse();
      assertThat(next.check(Boards.placement("S3A30"))).isEmpty();
      assertThat(refusal(next, "S2D00")).isEqualTo(Code.SPECIAL_USED);
    }

    @Test
    void are_three_in_a_game() {
      assertThat(Boards.sheet("S2A10 S3A30").specialsLeft())
          .containsExactly(Tile.S0, Tile.S1, Tile.S4, Tile.S5);
      assertThat(Boards.sheet("S2A10 S3A30 S0A50").specialsLeft()).isEmpty();
    }
  }

  /** R3.5: the end of a round. */
  @Nested
  class TheEnd {
    @Test
    void has_to_wait_while_a_die_can_be_drawn() {
      assertThat(round("", "").checkEnd()).isPresent();
      assertThat(round("", "B1D03 A4A10 A3A50").checkEnd().orElseThrow())
          .isEqualTo(
              new Violation(
                  Code.DIE_CAN_BE_PLACED, "A4 can still be drawn, and what can be drawn must be"));
      assertThat(round("", "B1D03 A4A10 A3A50 A4G10").checkEnd()).isEmpty();
    }

    @Test
    void comes_when_no_die_that_is_left_can_be_drawn() {
      Round round = round(ClosedSheets.NOTHING, "");

      assertThat(round.checkEnd()).isEmpty();
      assertThat(round.diceLeft()).hasSize(4);
      assertThat(round.legalPlacements()).isEmpty();
    }

    @Test
    void does_not_come_when_another_die_made_way_for_the_rest() {
      Round before = round(ClosedSheets.NO_HIGHWAYS, "");
      Round after = before.draw(Boards.placement("B1A33"));

      assertThat(before.sheet().legalPlacements(Tile.A4)).isEmpty();
      assertThat(after.sheet().legalPlacements(Tile.A4)).containsExactly(Boards.placement("A4A21"));
      assertThat(after.checkEnd()).isPresent();
    }

    @Test
    void does_not_depend_on_special_tiles() {
      Round round = round("", "B1D03 A4A10 A3A50 A4G10");

      assertThat(round.legalPlacements())
          .isNotEmpty()
          .allMatch(placement -> placement.tile().isSpecial());
      assertThat(round.checkEnd()).isEmpty();
      assertThat(round.draw(Boards.placement("S2D60")).checkEnd()).isEmpty();
    }
  }

  @Test
  void drawing_leaves_the_round_and_its_sheet_as_they_were() {
    Round round = round("A4A10", "A4A50");
    Round next = round.draw(Boards.placement("A3B10"));

    assertThat(round).isEqualTo(round("A4A10", "A4A50")).hasSameHashCodeAs(round("A4A10", "A4A50"));
    assertThat(round.sheet()).hasToString("Sheet[A4A10, A4A50]");
    assertThat(next.sheet()).hasToString("Sheet[A4A10, A4A50, A3B10]");
    assertThat(next.number()).isEqualTo(3);
    assertThat(next.roll()).isEqualTo(ROLL);
    assertThat(next)
        .hasToString("Round[3, [A3, A4, A4, B1], left [A4, B1], Sheet[A4A10, A4A50, A3B10]]");
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> round.draw(Boards.placement("A4A10")));
  }

  @Test
  void rounds_that_differ_in_anything_are_different() {
    Sheet sheet = Boards.sheet("A4A10");

    assertThat(Round.begin(1, ROLL, sheet))
        .isNotEqualTo(Round.begin(2, ROLL, sheet))
        .isNotEqualTo(Round.begin(1, Boards.roll("A3A4A4B2"), sheet))
        .isNotEqualTo(Round.begin(1, ROLL, Sheet.empty()))
        .isNotEqualTo(Round.begin(1, ROLL, Sheet.empty()).draw(Boards.placement("A4A10")))
        .isNotEqualTo("round");
    assertThat(Round.begin(1, ROLL, Boards.sheet("S2A10")))
        .isNotEqualTo(Round.begin(1, ROLL, Sheet.empty()).draw(Boards.placement("S2A10")));
    assertThat(sheet)
        .isEqualTo(Boards.sheet("A4A10"))
        .isNotEqualTo(Boards.sheet("A4A12"))
        .isNotEqualTo("A4A10");
    assertThat(Boards.sheet("A4A10 A4A50")).isNotEqualTo(Boards.sheet("A4A50 A4A10"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 8})
  void a_game_has_seven_rounds(int number) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Round.begin(number, ROLL, Sheet.empty()))
        .withMessage("rounds are 1 to 7, not " + number);
  }

  @Test
  void missing_parts_are_the_mistake_of_the_program() {
    assertThatNullPointerException().isThrownBy(() -> Round.begin(1, null, Sheet.empty()));
    assertThatNullPointerException()
        .isThrownBy(() -> Round.begin(1, ROLL, null))
        .withMessage("sheet");
  }

  @Test
  void lists_cannot_be_changed() {
    Round round = round("A4A10", "");

    for (List<?> list :
        List.of(
            round.diceLeft(),
            round.legalPlacements(),
            round.roll().tiles(),
            round.sheet().placements(),
            round.sheet().legalPlacements(Tile.A4))) {
      assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
    }
  }
}
