package games.turnstile.xiangqi.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Variant;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scripts that would go on for ever, or take all memory. */
class LimitsTest {
  private static final Limits TIGHT =
      new Limits(20_000, Duration.ofMillis(300), 100L << 20, 10_000);
  private static final Variant VARIANT =
      Stage.variant(
          """
          . . 2 .
          3 . 1 .
          """,
          "3 red \"Guard\" 2;5(ENDLESS[])");

  private static String refusal(String source) {
    return assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> Stage.script(source, TIGHT))
        .actual()
        .getMessage();
  }

  @Test
  void a_loop_is_stopped_while_the_script_is_loaded() {
    String expected =
        "guard.py, line 1: the script was stopped, since it takes more than 20000 statements";

    assertThat(refusal("while True:\n    pass\n")).isEqualTo(expected);
    assertThat(refusal("try:\n  while True:\n    pass\nexcept BaseException:\n  pass\n"))
        .isEqualTo(expected);
    assertThat(refusal("try:\n  pass\nfinally:\n  while True:\n    pass\n")).isEqualTo(expected);
  }

  @Test
  void a_loop_in_one_line_is_stopped_by_its_time() {
    assertThat(refusal("while True: pass"))
        .isEqualTo("guard.py, line 1: the script was stopped, since it takes longer than 0.3 s");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "def check_can_go(can_go, chess, arr):\n    while API.turn == 1:\n        pass\n    return can_go\n",
        "def endless(args, arr):\n    while API.turn == 1:\n        pass\nloc_rules = {'ENDLESS': endless}\n",
      })
  void a_loop_is_stopped_in_each_function_that_is_asked_for_moves(String source) {
    Extension extension = Stage.script(source, TIGHT);
    Position position = Stage.begin(VARIANT, extension);

    for (int i = 0; i < 2; i++) {
      assertThatExceptionOfType(ExtensionException.class)
          .isThrownBy(position::legalMoves)
          .withMessageMatching(
              "guard.py, line 2: \\S+ was stopped, since it takes more than 20000 statements");
    }
    assertThat(Stage.piece(position, "2,1").type()).isEqualTo(VARIANT.type(3));
  }

  @Test
  void a_loop_after_a_move_is_stopped_and_the_game_goes_on_from_where_it_was() {
    String source =
        """
        seen = []
        def after_move(a, b):
            seen.append(b)
            while b == (0, 0):
                pass
            API.get_chess_by_arr(b).name = str(len(seen))
        """;
    Position position =
        Stage.play(Stage.begin(VARIANT, Stage.script(source, TIGHT)), "2,3-2,4 1,3-1,4");

    assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> Stage.play(position, "2,1-1,1"))
        .withMessage(
            "guard.py, line 3: after_move was stopped, since it takes more than 20000 statements");

    Position after = Stage.play(position, "2,4-2,3");
    assertThat(Stage.piece(after, "2,3").type().name()).isEqualTo("3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x = 'x' * 10 ** 10",
        "x = [0] * 10 ** 9",
        "x = 10 ** 10 ** 10",
        "s = 'ab'\nwhile True: s += s",
        "x = list(range(10 ** 9))",
        "def f(): f()\nf()",
        "eval('(' * 10000 + ')' * 10000)",
        "x = [[]]\nfor i in range(9999): x = [x]\nrepr(x)",
        "import re\nre.match(r'(a*)*\\1b', 'a' * 40)",
      })
  void what_takes_too_much_is_stopped_and_other_scripts_work(String source) {
    assertThat(refusal(source)).startsWith("guard.py, line ");
    assertThat(Stage.script("assert 1").name()).isEqualTo("guard");
  }

  @Test
  void what_cannot_be_stopped_is_left_alone_and_other_scripts_work() {
    // One call of a built-in function, which looks for no signal until it has ended.
    String endless = "x = max(range(4 * 10 ** 7))";

    assertThat(refusal(endless)).contains("the script was stopped, since it ");
    assertThat(Stage.script("assert 1").name()).isEqualTo("guard");
  }

  @Test
  void limits_are_for_each_call_and_not_for_the_game() {
    String source =
        """
        def check_can_go(can_go, chess, arr):
            for i in range(4000):
                i += 1
            return can_go
        """;
    Position position = Stage.begin(VARIANT, Stage.script(source, TIGHT));

    for (int i = 0; i < 10; i++) {
      position =
          Stage.play(
              position,
              i % 4 < 2
                  ? (i % 2 == 0 ? "2,3-2,4" : "1,3-1,4")
                  : i % 2 == 0 ? "2,4-2,3" : "1,4-1,3");
    }
    assertThat(position.outcome()).isEmpty();
  }

  @Test
  void limits_are_positive() {
    Duration second = Duration.ofSeconds(1);

    assertThatIllegalArgumentException().isThrownBy(() -> new Limits(0, second, 1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Limits(1, Duration.ZERO, 1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Limits(1, second, 0, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Limits(1, second, 1, 0));
  }
}
