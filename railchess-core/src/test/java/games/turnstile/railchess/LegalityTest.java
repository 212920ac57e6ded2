package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import games.turnstile.railchess.Violation.Code;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Ann on a, Bob on c, Cid on e: everything that can be wrong with a move. */
class LegalityTest {
  private static final RailMap MAP =
      RailMap.builder()
          .station(new Station(0, 0, 0, "Abbey"))
          .station(1, 0.1, 0)
          .station(new Station(2, 0.2, 0, "Castle"))
          .station(3, 0.3, 0)
          .station(4, 0.4, 0)
          .station(new Station(5, 0.5, 0, "Fort"))
          .track(1, 0, 1, 2, 3, 4)
          .track(2, 1, 5, 3)
          .build();

  private static final Position DICE = after("");
  private static final Position ONE = after("1");
  private static final Position TWO = after("2");
  private static final Position WITHOUT_BOB = after("1 b -1");
  private static final Position OVER = after("-0 -1");

  private static Position after(String script) {
    return Script.play(Script.setup(MAP, "ace", Settings.standard()), script).last();
  }

  static Stream<Arguments> illegalMoves() {
    return Stream.of(
        arguments(OVER, "3", Code.GAME_OVER, "the game is over"),
        arguments(OVER, "b", Code.GAME_OVER, "the game is over"),
        arguments(OVER, "-2", Code.GAME_OVER, "the game is over"),
        arguments(OVER, "-9", Code.GAME_OVER, "the game is over"),
        arguments(TWO, "3", Code.NOT_TIME_TO_ROLL, "seat 0 has the number 2 and is to ride first"),
        arguments(TWO, "13", Code.NOT_TIME_TO_ROLL, "seat 0 has the number 2 and is to ride first"),
        arguments(DICE, "0", Code.NUMBER_OUT_OF_RANGE, "the dice show 1 to 12, not 0"),
        arguments(DICE, "13", Code.NUMBER_OUT_OF_RANGE, "the dice show 1 to 12, not 13"),
        arguments(
            DICE, "b", Code.NOT_TIME_TO_RIDE, "the dice are to show a number for seat 0 first"),
        arguments(
            after("1 b 1"),
            "z",
            Code.NOT_TIME_TO_RIDE,
            "the dice are to show a number for seat 1 first"),
        arguments(ONE, "g", Code.UNKNOWN_STATION, "there is no station 6"),
        arguments(TWO, "c", Code.STATION_TAKEN, "Castle (2) belongs to Bob"),
        arguments(TWO, "e", Code.STATION_TAKEN, "4 belongs to Cid"),
        arguments(
            ONE,
            "f",
            Code.OUT_OF_REACH,
            "no ride of 1 link with at most two trains leads from Abbey (0) to Fort (5)"),
        arguments(
            TWO,
            "b",
            Code.OUT_OF_REACH,
            "no ride of 2 links with at most two trains leads from Abbey (0) to 1"),
        arguments(
            TWO,
            "a",
            Code.OUT_OF_REACH,
            "no ride of 2 links with at most two trains leads from Abbey (0) to Abbey (0)"),
        arguments(ONE, "-3", Code.UNKNOWN_SEAT, "the seats are 0 to 2, there is no 3"),
        arguments(DICE, "--1", Code.UNKNOWN_SEAT, "the seats are 0 to 2, there is no -1"),
        arguments(WITHOUT_BOB, "-1", Code.LEFT_ALREADY, "Bob has left already"));
  }

  @ParameterizedTest
  @MethodSource("illegalMoves")
  void an_illegal_move_is_refused_with_the_rule_that_it_breaks(
      Position position, String word, Code code, String detail) {
    Move move = Script.move(word);
    Violation violation = new Violation(code, detail);

    assertThat(position.check(move)).contains(violation);
    IllegalMoveException refusal =
        catchThrowableOfType(IllegalMoveException.class, () -> position.step(move));
    assertThat(refusal).hasMessage(move + " is illegal: " + detail);
    assertThat(refusal.violation()).isEqualTo(violation);
    assertThat(refusal.move()).isEqualTo(move);
    assertThat(refusal.position()).isSameAs(position);
  }

  @Test
  void the_table_has_an_example_of_every_rule() {
    assertThat(illegalMoves().map(example -> example.get()[2]).distinct())
        .containsExactly((Object[]) Code.values());
  }

  @Test
  void legal_moves_are_the_numbers_of_the_dice_or_the_destinations() {
    assertThat(DICE.legalMoves())
        .containsExactlyElementsOf(Script.moves("1 2 3 4 5 6 7 8 9 10 11 12"));
    assertThat(TWO.legalMoves()).containsExactlyElementsOf(Script.moves("f"));
    assertThat(OVER.legalMoves()).isEmpty();
    assertThat(DICE.check(Script.move("-2"))).isEmpty();
    assertThat(TWO.check(Script.move("-0"))).isEmpty();
  }

  @Test
  void no_move_at_all_is_the_mistake_of_the_program() {
    assertThatNullPointerException().isThrownBy(() -> DICE.check(null)).withMessage("move");
    assertThatNullPointerException().isThrownBy(() -> DICE.play(null)).withMessage("move");
  }
}
