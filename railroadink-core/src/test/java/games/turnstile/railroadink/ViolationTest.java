package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import games.turnstile.railroadink.Violation.Code;
import java.util.Collections;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that can be wrong with a move of Ann or Bob, and with a placement in a round. */
class ViolationTest {
  private static final Position START = Script.play(2, "").last();
  private static final Position ROLLED = Script.play(2, "A4A4A5B0").last();
  private static final Position SPECIAL = Script.play(2, "A4A4A5B0 0:S2A10").last();
  private static final Position ANN_ENDED =
      Script.play(2, "A4A4A5B0 0:A4A10 0:A4A50 0:A5D00 0:B0G12 0.").last();
  private static final Position OVER =
      RandomPlay.game(2, Collections.nCopies(7, Boards.roll("A3A4A1B2")), 1).last();

  static Stream<Arguments> illegalMoves() {
    String over = "the game is over";
    String early = "not everybody has ended round 1; the dice have to wait";
    String ended = "Ann has ended round 1 already";
    return Stream.of(
        arguments(OVER, "A4A4A5B0", Code.GAME_OVER, over),
        arguments(OVER, "0:A4A10", Code.GAME_OVER, over),
        arguments(OVER, "9.", Code.GAME_OVER, over),
        arguments(ROLLED, "A4A4A5B0", Code.NOT_TIME_TO_ROLL, early),
        arguments(ANN_ENDED, "A4A4A5B0", Code.NOT_TIME_TO_ROLL, early),
        arguments(START, "0:A4A10", Code.NOT_TIME_TO_DRAW, "the dice have to be rolled first"),
        arguments(START, "1.", Code.NOT_TIME_TO_DRAW, "the dice have to be rolled first"),
        arguments(START, "2.", Code.UNKNOWN_SEAT, "there is no seat 2; seats are 0 to 1"),
        arguments(ROLLED, "-1.", Code.UNKNOWN_SEAT, "there is no seat -1; seats are 0 to 1"),
        arguments(ROLLED, "2:A4A10", Code.UNKNOWN_SEAT, "there is no seat 2; seats are 0 to 1"),
        arguments(ANN_ENDED, "0:S2D60", Code.ROUND_ENDED, ended),
        arguments(ANN_ENDED, "0.", Code.ROUND_ENDED, ended),
        arguments(
            ROLLED,
            "1:A3A10",
            Code.NOT_ON_THE_DICE,
            "no die that is left shows A3; left are [A4, A4, A5, B0]"),
        arguments(
            SPECIAL,
            "0:S3A30",
            Code.SECOND_SPECIAL_IN_ROUND,
            "a special tile was drawn in this round already; wait for the next"),
        arguments(
            SPECIAL,
            "0:A4A10",
            Code.SQUARE_TAKEN,
            "there is S2 on A1 already; choose an empty square"),
        arguments(
            ROLLED,
            "0:B0A12",
            Code.ROUTES_CLASH,
            "a highway would meet a railway on the north of A1"),
        arguments(
            ROLLED, "0:A4D30", Code.NOT_JOINED, "no edge of it continues a route or an exit at D3"),
        arguments(
            ROLLED,
            "0.",
            Code.DIE_CAN_BE_PLACED,
            "A4 can still be drawn, and what can be drawn must be"));
  }

  @ParameterizedTest
  @MethodSource("illegalMoves")
  void an_illegal_move_is_refused_with_the_rule_that_it_breaks(
      Position position, String word, Code code, String detail) {
    Move move = Script.move(word);
    Violation violation = new Violation(code, detail);

    assertThat(position.check(move)).contains(violation);
    IllegalMoveException refusal =
        catchThrowableOfType(IllegalMoveException.class, () -> position.play(move));
    assertThat(refusal).hasMessage(move + " is illegal: " + detail);
    assertThat(refusal.violation()).isEqualTo(violation);
  }

  static Stream<Arguments> illegalSpecials() {
    return Stream.of(
        arguments(
            "S1D03",
            Code.NO_SPECIAL_LEFT,
            "3 special tiles are on the sheet already, and no game has more"),
        arguments(
            "S2D00",
            Code.SPECIAL_USED,
            "S2 is on the sheet already, and each special tile comes once"));
  }

  @ParameterizedTest
  @MethodSource("illegalSpecials")
  void after_three_special_tiles_there_are_none_left(String word, Code code, String detail) {
    Placement placement = Boards.placement(word);
    Round round = Round.begin(4, Boards.roll("A4A4A5B0"), Boards.sheet("S2A10 S3A30 S0A50"));
    Violation violation = new Violation(code, detail);

    assertThat(round.check(placement)).contains(violation);
    assertThat(round.sheet().check(placement)).contains(violation);
    IllegalMoveException refusal =
        catchThrowableOfType(IllegalMoveException.class, () -> round.draw(placement));
    assertThat(refusal).hasMessage(word + " is illegal: " + detail);
    assertThat(refusal.violation()).isEqualTo(violation);
  }

  @Test
  void the_tables_have_an_example_of_every_rule() {
    Set<Object> moves = illegalMoves().map(row -> row.get()[2]).collect(Collectors.toSet());
    illegalSpecials().forEach(row -> moves.add(row.get()[1]));

    assertThat(moves).containsExactlyInAnyOrder((Object[]) Code.values());
  }

  @Test
  void no_move_at_all_is_the_mistake_of_the_program() {
    assertThatNullPointerException().isThrownBy(() -> START.check(null)).withMessage("move");
    assertThatNullPointerException().isThrownBy(() -> START.play(null)).withMessage("move");
    assertThatNullPointerException().isThrownBy(() -> Sheet.empty().check(null));
    assertThatNullPointerException().isThrownBy(() -> Sheet.empty().legalPlacements(null));
  }
}
