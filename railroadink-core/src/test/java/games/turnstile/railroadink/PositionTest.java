package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a game of Ann and Bob goes from round to round (R3). */
class PositionTest {
  private static final String ANN = "0:A4A10 0:A4A50 0:A5D00 0:B0G12 ";
  private static final String BOB = "1:A4D01 1:A4G10 1:A5D61 1:B0A10 ";
  private static final String ROLL = "A4A4A5B0 ";

  private static Position after(String script) {
    return Script.play(2, script).last();
  }

  @Nested
  class AtTheBeginning {
    private final Position position = after("");

    @Test
    void the_dice_are_awaited_and_nobody_can_draw() {
      assertThat(position.phase()).isEqualTo(Phase.ROLL);
      assertThat(position.rolls()).isZero();
      assertThat(position.roll()).isEmpty();
      assertThat(position.seats()).isEqualTo(2);
      assertThat(position.setup()).isEqualTo(Script.setup(2));
      assertThat(position.outcome()).isEmpty();
      for (int seat = 0; seat < 2; seat++) {
        assertThat(position.round(seat)).isEmpty();
        assertThat(position.sheet(seat)).isEqualTo(Sheet.empty());
        assertThat(position.legalMoves(seat)).isEmpty();
      }
    }
  }

  /** R3.1, R3.2: shared dice. */
  @Nested
  class ARoll {
    private final Position position = after(ROLL);

    @Test
    void begins_a_round_for_everybody() {
      assertThat(position.phase()).isEqualTo(Phase.DRAW);
      assertThat(position.rolls()).isEqualTo(1);
      assertThat(position.roll()).contains(Boards.roll("A4A4A5B0"));
      for (int seat = 0; seat < 2; seat++) {
        assertThat(position.round(seat))
            .contains(Round.begin(1, Boards.roll("A4A4A5B0"), Sheet.empty()));
      }
    }

    @Test
    void lets_everybody_draw_the_same() {
      Position both = after(ROLL + ANN + BOB);

      assertThat(both.sheet(0)).hasToString("Sheet[A4A10, A4A50, A5D00, B0G12]");
      assertThat(both.sheet(1)).hasToString("Sheet[A4D01, A4G10, A5D61, B0A10]");
    }
  }

  /** R3.2: sheets of their own. */
  @Nested
  class Players {
    @Test
    void draw_independently_of_each_other() {
      Position position = after(ROLL + "0:A4A10 1:A5D61 0:B0B10");

      assertThat(position.sheet(0)).hasToString("Sheet[A4A10, B0B10]");
      assertThat(position.sheet(1)).hasToString("Sheet[A5D61]");
      assertThat(position).isEqualTo(after(ROLL + "1:A5D61 0:A4A10 0:B0B10"));
      assertThat(position).hasSameHashCodeAs(after(ROLL + "1:A5D61 0:A4A10 0:B0B10"));
    }

    @Test
    void wait_for_each_other_at_the_end_of_a_round() {
      Position position = after(ROLL + ANN + "0.");

      assertThat(position.phase()).isEqualTo(Phase.DRAW);
      assertThat(position.round(0)).isEmpty();
      assertThat(position.legalMoves(0)).isEmpty();
      assertThat(position.round(1)).isPresent();
      assertThat(position.legalMoves(1)).isNotEmpty();
    }

    @Test
    void go_on_to_the_next_round_together() {
      Position position = after(ROLL + ANN + BOB + "1. 0.");
      Position next = after(ROLL + ANN + BOB + "1. 0. A0A1A1B1");

      assertThat(position.phase()).isEqualTo(Phase.ROLL);
      assertThat(position.rolls()).isEqualTo(1);
      assertThat(position.sheet(0).placements()).hasSize(4);
      assertThat(next.rolls()).isEqualTo(2);
      assertThat(next.round(1))
          .contains(Round.begin(2, Boards.roll("A0A1A1B1"), position.sheet(1)));
    }
  }

  /** R3.3 to R3.5: what a player may do. */
  @Nested
  class LegalMoves {
    @Test
    void are_the_placements_of_the_round() {
      Position position = after(ROLL);
      Round round = position.round(0).orElseThrow();

      assertThat(position.legalMoves(0))
          .containsExactlyElementsOf(
              round.legalPlacements().stream().<Move>map(p -> new Move.Draw(0, p)).toList());
    }

    @Test
    void begin_with_the_end_of_the_round_if_that_is_allowed() {
      Position position = after(ROLL + BOB);

      assertThat(position.legalMoves(1).get(0)).isEqualTo(new Move.EndRound(1));
      assertThat(position.legalMoves(1)).hasSizeGreaterThan(1);
      assertThat(position.legalMoves(0)).doesNotContain(new Move.EndRound(0));
    }

    @Test
    void cannot_be_changed() {
      List<Move> moves = after(ROLL).legalMoves(0);

      assertThatThrownBy(moves::clear).isInstanceOf(UnsupportedOperationException.class);
    }
  }

  @Test
  void after_seven_rounds_the_game_is_over() {
    Position position =
        RandomPlay.game(2, Collections.nCopies(7, Boards.roll("A4A4A5B0")), 3).last();

    assertThat(position.phase()).isEqualTo(Phase.OVER);
    assertThat(position.rolls()).isEqualTo(7);
    assertThat(position.legalMoves(0)).isEmpty();
    assertThat(position.round(1)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 2})
  void a_seat_that_is_not_there_is_the_mistake_of_the_program(int seat) {
    for (Position position : List.of(after(""), after(ROLL))) {
      assertThatThrownBy(() -> position.round(seat)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> position.sheet(seat)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> position.legalMoves(seat))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void positions_that_differ_in_anything_are_different() {
    Position position = after(ROLL + ANN);

    for (String other :
        List.of("", ROLL, ROLL + BOB, ROLL + ANN + "0.", ROLL + ANN + "1:A4D01", "A4A4A5B1")) {
      assertThat(after(other)).as(other).isNotEqualTo(position);
    }
    assertThat(Script.play(1, ROLL + ANN).last()).isNotEqualTo(position);
    assertThat(position).isNotEqualTo("position");
    assertThat(after("")).hasToString("Position[ROLL, round 0, []]");
  }
}
