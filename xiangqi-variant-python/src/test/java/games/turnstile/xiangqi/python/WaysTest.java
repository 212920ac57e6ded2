package games.turnstile.xiangqi.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.extension.ChineseChess;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code check_can_go}. */
class WaysTest {
  private static final Variant VARIANT =
      Stage.variant(
          """
          . . 2 .
          . 4 . .
          3 . 1 .
          """,
          "3 red \"Guard\" 3;2(X[-1]),5",
          "4 blue \"Wall\" ;");

  private static Position returning(String expression) {
    return Stage.begin(
        VARIANT,
        Stage.script(
            """
            def check_can_go(can_go, chess, arr):
                if chess.id != 3:
                    return can_go
                return %s
            """
                .formatted(expression)));
  }

  @Test
  void a_script_gets_the_ways_the_piece_and_its_square() {
    Position position =
        returning(
            "can_go if can_go == [[(1, 1)], [(1, 0)], [(1, 0), (0, 0)], [(2, 1)]]"
                + " and (chess.id, chess.name, chess.belong, chess.is_captain) == (3, 'Guard', 1,"
                + " False) and chess.move == [[(3,)], [(2, [('X', -1)]), (5,)]] and chess.tran_con"
                + " == [] and chess.tran_move == [[], []] and chess.now_move == [[3], [2, 5]] and"
                + " not chess.is_tran and chess.attr == {} and arr == (2, 0) and API.turn == 1 and"
                + " (API.rl, API.cl) == (3, 4) and API.get_chess_by_arr(arr) is chess else []");

    assertThat(Stage.ways(position, "3,1")).isEqualTo("1,1 2,1 2,2 3,2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]|''",
        "can_go[:1]|2,2",
        "can_go + [[(0, 3)]]|1,1 1,4 2,1 2,2 3,2",
        "[way[:1] for way in can_go]|2,1 2,2 3,2",
        "[can_go[2]]|1,1",
        "[[(0, 0), (0, 1)]]|1,1 1,2",
        "([0, 0],)|refused",
        "[[[0, 0]], []]|1,1",
        "[[arr]]|3,1",
        "[[(2, 2)], [(0, 2)]]|1,3",
        "can_go.clear() or can_go|''",
        "[[API.get_arr_by_rd(arr, 3, 1)]]|2,2",
        "[[(0, 1)]] if API.get_arr_by_rd(arr, 6, 1) is None else []|1,2",
        "[[(0, 1)]] if API.can_eat(chess, API.get_chess_by_arr((1, 1))) else []|1,2",
        "[[(0, 1)]] if API.can_eat(chess, API.get_chess_by_arr((2, 2))) else []|''",
        "[] if API.get_chess_by_arr((0, 0)) is None else can_go|''",
      })
  void what_a_script_returns_is_where_the_piece_can_go(String expression, String expected) {
    Position position = returning(expression);

    if (expected.equals("refused")) {
      assertThatExceptionOfType(ExtensionException.class).isThrownBy(position::legalMoves);
    } else {
      assertThat(Stage.ways(position, "3,1")).isEqualTo(expected);
    }
  }

  @Test
  void ways_that_a_script_leaves_as_they_are_mean_what_they_meant() {
    // A cannon passes its screen, which is no place to go to.
    Variant cannon = Stage.variant(". 2 . 4 1 . 3", "3 red \"炮\" ;4", "4 blue \"Wall\" ;");

    Position position =
        Stage.begin(
            cannon,
            new ChineseChess(),
            Stage.script("def check_can_go(can_go, chess, arr):\n    return can_go\n"));

    assertThat(Stage.ways(position, "1,7")).isEqualTo("1,4 1,6");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "None|2|check_can_go returns a list of lists of squares, not None",
        "[(0, 0)]|2|a square is (row, column), not 0",
        "[[(9, 0)]]|2|(9, 0) is not on a board of 3 rows and 4 columns",
        "[[('a', 1)]]|2|a square is (row, column), two int, not ('a', 1)",
        "API.get_chess_by_arr((3, 0))|5|(3, 0) is not on a board of 3 rows and 4 columns",
        "API.get_arr_by_rd(arr, 9, 1)|5|a direction is 1 to 8, not 9",
        "API.move(arr, (0, 0))|5|API.move is possible in after_move only",
        "API.add_chess(3, (0, 0))|5|API.add_chess is possible in after_move only",
        "API.win(1)|5|API.win is possible in after_move only",
        "API.stalemate()|5|API.stalemate is possible in after_move only",
        "setattr(chess, 'name', 'x')|5|assigning to 'name' is possible in after_move only",
        "setattr(chess, 'attr', {})|5|assigning to 'attr' is possible in after_move only",
      })
  void what_cannot_be_is_refused_with_the_line(String expression, int line, String complaint) {
    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> returning(expression).legalMoves())
        .withMessageStartingWith("guard.py, line %s: ".formatted(line))
        .withMessageEndingWith(complaint);
  }

  @Test
  void changing_what_a_piece_consists_of_has_no_effect_outside_of_after_move() {
    Position position =
        returning(
            "chess.move.clear() or chess.attr.update(x=1) or chess.tran_con.append(1) or can_go");

    assertThat(Stage.ways(position, "3,1")).isEqualTo("1,1 2,1 2,2 3,2");
    assertThat(Stage.piece(position, "3,1").type()).isEqualTo(VARIANT.type(3));
    assertThat(Stage.ways(Stage.play(position, "3,1-3,2 1,3-1,4"), "3,2")).isEqualTo("2,2 2,3");
  }
}
