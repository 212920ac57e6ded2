package games.turnstile.gambit;

import static games.turnstile.gambit.Diagrams.board;
import static games.turnstile.gambit.Diagrams.jump;
import static games.turnstile.gambit.Diagrams.midTurn;
import static games.turnstile.gambit.Diagrams.point;
import static games.turnstile.gambit.Diagrams.position;
import static games.turnstile.gambit.Diagrams.turn;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Turns of several jumps: going on, stopping, and passing by itself. */
class TurnTakingTest {
  private static final Move STOP = new Move.Stop();

  /** X on a1 can go a1xc1xc3xe3 and stop anywhere; X on h1 can jump too. */
  private static final String STAIRS =
      """
      XO....OX
      ..O.....
      ...O....
      ........
      """;

  /** R3.1, R3.2. */
  @Nested
  class GoingOn {
    private final Position afterOne = position(Side.X, STAIRS).play(jump("a1", "c1"));

    @Test
    void play_jumpThatCanGoOn_keepsTheTurnWithThatPiece() {
      assertThat(afterOne.toMove()).isEqualTo(Side.X);
      assertThat(afterOne.jumper()).contains(point("c1"));
      assertThat(afterOne.outcome()).isEmpty();
    }

    @Test
    void legalMoves_afterAJump_areOnlyThatPiecesAndTheStop() {
      assertThat(afterOne.legalMoves()).containsExactly(jump("c1", "c3"), STOP);
    }

    @Test
    void legalTurns_afterAJump_areTheWaysToEndTheTurn() {
      assertThat(afterOne.legalTurns())
          .containsExactly(turn("c1"), turn("c1", "c3"), turn("c1", "c3", "e3"));
    }

    @Test
    void legalTurns_atTheStartOfTheTurn_mayEndAfterEachJump() {
      assertThat(position(Side.X, STAIRS).legalTurns())
          .containsExactly(
              turn("a1", "c1"),
              turn("a1", "c1", "c3"),
              turn("a1", "c1", "c3", "e3"),
              turn("h1", "f1"));
    }

    @Test
    void play_wholeTurn_takesEveryPieceJumpedOver() {
      Position after = position(Side.X, STAIRS).play(turn("a1", "c1", "c3", "e3"));

      assertThat(after.toMove()).isEqualTo(Side.O);
      assertThat(after.board())
          .isEqualTo(
              board(
                  """
                  ......OX
                  ........
                  ....X...
                  ........
                  """));
    }

    @Test
    void play_restOfATurn_isTheSameAsTheWholeTurn() {
      assertThat(afterOne.play(turn("c1", "c3", "e3")))
          .isEqualTo(position(Side.X, STAIRS).play(turn("a1", "c1", "c3", "e3")));
    }

    @Test
    void play_lastPossibleJump_passesTheTurnByItself() {
      Position after = afterOne.play(jump("c1", "c3")).play(jump("c3", "e3"));

      assertThat(after.toMove()).isEqualTo(Side.O);
      assertThat(after.jumper()).isEmpty();
    }
  }

  /** R3.1. */
  @Nested
  class Stopping {
    private final Position afterOne = position(Side.X, STAIRS).play(jump("a1", "c1"));

    @Test
    void play_stop_passesTheTurnAndMovesNothing() {
      Position stopped = afterOne.play(STOP);

      assertThat(stopped).isEqualTo(Position.of(Setup.startOfTurn(afterOne.board(), Side.O)));
    }

    @Test
    void play_turnOfTheJumpersSquareAlone_isTheStop() {
      assertThat(afterOne.play(turn("c1"))).isEqualTo(afterOne.play(STOP));
    }

    @Test
    void play_shorterTurn_isAJumpAndAStop() {
      assertThat(position(Side.X, STAIRS).play(turn("a1", "c1"))).isEqualTo(afterOne.play(STOP));
    }
  }

  /** R2.1, R3.1. */
  @Nested
  class GoingRound {
    private static final String RING =
        """
        .XO.....
        .O.O....
        ..O.....
        ........
        """;

    @Test
    void legalTurns_ringOfOpponents_mayComeBackToTheFirstSquare() {
      assertThat(position(Side.X, RING).legalTurns())
          .containsExactly(
              turn("b1", "d1"),
              turn("b1", "d1", "d3"),
              turn("b1", "d1", "d3", "b3"),
              turn("b1", "d1", "d3", "b3", "b1"),
              turn("b1", "b3"),
              turn("b1", "b3", "d3"),
              turn("b1", "b3", "d3", "d1"),
              turn("b1", "b3", "d3", "d1", "b1"));
    }

    @Test
    void play_allTheWayRound_leavesThePieceWhereItBegan() {
      Position after = position(Side.X, RING).play(turn("b1", "d1", "d3", "b3", "b1"));

      assertThat(after.board().pieces(Side.X)).containsExactly(point("b1"));
      assertThat(after.board().pieces(Side.O)).isEmpty();
      assertThat(after.outcome()).contains(new Outcome(1, 0));
    }

    @Test
    void legalTurns_pieceTakenEarlierInTheTurn_cannotBeJumpedAgain() {
      Position backAndForth =
          position(
              Side.X,
              """
              .XO.....
              ........
              ........
              ........
              """);

      assertThat(backAndForth.legalTurns()).containsExactly(turn("b1", "d1"));
    }

    @Test
    void of_setupInTheMiddleOfATurn_isThePositionAfterThePlayedJump() {
      Position middle =
          midTurn(
              Side.X,
              "d1",
              """
              ...X....
              .O.O....
              ..O.....
              ........
              """);

      assertThat(middle).isEqualTo(position(Side.X, RING).play(jump("b1", "d1")));
      assertThat(middle.legalMoves()).containsExactly(jump("d1", "d3"), STOP);
    }
  }
}
