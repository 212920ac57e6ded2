package games.turnstile.gambit;

import static games.turnstile.gambit.Diagrams.board;
import static games.turnstile.gambit.Diagrams.jump;
import static games.turnstile.gambit.Diagrams.landings;
import static games.turnstile.gambit.Diagrams.marks;
import static games.turnstile.gambit.Diagrams.point;
import static games.turnstile.gambit.Diagrams.position;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Single jumps and the end of the game. Boards are drawn with X's home, rank 1, on top. */
class PositionTest {
  /** R1. */
  @Nested
  class TheStart {
    @Test
    void initial_board_hasXOnTheSecondRankAndOOnTheThird() {
      assertThat(Position.initial().board())
          .isEqualTo(
              board(
                  """
                  ........
                  XXXXXXXX
                  OOOOOOOO
                  ........
                  """));
    }

    @Test
    void initial_toMove_isOAtTheStartOfATurnUnderStandardRules() {
      assertThat(Position.initial().toMove()).isEqualTo(Side.O);
      assertThat(Position.initial().jumper()).isEmpty();
      assertThat(Position.initial().ruleset()).isEqualTo(Ruleset.STANDARD);
      assertThat(Position.initial().outcome()).isEmpty();
    }

    @Test
    void legalMoves_atTheStart_areStraightOrDiagonalOntoTheFarRank() {
      assertThat(landings(Position.initial(), "a3")).containsExactly(point("a1"), point("c1"));
      assertThat(landings(Position.initial(), "d3"))
          .containsExactly(point("b1"), point("d1"), point("f1"));
      assertThat(landings(Position.initial(), "h3")).containsExactly(point("f1"), point("h1"));
      assertThat(Position.initial().legalMoves()).hasSize(20);
    }

    @Test
    void of_otherStarter_letsXBegin() {
      Position xBegins = Position.of(Setup.startOfTurn(Board.initial(), Side.X));

      assertThat(xBegins.toMove()).isEqualTo(Side.X);
      assertThat(landings(xBegins, "a2")).containsExactly(point("a4"), point("c4"));
    }
  }

  /** R2. */
  @Nested
  class AJump {
    @ParameterizedTest
    @CsvSource({
      "d2, d3, d4", "e3, e2, e1", "d2, e2, f2", "d2, c2, b2",
      "d2, e3, f4", "d2, c3, b4", "e3, f2, g1", "e3, d2, c1"
    })
    void legalMoves_opposingNeighbourWithRoomBehind_areTheJumpInThatDirection(
        String from, String over, String to) {
      Board board = Board.of(Map.of(point(from), Side.X, point(over), Side.O));

      assertThat(Position.of(Setup.startOfTurn(board, Side.X)).legalMoves())
          .containsExactly(jump(from, to));
    }

    @ParameterizedTest
    @CsvSource({
      "g2, h2", "b3, a3", "g1, h2", "b4, a3", "g3, h2", "b2, a3", "g4, h3", "b1, a2", "a2, a1",
      "a3, a4", "c2, b1", "f3, g4", "h2, h1", "b1, a1", "g4, h4"
    })
    void legalMoves_opposingNeighbourOnTheEdge_leadNeitherOffTheBoardNorAroundIt(
        String from, String over) {
      Board board = Board.of(Map.of(point(from), Side.X, point(over), Side.O));

      assertThat(Position.of(Setup.startOfTurn(board, Side.X)).legalMoves()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"XX......", "XOX.....", "XOO.....", "XOOX....", "X.O.....", "X.......", "XO"})
    void legalMoves_anythingElseThanOneOpponentAndRoomBehind_areNone(String firstRank) {
      String rank = firstRank.length() == 8 ? firstRank : "......" + firstRank;

      assertThat(position(Side.X, rank + "\n" + "........\n".repeat(3)).legalMoves()).isEmpty();
    }

