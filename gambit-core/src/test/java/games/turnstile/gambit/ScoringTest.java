package games.turnstile.gambit;

import static games.turnstile.gambit.Diagrams.board;
import static games.turnstile.gambit.Diagrams.point;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.turnstile.gambit.notation.BoardCodec;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScoringTest {
  private static Island island(Side side, int score, String... squares) {
    return new Island(side, Stream.of(squares).map(Diagrams::point).toList(), score);
  }

  /** R4.1, R4.2. */
  @Nested
  class ByTheNumberOfPieces {
    @ParameterizedTest
    @CsvSource({
      "1, 1, 1",
      "2, 3, 3",
      "3, 5, 5",
      "4, 7, 7",
      "5, 9, 9",
      "6, 11, 0",
      "7, 13, 0",
      "8, 15, 0",
      "9, 17, 0",
      "31, 61, 0",
      "32, 63, 0"
    })
    void islandScore_perSize_goesByTheTableAndBeyondItByTheRuleset(
        int pieces, int standard, int strict) {
      assertThat(Ruleset.STANDARD.islandScore(pieces)).isEqualTo(standard);
      assertThat(Ruleset.STRICT_TABLE.islandScore(pieces)).isEqualTo(strict);

      Board board = firstSquares(pieces);
      assertThat(board.score(Side.X, Ruleset.STANDARD)).isEqualTo(standard);
      assertThat(board.score(Side.X, Ruleset.STRICT_TABLE)).isEqualTo(strict);
    }

    private Board firstSquares(int count) {
      return Board.of(
          IntStream.range(0, count)
              .mapToObj(Point::ofIndex)
              .collect(Collectors.toMap(point -> point, point -> Side.X)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void islandScore_noPieces_isRefused(int pieces) {
      for (Ruleset ruleset : Ruleset.values()) {
        assertThatIllegalArgumentException()
            .isThrownBy(() -> ruleset.islandScore(pieces))
            .withMessageContaining(String.valueOf(pieces));
      }
    }

    @Test
    void islands_ofSixUnderTheStrictTable_isStillAnIslandButWorthNothing() {
      Board board =
          board(
              """
              XXX....X
              XXX.....
              ........
              ........
              """);

      assertThat(board.islands(Side.X, Ruleset.STRICT_TABLE))
          .containsExactly(
              island(Side.X, 0, "a1", "b1", "c1", "a2", "b2", "c2"), island(Side.X, 1, "h1"));
      assertThat(board.score(Side.X, Ruleset.STRICT_TABLE)).isEqualTo(1);
      assertThat(board.score(Side.X, Ruleset.STANDARD)).isEqualTo(12);
    }
  }

  /** R4. */
  @Nested
  class KnownAnswers {
    @ParameterizedTest
    @CsvSource({
      "22000002 00001001 00200002 01000101, 2, 3",
      "00000000 12000000 22000000 00000000, 0, 0",
      "00000000 11111111 22222222 00000000, 0, 0",
      "00000000 00000000 00000000 00000000, 0, 0",
      "11111111 00000000 00000000 22222222, 15, 15",
      "10101010 00000000 20202020 00000000, 4, 4",
      "10000002 01000020 00100200 00011000, 0, 0",
      "10000000 01000000 00100000 00010002, 7, 1"
    })
    void score_board_isAsWorkedOutByHand(String board, int x, int o) {
      assertThat(BoardCodec.parse(board).score(Side.X, Ruleset.STANDARD)).isEqualTo(x);
      assertThat(BoardCodec.parse(board).score(Side.O, Ruleset.STANDARD)).isEqualTo(o);
    }

    @Test
    void islands_knownBoard_areNamedInOrderOfTheirLowestSquares() {
      Board board = BoardCodec.parse("22000002 00001001 00200002 01000101");

      assertThat(board.islands(Side.X, Ruleset.STANDARD))
          .containsExactly(island(Side.X, 1, "e2"), island(Side.X, 1, "f4"));
      assertThat(board.islands(Side.O, Ruleset.STANDARD))
          .containsExactly(island(Side.O, 3, "a1", "b1"));
    }
  }

  /** R4. */
  @Nested
  class Touching {
    @ParameterizedTest
    @ValueSource(strings = {"c1", "d1", "e1", "c2", "e2", "c3", "d3", "e3"})
    void score_opponentOnAnyOfTheEightNeighbours_isNothingForEither(String neighbour) {
      Board board = Board.of(Map.of(point("d2"), Side.X, point(neighbour), Side.O));

      assertThat(board.islands(Side.X, Ruleset.STANDARD)).isEmpty();
      assertThat(board.islands(Side.O, Ruleset.STANDARD)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"b1", "d4", "f2", "f4", "b4", "c4", "e4", "h2"})
    void score_opponentTwoAway_isAPointForEach(String square) {
      Board board = Board.of(Map.of(point("d2"), Side.X, point(square), Side.O));

      assertThat(board.score(Side.X, Ruleset.STANDARD)).isEqualTo(1);
      assertThat(board.score(Side.O, Ruleset.STANDARD)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"h1, a2", "h2, a3", "h1, a3", "h2, a2", "a1, h1", "h2, a4", "a1, h4", "h4, a1"})
    void score_oppositeEdges_doNotTouch(String one, String two) {
      Board opposing = Board.of(Map.of(point(one), Side.X, point(two), Side.O));
      Board own = Board.of(Map.of(point(one), Side.X, point(two), Side.X));

      assertThat(opposing.score(Side.X, Ruleset.STANDARD)).isEqualTo(1);
      assertThat(opposing.score(Side.O, Ruleset.STANDARD)).isEqualTo(1);
      assertThat(own.islands(Side.X, Ruleset.STANDARD)).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void islands_diagonalChain_isOneGroup(Side side) {
      String chain =
          """
          X.....X.
          .X...X..
          ..X.X...
          ...X....
          """;

      assertThat(board(chain.replace('X', side.name().charAt(0))).islands(side, Ruleset.STANDARD))
          .containsExactly(island(side, 13, "a1", "g1", "b2", "f2", "c3", "e3", "d4"));
    }

    @Test
    void islands_groupTouchedAtOneEnd_isWorthNothingAsAWhole() {
      Board board =
          board(
              """
              XXXXXX..
              ......O.
              X.......
              ........
              """);

      assertThat(board.islands(Side.X, Ruleset.STANDARD)).containsExactly(island(Side.X, 1, "a3"));
      assertThat(board.islands(Side.O, Ruleset.STANDARD)).isEmpty();
    }

    @Test
    void islands_joinedOnlyFarAway_areOneIslandOrderedByItsLowestSquare() {
      Board board =
          board(
              """
              ...X....
              X.X..X..
              .X......
              .....X.X
              """);

      assertThat(board.islands(Side.X, Ruleset.STANDARD))
          .containsExactly(
              island(Side.X, 7, "d1", "a2", "c2", "b3"),
              island(Side.X, 1, "f2"),
              island(Side.X, 1, "f4"),
              island(Side.X, 1, "h4"));
    }
  }
}
