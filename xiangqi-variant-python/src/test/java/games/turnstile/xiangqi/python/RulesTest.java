package games.turnstile.xiangqi.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.extension.ExtensionFormat;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** Position rules that scripts bring along, and what scripts say about themselves. */
class RulesTest {
  private static final Variant VARIANT =
      Stage.variant(
          """
          . . 2 .
          . . . .
          3 . 1 .
          """,
          "3 red \"Guard\" 2(NEAR[1|-2]);5(EDGE[])");

  @Test
  void the_form_of_the_original_is_read() {
    Extension extension =
        new PythonFormat()
            .load(
                "edges.py",
                """
                EX_NAME = "edges"

                def func1(args:tuple[int],arr:tuple[int,int]):
                    return arr[0] in (0, API.rl - 1)

                def func2(args:tuple[int],arr:tuple[int,int]):
                    return False

                loc_rules = {
                    "EDGE":func1,
                    "NEAR":func2
                }
                """);

    assertThat(extension.name()).isEqualTo("edges");
    assertThat(extension.version()).isEqualTo("1.0");
    assertThat(extension.help()).isEmpty();
    assertThat(extension.positionRules()).containsOnlyKeys("EDGE", "NEAR");
    assertThat(extension.waysHook()).isEmpty();
    assertThat(extension.afterMoveHook()).isEmpty();
    assertThat(extension.remembers()).isFalse();
    Position position = Stage.begin(VARIANT, extension);
    assertThat(Stage.ways(position, "3,1")).isEqualTo("3,2");
    assertThat(position.ruleset().warnings()).isEmpty();
  }

  @Test
  void version_and_help_are_read_if_present() {
    Extension extension = Stage.script("EX_VERSION = '2.1'\nHELP = '''\nStands guard.\n'''\n");

    assertThat(extension.version()).isEqualTo("2.1");
    assertThat(extension.help()).isEqualTo("Stands guard.");
  }

  @Test
  void the_format_is_found_by_the_service_loader() {
    assertThat(ServiceLoader.load(ExtensionFormat.class))
        .anyMatch(format -> format instanceof PythonFormat && format.ending().equals(".py"));
  }

  @Test
  void a_rule_changes_the_moves_of_a_piece_as_the_game_goes_on() {
    // The guard steps up while the red leader is in its third column.
    Extension extension =
        Stage.script(
            """
            def near(args, arr):
                assert args == (1, -2) and arr[1] == 0 and JBQ is API
                return API.get_chess_arr_by_id(args[0]) == (2, 2)
            loc_rules = {"NEAR": near, "EDGE": lambda args, arr: None}
            """);
    Position position = Stage.begin(VARIANT, extension);

    assertThat(Stage.ways(position, "3,1")).isEqualTo("2,1");
    Position away = Stage.play(position, "3,3-3,4 1,3-1,4");
    assertThat(Stage.ways(away, "3,1")).isEmpty();
    Position back = Stage.play(away, "3,4-3,3 1,4-1,3");
    assertThat(Stage.ways(back, "3,1")).isEqualTo("2,1");
  }

  @Test
  void a_piece_that_is_several_times_or_not_on_the_board_has_no_square() {
    Variant two = Stage.variant("3 3 2 1 .", "3 red \"Guard\" 5(A[]),4(B[]);", "4 red \"None\" ;");
    Position position =
        Stage.begin(
            two,
            Stage.script(
                """
                def a(args, arr):
                    return all(API.get_chess_arr_by_id(i) is None for i in (3, 4, 5, 0, -1, "x"))
                loc_rules = {"A": a, "B": lambda args, arr: not a(args, arr)}
                """));

    assertThat(position.directions(Stage.point("1,1"), 1)).containsExactly(Direction.RIGHT);
  }

  @Test
  void scripts_with_the_same_name_and_other_contents_are_other_rules() {
    String source = "loc_rules = {'NEAR': lambda args, arr: True}\n";

    assertThat(Stage.begin(VARIANT, Stage.script(source)))
        .isEqualTo(Stage.begin(VARIANT, Stage.script(source)))
        .isNotEqualTo(Stage.begin(VARIANT, Stage.script(source.replace("True", "False"))));
  }

  private static String refusal(String source) {
    return refusalOf("EX_NAME = 'guard'\n" + source);
  }

  private static String refusalOf(String source) {
    PythonFormat format = new PythonFormat();
    return assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> format.load("guard.py", source))
        .actual()
        .getMessage();
  }

  @Test
  void what_is_no_extension_is_refused_with_the_line() {
    assertThat(refusalOf("x = 1\n"))
        .isEqualTo("guard.py, line 1: TypeError: EX_NAME is missing; it is a str");
    assertThat(refusalOf("EX_NAME = 3")).contains("EX_NAME is a str, not 3");
    assertThat(refusalOf("EX_NAME = ' '"))
        .isEqualTo("guard.py: EX_NAME has 1 to 60 characters, not 0");
    assertThat(refusal("\nx = y\n"))
        .isEqualTo("guard.py, line 3: NameError: name 'y' is not defined");
    assertThat(refusal("\n\ndef f(:\n  pass\n")).startsWith("guard.py, line 4: SyntaxError: ");
    assertThat(refusal("HELP = []")).contains("HELP is a str, not []");
    assertThat(refusal("loc_rules = []")).contains("loc_rules is a dict of functions, not []");
    assertThat(refusal("loc_rules = {'X': 3}"))
        .contains("loc_rules has functions by their names, not 'X': 3");
    assertThat(refusal("loc_rules = {'a b': len}"))
        .contains("'a b', but the name of a rule has letters, digits and '_' only");
    assertThat(refusal("after_move = 3")).contains("after_move is a function, not 3");
    assertThat(refusal("#" + "x".repeat(Limits.STANDARD.characters())))
        .contains("guard.py: a script has at most 200000 characters, not ");
  }

  @Test
  void there_is_no_board_while_a_script_is_loaded() {
    assertThat(refusal("rows = API.rl"))
        .isEqualTo(
            "guard.py, line 2: RuntimeError: there is no board while the script is loaded; ask for"
                + " it inside a function");
  }

  @Test
  void a_rule_that_fails_is_told_with_its_line_and_the_position_stays() {
    Position position =
        Stage.begin(
            VARIANT,
            Stage.script(
                """
                fails = True
                def near(args, arr):
                    try:
                        return fails and arr[2]
                    finally:
                        pass
                loc_rules = {"NEAR": near}
                """));
    String drawn = Stage.draw(position);

    for (int i = 0; i < 2; i++) {
      assertThatExceptionOfType(ExtensionException.class)
          .isThrownBy(position::legalMoves)
          .withMessage("guard.py, line 5: IndexError: tuple index out of range");
    }
    assertThat(Stage.draw(position)).isEqualTo(drawn);
  }
}
