package games.turnstile.gambit;

import static games.turnstile.gambit.Diagrams.jump;
import static games.turnstile.gambit.Diagrams.midTurn;
import static games.turnstile.gambit.Diagrams.position;
import static games.turnstile.gambit.Diagrams.turn;
import static games.turnstile.gambit.Violation.Code.GAME_OVER;
import static games.turnstile.gambit.Violation.Code.NOTHING_TO_JUMP_OVER;
import static games.turnstile.gambit.Violation.Code.NOT_A_JUMP;
import static games.turnstile.gambit.Violation.Code.NOT_THE_JUMPING_PIECE;
import static games.turnstile.gambit.Violation.Code.NOT_YOUR_PIECE;
import static games.turnstile.gambit.Violation.Code.NO_JUMP_MADE;
import static games.turnstile.gambit.Violation.Code.NO_PIECE;
import static games.turnstile.gambit.Violation.Code.OWN_PIECE_IN_BETWEEN;
import static games.turnstile.gambit.Violation.Code.TARGET_OCCUPIED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** One example at least of each thing that can be wrong with a move or a turn. */
class LegalityTest {
  private static final Move STOP = new Move.Stop();

  /** X's only jump is b3xd3, and no second one follows. */
  private static final Position START_OF_TURN =
      position(
          Side.X,
          """
          XOX.X...
          ....X...
          .XO.....
          ........
          """);

  /** X has jumped to c1 and can go on to c3; the piece on h1 could have jumped instead. */
  private static final Position MID_TURN =
      midTurn(
          Side.X,
          "c1",
          """
          ..X...OX
          ..O.....
          ...X....
          ........
          """);

  private static final Position OVER =
      position(
          Side.X,
          """
          O.......
          .X......
          ........
          ........
          """);

  static Stream<Arguments> illegalMoves() {
    return Stream.of(
        arguments(OVER, jump("b2", "d2"), GAME_OVER, List.of()),
        arguments(OVER, jump("a1", "c3"), GAME_OVER, List.of()),
        arguments(OVER, STOP, GAME_OVER, List.of()),
        arguments(START_OF_TURN, jump("d1", "d3"), NO_PIECE, List.of("d1")),
        arguments(START_OF_TURN, jump("b1", "d1"), NOT_YOUR_PIECE, List.of("b1")),
        arguments(START_OF_TURN, jump("a1", "b1"), NOT_A_JUMP, List.of("a1", "b1")),
        arguments(START_OF_TURN, jump("a1", "a1"), NOT_A_JUMP, List.of("a1")),
        arguments(START_OF_TURN, jump("a1", "d1"), NOT_A_JUMP, List.of("a1", "d1")),
        arguments(START_OF_TURN, jump("a1", "b3"), NOT_A_JUMP, List.of("a1", "b3")),
        arguments(START_OF_TURN, jump("c1", "h2"), NOT_A_JUMP, List.of("c1", "h2")),
        arguments(START_OF_TURN, jump("e1", "g1"), NOTHING_TO_JUMP_OVER, List.of("f1")),
        arguments(START_OF_TURN, jump("e1", "e3"), OWN_PIECE_IN_BETWEEN, List.of("e2")),
        arguments(START_OF_TURN, jump("a1", "c1"), TARGET_OCCUPIED, List.of("c1")),
        arguments(START_OF_TURN, STOP, NO_JUMP_MADE, List.of()),
        arguments(MID_TURN, jump("h1", "f1"), NOT_THE_JUMPING_PIECE, List.of("h1", "c1")),
        arguments(MID_TURN, jump("c1", "e1"), NOTHING_TO_JUMP_OVER, List.of("d1")),
        arguments(MID_TURN, jump("c1", "c2"), NOT_A_JUMP, List.of("c1", "c2")));
  }

