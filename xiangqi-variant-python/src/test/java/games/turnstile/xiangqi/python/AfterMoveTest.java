package games.turnstile.xiangqi.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.xiangqi.EndReason;
import games.turnstile.xiangqi.Outcome;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.notation.RuleCodec;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code after_move}. */
class AfterMoveTest {
  private static final Variant VARIANT =
      Stage.variant(
          """
          . . 2 .
          . 4 . .
          3 . 1 .
          """,
          "3 red \"Guard\" 2,5;",
          "4 blue \"Wall\" 7;");

  private static Position begin(String body) {
    return Stage.begin(
        VARIANT,
        Stage.script(
            "def after_move(a, b):\n    c = API.get_chess_by_arr(b)\n" + body.strip().indent(4)));
  }

  /** The position after the guard has gone one to the right. */
  private static Position after(String body) {
    return Stage.play(begin(body), "3,1-3,2");
  }

  @Test
  void it_gets_both_squares_and_sees_the_board_after_the_move() {
    Position position =
        after(
            """
            assert (a, b, API.turn) == ((2, 0), (2, 1), 1)
            assert API.get_chess_by_arr(a) is None and c.id == 3
            API.win(2)
            """);

    assertThat(position.outcome()).isPresent();
  }

  @Test
  void pieces_can_be_added_moved_taken_and_removed_and_the_script_sees_that_at_once() {
    Position position =
        after(
            """
            API.add_chess(4, (0, 0))
            assert API.get_chess_by_arr((0, 0)).name == 'Wall'
            assert API.get_chess_arr_by_id(4) is None
            wall = API.get_chess_by_arr((1, 1))
            API.move((1, 1), (1, 3))
            assert API.get_chess_by_arr((1, 3)) is wall and API.get_chess_by_arr((1, 1)) is None
            API.move((2, 3), (0, 0))
            assert API.get_chess_by_arr((0, 0)) is None
            API.add_chess(3, (0, 3))
            API.move((0, 3), (1, 3))
            assert API.get_chess_arr_by_id(4) is None
            """);

    assertThat(Stage.draw(position))
        .isEqualTo(
            """
            . . 2 .
            . . . 3
            . 3 1 .
            """);
    assertThat(position.outcome()).isEmpty();
  }

  @Test
  void pieces_can_be_changed_and_move_accordingly() {
    Position position =
        after(
            """
            if c.id == 3:
                c.name = 'Tower'
                c.move = [[(1,), (2, [('X', -1)])], [(3,), (2, [('X', 1)])], [(8,)]]
                c.tran_move = [[(4,)]]
                assert c.now_move == [[1, 2], [3], [8]]
                API.get_chess_by_arr((1, 1)).move[0].append((5,))
            """);

    assertThat(Stage.piece(position, "3,2").type().name()).isEqualTo("Tower");
    assertThat(RuleCodec.format(Stage.piece(position, "3,2").rule()))
        .isEqualTo("1,2(X[-1]);3,2(X[1]);8");
    assertThat(RuleCodec.format(Stage.piece(position, "3,2").type().promotedMoves()))
        .isEqualTo("4;");
    assertThat(Stage.ways(position, "2,2")).isEqualTo("2,3 3,2");
    assertThat(Stage.ways(Stage.play(position, "2,2-2,3"), "3,2")).isEqualTo("2,1 2,2 2,3");
  }

  @Test
  void attributes_keep_plain_values_and_travel_with_their_piece() {
    String body =
        """
        if c.id == 3 and 'path' not in c.attr:
            c.attr = {'path': [a, b], 'flag': True, 'n': None, 'text': ' py:x ', 'f': c.move}
        elif c.id == 3:
            assert c.attr['path'] == [(2, 0), (2, 1)] and c.attr['flag'] is True
            assert c.attr['n'] is None and c.attr['text'] == ' py:x ' and c.attr['f'] == c.move
            c.attr['path'].append(b)
            del c.attr['flag']
            c.attr['plain'] = 'words'
        """;

    Position position = Stage.play(begin(body), "3,1-3,2 2,2-3,2");
    assertThat(Stage.draw(position)).contains(". 4 1 .");

    Position moved = Stage.play(begin(body), "3,1-3,2 1,3-1,4 3,2-2,2");
    Map<String, String> attributes = Stage.piece(moved, "2,2").type().attributes();
    assertThat(attributes)
        .containsEntry("path", "py:[(2, 0), (2, 1), (1, 1)]")
        .containsEntry("text", "py:' py:x '")
        .containsEntry("plain", "words")
        .doesNotContainKey("flag");
  }

