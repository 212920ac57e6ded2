package games.turnstile.gambit;

import static games.turnstile.gambit.Diagrams.board;
import static games.turnstile.gambit.Diagrams.jump;
import static games.turnstile.gambit.Diagrams.point;
import static games.turnstile.gambit.Diagrams.turn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The small values: points, sides, boards, moves, turns, islands. */
class ValuesTest {
  @Nested
  class Points {
    @ParameterizedTest
    @CsvSource({"a1, 0, 0, 0", "h1, 7, 0, 7", "a2, 0, 1, 8", "c3, 2, 2, 18", "h4, 7, 3, 31"})
    void name_andIndex_countRowByRowFromXsSide(String name, int x, int y, int index) {
      assertThat(new Point(x, y).name()).isEqualTo(name);
      assertThat(new Point(x, y).index()).isEqualTo(index);
      assertThat(Point.ofIndex(index)).isEqualTo(new Point(x, y)).hasToString(name);
    }

    @Test
    void compareTo_allPoints_ordersByIndex() {
      List<Point> all = IntStream.range(0, 32).mapToObj(Point::ofIndex).toList();

      assertThat(all).isSorted().doesNotHaveDuplicates();
      assertThat(all.get(3)).isEqualByComparingTo(new Point(3, 0));
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "8, 0", "0, -1", "0, 4", "2147483647, 2147483647"})
    void constructor_offTheBoard_isRefusedWithTheCoordinates(int x, int y) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Point(x, y))
          .withMessageContaining(String.valueOf(x))
          .withMessageContaining(String.valueOf(y));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 32, Integer.MIN_VALUE})
    void ofIndex_outOfRange_isRefusedWithTheIndex(int index) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Point.ofIndex(index))
          .withMessageContaining(String.valueOf(index));
    }
  }

  @Nested
  class Boards {
    @Test
    void of_pieces_putsEachOnItsSquare() {
      Board board = Board.of(Map.of(point("h4"), Side.X, point("a1"), Side.X, point("c3"), Side.O));

      assertThat(board.at(point("a1"))).contains(Side.X);
      assertThat(board.at(point("c3"))).contains(Side.O);
      assertThat(board.at(point("b1"))).isEmpty();
      assertThat(board.pieces(Side.X)).containsExactly(point("a1"), point("h4"));
      assertThat(board.pieces(Side.O)).containsExactly(point("c3"));
    }

    @Test
    void of_missingSide_isRefused() {
      Map<Point, Side> pieces = new HashMap<>();
      pieces.put(point("a1"), null);

      assertThatNullPointerException().isThrownBy(() -> Board.of(pieces));
    }

    @Test
    void equals_otherPieces_isFalse() {
      String one = "XO......\n" + "........\n".repeat(3);
      String swapped = "OX......\n" + "........\n".repeat(3);

      assertThat(board(one)).isEqualTo(board(one)).hasSameHashCodeAs(board(one));
      assertThat(board(one)).isNotEqualTo(board(swapped)).isNotEqualTo(null);
      assertThat(board("........\n".repeat(4)))
          .isEqualTo(Board.empty())
          .isEqualTo(Board.of(Map.of()));
    }
  }

  @Nested
  class Texts {
    private static final String START = "Board[......../XXXXXXXX/OOOOOOOO/........]";

    @Test
    void toString_forDebugging_showsWhatIsInside() {
      Position middle = Position.of(Setup.initial().withJumper(point("c3")));
      GameRecord game = GameRecord.start(Setup.initial()).play(turn("c3", "c1"));

      assertThat(Board.initial()).hasToString(START);
      assertThat(Position.initial()).hasToString("Position[" + START + ", O to move, STANDARD]");
      assertThat(middle).hasToString("Position[" + START + ", O to move on from c3, STANDARD]");
      assertThat(game.toString()).contains(START).contains("c3xc1");
      assertThat(new Move.Stop()).hasToString("stop");
    }
  }

  @Nested
  class Hashes {
    @Test
    void hashCode_ofManyPositions_seldomCollides() {
      Set<Position> positions = afterTurns(3);
      Set<Integer> ofPositions = new HashSet<>();
      Set<Integer> ofBoards = new HashSet<>();
      Set<Board> boards = new HashSet<>();
      for (Position position : positions) {
        ofPositions.add(position.hashCode());
        boards.add(position.board());
        ofBoards.add(position.board().hashCode());
      }

      assertThat(ofPositions).hasSizeGreaterThan(positions.size() * 9 / 10);
      assertThat(ofBoards).hasSizeGreaterThan(boards.size() * 9 / 10);
    }

    private Set<Position> afterTurns(int turns) {
      Set<Position> positions = Set.of(Position.initial());
      for (int i = 0; i < turns; i++) {
        Set<Position> next = new HashSet<>();
        positions.forEach(now -> now.legalTurns().forEach(turn -> next.add(now.play(turn))));
        positions = next;
      }
      return positions;
    }

    @Test
    void hashCode_ofGames_dependsOnTheTurns() {
      GameRecord start = GameRecord.start(Setup.initial());

      assertThat(start.play(turn("c3", "c1")))
          .doesNotHaveSameHashCodeAs(start.play(turn("d3", "d1")));
    }
  }

  @Nested
  class Turns {
    @Test
    void jumps_ofAPath_areItsSteps() {
      assertThat(turn("a1", "c1", "c3").jumps())
          .containsExactly(jump("a1", "c1"), jump("c1", "c3"));
      assertThat(turn("a1").jumps()).isEmpty();
    }

    @Test
    void constructor_emptyPath_isRefused() {
      assertThatIllegalArgumentException().isThrownBy(Turn::of);
      assertThatIllegalArgumentException().isThrownBy(() -> new Turn(List.of()));
    }

    @Test
    void constructor_path_isCopied() {
      List<Point> path = new ArrayList<>(List.of(point("a1"), point("a3")));
      Turn turn = new Turn(path);
      path.clear();

      assertThat(turn).isEqualTo(Turn.of(point("a1"), point("a3"))).hasToString("a1xa3");
    }

    @Test
    void jump_missingSquare_isRefusedByName() {
      assertThatNullPointerException()
          .isThrownBy(() -> new Move.Jump(null, point("a1")))
          .withMessageContaining("from");
      assertThatNullPointerException()
          .isThrownBy(() -> new Move.Jump(point("a1"), null))
          .withMessageContaining("to");
    }
  }

  @Nested
  class Nulls {
    private final Position middle = Position.of(Setup.initial().withJumper(point("c3")));

    @Test
    void missingArgument_isRefusedAndNeverTakenForSomething() {
      assertThatNullPointerException().isThrownBy(() -> middle.check((Move) null));
      assertThatNullPointerException().isThrownBy(() -> middle.check((Turn) null));
      assertThatNullPointerException().isThrownBy(() -> middle.play((Move) null));
      assertThatNullPointerException().isThrownBy(() -> middle.play((Turn) null));
      assertThatNullPointerException().isThrownBy(() -> middle.score(null));
      assertThatNullPointerException().isThrownBy(() -> middle.islands(null));
      assertThatNullPointerException().isThrownBy(() -> Board.initial().pieces(null));
      assertThatNullPointerException().isThrownBy(() -> Board.initial().at(null));
      assertThatNullPointerException().isThrownBy(() -> new Outcome(1, 2).score(null));
      assertThatNullPointerException().isThrownBy(() -> new Outcome(1, 2).margin(null));
      assertThatNullPointerException().isThrownBy(() -> new Solver().solve(middle, null));
      assertThatNullPointerException().isThrownBy(() -> new Island(null, List.of(), 0));
      assertThatNullPointerException()
          .isThrownBy(() -> new Setup(Board.initial(), null, Optional.empty(), Ruleset.STANDARD));
    }
  }

  @Test
  void opponent_ofEachSide_isTheOther() {
    assertThat(Side.X.opponent()).isEqualTo(Side.O);
    assertThat(Side.O.opponent()).isEqualTo(Side.X);
  }

  @Test
  void island_points_areCopied() {
    List<Point> points = new ArrayList<>(List.of(point("a1")));
    Island island = new Island(Side.X, points, 1);
    points.clear();

    assertThat(island.points()).containsExactly(point("a1"));
  }
}