    @Test
    void legalMoves_knownBoard_areJustOneFromE2() {
      String diagram =
          """
          O...O...
          ....X...
          ...O....
          .X*...XX
          """;

      assertThat(landings(position(Side.X, diagram), "e2")).isEqualTo(marks(diagram));
      assertThat(position(Side.X, diagram).legalMoves()).containsExactly(jump("e2", "c4"));
    }

    @Test
    void legalMoves_knownCorner_areThreeFromA2() {
      String diagram =
          """
          ........
          XO*.....
          OO......
          *.*.....
          """;

      assertThat(landings(position(Side.X, diagram), "a2"))
          .isEqualTo(marks(diagram))
          .containsExactly(point("c2"), point("a4"), point("c4"));
    }

    @Test
    void play_jump_takesThePieceInBetweenAtOnce() {
      Position after = Position.initial().play(jump("c3", "e1"));

      assertThat(after.board())
          .isEqualTo(
              board(
                  """
                  ....O...
                  XXX.XXXX
                  OO.OOOOO
                  ........
                  """));
    }
  }

  /** R3.3, R4.3. */
  @Nested
  class TheEnd {
    private static final String ONLY_O_CAN_JUMP =
        """
        O.......
        .X......
        ........
        ......OO
        """;

    @Test
    void outcome_moverWithoutAJump_isTheScoreThoughTheOtherCouldJump() {
      Position position = position(Side.X, ONLY_O_CAN_JUMP);

      assertThat(position.legalMoves()).isEmpty();
      assertThat(position.legalTurns()).isEmpty();
      assertThat(position.outcome()).contains(new Outcome(0, 3));
    }

    @Test
    void outcome_moverWithAJump_isStillOpenThoughTheOtherHasNone() {
      assertThat(position(Side.O, ONLY_O_CAN_JUMP).outcome()).isEmpty();
    }

    @Test
    void play_lastOpponentTaken_endsTheGameWithTheTakenSideToMove() {
      Position end =
          position(
                  Side.O,
                  """
                  ........
                  OX......
                  ........
                  ........
                  """)
              .play(jump("a2", "c2"));

      assertThat(end.toMove()).isEqualTo(Side.X);
      assertThat(end.outcome()).contains(new Outcome(0, 1));
    }

    @Test
    void outcome_emptyBoard_isADrawWithoutPoints() {
      Position nothing = Position.of(Setup.startOfTurn(Board.empty(), Side.X));

      assertThat(nothing.outcome()).contains(new Outcome(0, 0));
    }

    @Test
    void outcome_largeIsland_dependsOnTheRuleset() {
      Setup setup =
          Setup.startOfTurn(
              board(
                  """
                  XXXXXX..
                  ........
                  ........
                  ......O.
                  """),
              Side.O);

      assertThat(Position.of(setup).outcome()).contains(new Outcome(11, 1));
      assertThat(Position.of(setup.withRuleset(Ruleset.STRICT_TABLE)).outcome())
          .contains(new Outcome(0, 1));
    }
  }

  @Nested
  class Equality {
    private final Setup setup = Setup.startOfTurn(Board.initial(), Side.X);
    private final Position position = Position.of(setup);

    @Test
    void equals_samePartsByAnotherWay_isTrue() {
      Position one = Position.initial().play(jump("a3", "a1")).play(jump("h2", "h4"));
      Position two = Position.initial().play(jump("a3", "a1")).play(Diagrams.turn("h2", "h4"));

      assertThat(one).isEqualTo(two).hasSameHashCodeAs(two).isNotSameAs(two);
      assertThat(one).hasToString(two.toString());
    }

    @Test
    void equals_onePartDifferent_isFalse() {
      assertThat(position)
          .isNotEqualTo(Position.of(Setup.startOfTurn(Board.initial(), Side.O)))
          .isNotEqualTo(Position.of(Setup.startOfTurn(Board.empty(), Side.X)))
          .isNotEqualTo(Position.of(setup.withRuleset(Ruleset.STRICT_TABLE)))
          .isNotEqualTo(Position.of(setup.withJumper(point("a2"))))
          .isNotEqualTo(null)
          .isNotEqualTo(setup);
    }
  }
}
