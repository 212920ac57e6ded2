package games.turnstile.gambit;

import static games.turnstile.gambit.Diagrams.board;
import static games.turnstile.gambit.Diagrams.point;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.turnstile.gambit.SetupException.Fault;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetupTest {
  /** X on b2 can jump to d2 and nothing else can jump; X on h1 is stuck. */
  private static final Setup SETUP =
      Setup.startOfTurn(
          board(
              """
              .......X
              .XO.....
              ........
              ........
              """),
          Side.X);

  @Test
  void initial_everyPart_isThatOfAnOrdinaryGame() {
    assertThat(Setup.initial())
        .isEqualTo(new Setup(Board.initial(), Side.O, Optional.empty(), Ruleset.STANDARD));
  }

  @Test
  void with_otherPart_changesOnlyThatPart() {
    Setup strict = SETUP.withRuleset(Ruleset.STRICT_TABLE);
    Setup middle = strict.withJumper(point("b2"));

    assertThat(strict)
        .isEqualTo(new Setup(SETUP.board(), Side.X, Optional.empty(), Ruleset.STRICT_TABLE));
    assertThat(middle)
        .isEqualTo(
            new Setup(SETUP.board(), Side.X, Optional.of(point("b2")), Ruleset.STRICT_TABLE));
    assertThat(SETUP.jumper()).isEmpty();
    assertThat(SETUP.ruleset()).isEqualTo(Ruleset.STANDARD);
  }

  @Test
  void of_anyBoardAtTheStartOfATurn_isAPosition() {
    assertThat(Position.of(SETUP).toSetup()).isEqualTo(SETUP);
    assertThat(Position.of(Setup.startOfTurn(Board.empty(), Side.O)).board())
        .isEqualTo(Board.empty());
  }

  @Test
  void of_jumperThatCanJump_isAPositionInTheMiddleOfATurn() {
    Position position = Position.of(SETUP.withJumper(point("b2")));

    assertThat(position.jumper()).contains(point("b2"));
    assertThat(position.toSetup()).isEqualTo(SETUP.withJumper(point("b2")));
  }

  @ParameterizedTest
  @CsvSource({
    "a1, JUMPER_IS_NO_OWN_PIECE",
    "c2, JUMPER_IS_NO_OWN_PIECE",
    "d2, JUMPER_IS_NO_OWN_PIECE",
    "h1, JUMPER_IS_STUCK"
  })
  void of_impossibleJumper_isRefusedWithTheFaultAndTheSquare(String jumper, Fault fault) {
    SetupException refusal =
        catchThrowableOfType(
            SetupException.class, () -> Position.of(SETUP.withJumper(point(jumper))));

    assertThat(refusal.fault()).isEqualTo(fault);
    assertThat(refusal).hasMessageContaining(jumper);
  }

  @Test
  void constructor_missingPart_isRefusedByName() {
    Optional<Point> none = Optional.empty();
    assertThatNullPointerException()
        .isThrownBy(() -> new Setup(null, Side.X, none, Ruleset.STANDARD))
        .withMessageContaining("board");
    assertThatNullPointerException()
        .isThrownBy(() -> new Setup(Board.empty(), null, none, Ruleset.STANDARD))
        .withMessageContaining("toMove");
    assertThatNullPointerException()
        .isThrownBy(() -> new Setup(Board.empty(), Side.X, null, Ruleset.STANDARD))
        .withMessageContaining("jumper");
    assertThatNullPointerException()
        .isThrownBy(() -> new Setup(Board.empty(), Side.X, none, null))
        .withMessageContaining("ruleset");
  }
}