  static Stream<Arguments> illegalTurns() {
    return Stream.of(
        arguments(OVER, turn("b2", "d2"), GAME_OVER, List.of()),
        arguments(OVER, turn("b2"), GAME_OVER, List.of()),
        arguments(START_OF_TURN, turn("d1", "d3"), NO_PIECE, List.of("d1")),
        arguments(START_OF_TURN, turn("b1", "d1"), NOT_YOUR_PIECE, List.of("b1")),
        arguments(START_OF_TURN, turn("a1", "a2"), NOT_A_JUMP, List.of("a1", "a2")),
        arguments(START_OF_TURN, turn("b3", "d3", "e3"), NOT_A_JUMP, List.of("d3", "e3")),
        arguments(START_OF_TURN, turn("b3", "d3", "b3"), NOTHING_TO_JUMP_OVER, List.of("c3")),
        arguments(START_OF_TURN, turn("b3", "d3", "f1"), OWN_PIECE_IN_BETWEEN, List.of("e2")),
        arguments(START_OF_TURN, turn("a1", "c1", "c3"), TARGET_OCCUPIED, List.of("c1")),
        arguments(START_OF_TURN, turn("b3"), NO_JUMP_MADE, List.of()),
        arguments(MID_TURN, turn("h1", "f1"), NOT_THE_JUMPING_PIECE, List.of("h1", "c1")),
        arguments(MID_TURN, turn("h1"), NOT_THE_JUMPING_PIECE, List.of("h1", "c1")),
        arguments(MID_TURN, turn("c1", "c3", "e3"), OWN_PIECE_IN_BETWEEN, List.of("d3")),
        arguments(MID_TURN, turn("c1", "c3", "c1"), NOTHING_TO_JUMP_OVER, List.of("c2")));
  }

  @ParameterizedTest
  @MethodSource("illegalMoves")
  void check_illegalMove_namesTheBrokenRuleAndTheSquares(
      Position position, Move move, Violation.Code code, List<String> squares) {
    Violation violation = position.check(move).orElseThrow();

    assertNames(violation, code, squares);
    IllegalMoveException refusal =
        catchThrowableOfType(IllegalMoveException.class, () -> position.play(move));
    assertRefusal(refusal, position, move.toString(), violation);
    assertThat(refusal.move()).contains(move);
    assertThat(refusal.turn()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("illegalTurns")
  void check_illegalTurn_namesTheBrokenRuleAndTheSquares(
      Position position, Turn turn, Violation.Code code, List<String> squares) {
    Violation violation = position.check(turn).orElseThrow();

    assertNames(violation, code, squares);
    IllegalMoveException refusal =
        catchThrowableOfType(IllegalMoveException.class, () -> position.play(turn));
    assertRefusal(refusal, position, turn.toString(), violation);
    assertThat(refusal.turn()).contains(turn);
    assertThat(refusal.move()).isEmpty();
  }

  private static void assertNames(Violation violation, Violation.Code code, List<String> squares) {
    assertThat(violation.code()).isEqualTo(code);
    assertThat(violation.detail()).isNotBlank();
    squares.forEach(square -> assertThat(violation.detail()).contains(square));
  }

  private static void assertRefusal(
      IllegalMoveException refusal, Position position, String played, Violation violation) {
    assertThat(refusal).hasMessageContaining(played).hasMessageContaining(violation.detail());
    assertThat(refusal.violation()).isEqualTo(violation);
    assertThat(refusal.position()).isEqualTo(position);
  }

  @Test
  void examples_ofBothKinds_coverEveryCode() {
    for (Stream<Arguments> examples : List.of(illegalMoves(), illegalTurns())) {
      assertThat(examples.map(example -> example.get()[2]).distinct())
          .containsExactlyInAnyOrder((Object[]) Violation.Code.values());
    }
  }

  @Test
  void check_theOneLegalMove_isEmpty() {
    assertThat(START_OF_TURN.legalTurns()).containsExactly(turn("b3", "d3"));
    assertThat(START_OF_TURN.check(jump("b3", "d3"))).isEmpty();
    assertThat(START_OF_TURN.check(turn("b3", "d3"))).isEmpty();
    assertThat(MID_TURN.check(STOP)).isEmpty();
    assertThat(MID_TURN.check(turn("c1"))).isEmpty();
  }
}