  @Test
  void a_change_stays_with_a_piece_that_is_moved_in_the_same_call() {
    Position position =
        after(
            """
            c.name = 'First'
            API.move(b, (0, 0))
            c.attr['second'] = 'x'
            API.move((0, 0), (1, 0))
            """);

    assertThat(Stage.piece(position, "2,1").type().name()).isEqualTo("First");
    assertThat(Stage.piece(position, "2,1").type().attributes()).containsOnlyKeys("second");
    assertThat(position.pieceAt(Stage.point("3,2"))).isEmpty();
  }

  @Test
  void a_piece_that_was_taken_can_be_changed_in_vain() {
    Position position =
        after("wall = API.get_chess_by_arr((1, 1))\nAPI.move(b, (1, 1))\nwall.name = 'Ghost'");

    assertThat(Stage.piece(position, "2,2").type()).isEqualTo(VARIANT.type(3));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "API.win(1)|RED|EXTENSION",
        "API.win(2)|BLUE|EXTENSION",
        "API.stalemate()||EXTENSION",
        "API.move(b, (0, 2))|RED|LEADER_TAKEN",
        "API.move((1, 1), (2, 2))|BLUE|LEADER_TAKEN",
        "API.move((0, 0), (2, 2))|BLUE|EXTENSION",
      })
  void the_game_can_be_ended(String body, Side winner, EndReason reason) {
    assertThat(after(body).outcome()).contains(new Outcome(Optional.ofNullable(winner), reason));
  }

  @Test
  void nothing_happens_after_the_end_of_the_game() {
    Position position = after("API.win(2)\nAPI.add_chess(3, (0, 0))\nAPI.win(1)");

    assertThat(position.outcome().orElseThrow().winner()).contains(Side.BLUE);
    assertThat(position.pieceAt(Stage.point("1,1"))).isEmpty();
  }

  @Test
  void promotion_follows_what_a_script_does() {
    Variant promoting = VARIANT.withRules(new SpecialRules(true, false, false));
    String text = VariantCodec.format(promoting);
    Variant variant =
        VariantCodec.parse(
            text.replace("  moves 2,5;\n", "  moves 2,5;\n  promotion X[1]\n  promoted 7;\n"));

    Position position =
        Stage.play(
            Stage.begin(variant, Stage.script("def after_move(a, b):\n    API.move(b, (0, 0))\n")),
            "3,1-3,2");

    assertThat(Stage.piece(position, "1,1").promoted()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "c.name = 3|4|name is a str",
        "c.name = ' '|4|the name of piece 3 has 1 to 60 characters that can be seen and no blanks at its ends",
        "c.move = 3|4|a condition being (name, number, ...)",
        "c.move = [[(9,)]]|4|a direction is 1 to 8, not 9",
        "c.move = [[(1, [('D', 1)])]]|4|D of piece 3 takes 3 arguments (piece, comparison, distance), not 1",
        "c.tran_move = [[(1, 2, 3)]]|4|a condition being (name, number, ...)",
        "c.id = 4|4|property 'id' of 'Chess' object has no setter",
        "c.other = 4|4|'Chess' object has no attribute 'other'",
        "c.attr = 4|4|attr is a dict, not 4",
        "c.attr[1] = 'x'|2|the keys of attr are str, not int",
        "c.attr['x'] = c|2|attr['x'] is None, bool, int, float, str, or a list, tuple or dict of them, not Chess",
        "c.attr['x'] = 'y' * 3000|2|the value of 'x' of piece 3 has at most 2000 characters that can be seen, and no blanks at its ends",
        "API.move(b, (3, 0))|4|(3, 0) is not on a board of 3 rows and 4 columns",
        "API.add_chess(5, a)|4|an id is 1 to 4, not 5",
        "API.win(3)|4|the winner is 1 or 2, not 3",
        "API.rl = 3|4|property 'rl' of 'Api' object has no setter",
        "1 / 0|4|division by zero",
        "raise SystemExit|4|SystemExit: a script cannot end the program",
      })
  void what_cannot_be_is_refused_with_the_line_and_the_game_goes_on(
      String body, int line, String complaint) {
    Position position = begin("if API.turn == 1: " + body);

    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> Stage.play(position, "3,1-3,2"))
        .withMessageStartingWith("guard.py, line %s: ".formatted(line))
        .withMessageEndingWith(complaint);
    assertThat(Stage.ways(position, "3,1")).isEqualTo("2,1 3,2");
    assertThat(Stage.piece(position, "3,1").type()).isEqualTo(VARIANT.type(3));
  }
}
