package games.turnstile.xiangqi.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What scripts cannot reach. */
class SandboxTest {
  /** Reaches the real import function past the one for scripts, as a crafty script could. */
  private static final String CRAFTY =
      """
      import re
      load = re.__builtins__["__import__"]
      scope = {"__name__": "elsewhere"}
      def fetch(name):
          return load(name, scope)
      """;

  private static String refusal(String source) {
    return assertThatExceptionOfType(ExtensionException.class)
        .isThrownBy(() -> Stage.script(source))
        .actual()
        .getMessage();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "os",
        "sys",
        "socket",
        "subprocess",
        "threading",
        "_thread",
        "ctypes",
        "java",
        "java.io",
        "polyglot",
        "__graalpython__",
        "time",
        "random",
        "datetime",
        "importlib",
        "builtins",
        "io"
      })
  void modules_that_reach_out_cannot_be_imported(String module) {
    String expected =
        "guard.py, line 2: ImportError: scripts cannot import '%s'; they can import __future__, abc,"
            .formatted(module);

    assertThat(refusal("import " + module)).startsWith(expected);
    assertThat(refusal("__import__('%s')".formatted(module))).startsWith(expected);
  }

  @Test
  void modules_that_compute_can_be_imported() {
    assertThat(
            Stage.script(
                """
                import collections.abc, dataclasses, enum, functools, itertools, json, math, re
                assert re.fullmatch("a+", "aa") and json.loads("[1]") == [1] and math.gcd(4, 6) == 2
                """))
        .isNotNull();
  }

  @Test
  void files_are_neither_read_nor_written(@TempDir Path folder) throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "x");
    Path written = folder.resolve("written");

    assertThat(refusal("open(%s).read()".formatted(quoted(secret))))
        .contains("Operation not permitted");
    assertThat(refusal("open(%s, 'w')".formatted(quoted(written))))
        .contains("Operation not permitted");
    assertThat(refusal(CRAFTY + "fetch('os').listdir(%s)".formatted(quoted(folder))))
        .containsPattern("Operation (not permitted|is not allowed)");
    assertThat(refusal(CRAFTY + "fetch('os').remove(%s)".formatted(quoted(secret))))
        .containsPattern("Operation (not permitted|is not allowed)");
    assertThat(refusal(CRAFTY + "fetch('os').mkdir(%s)".formatted(quoted(written))))
        .contains("not ");
    assertThat(written).doesNotExist();
    assertThat(secret).hasContent("x");
  }

  private static String quoted(Path path) {
    return "'" + path.toString().replace("\\", "\\\\") + "'";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fetch('os').system('true')",
        "fetch('subprocess').run(['true'])",
        "fetch('socket').socket()",
        "fetch('_thread').start_new_thread(print, ())",
        // The signal is one that processes ignore.
        "fetch('_signal').raise_signal(23)",
        "fetch('_signal').signal(23, print)",
        "fetch('_signal').setitimer(0, 1000)",
        "fetch('_signal').alarm(1000)",
        "fetch('_imp').create_builtin(fetch('_signal').__spec__).alarm(1000)",
        "fetch('os').environ['PATH']",
        "fetch('os').fork()",
        "fetch('polyglot').eval(language='python', string='1')",
        "fetch('java').type('java.lang.System')",
        "fetch('java.lang.System').exit(3)",
        "load('java.io', scope, None, ['File']).File('x')",
        "fetch('polyglot').import_value('x')",
        "fetch('ctypes').CDLL('libc.so.6')",
      })
  void nothing_can_be_reached_even_past_the_guarded_import(String expression) {
    String message = refusal(CRAFTY + expression);

    assertThat(message).startsWith("guard.py, line ").doesNotContain("line 1:", "__builtins__");
  }

  @Test
  void what_java_lends_to_scripts_leads_nowhere() {
    String crafty =
        """
        host = type(API).rl.fget.__globals__["host"]
        assert host.board is not None
        for name in ("getClass", "class", "kinds", "getMember", "__class__.forName"):
            assert not hasattr(host, name), name
        found = [c.__module__ for c in ().__class__.__base__.__subclasses__()]
        assert not any(m.startswith(("games", "com.", "org.")) for m in map(str, found))
        """;

    assertThat(Stage.script(crafty)).isNotNull();
    assertThat(refusal("type(API).rl.fget.__globals__['host'].board()"))
        .startsWith("guard.py, line 2");
    assertThat(refusal("type(API).rl.fget.__globals__['host'].win = 3"))
        .startsWith("guard.py, line 2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "prelude['line_of_error'] = lambda *about: 10 ** 30\nraise KeyError('x')",
        "prelude['line_of'] = lambda function: 10 ** 30",
        "prelude['line_of'] = lambda function: 'one'",
        "prelude['loaded'] = lambda: 7",
        "prelude['Script'] = lambda scope: API",
        "class Odd:\n  rule_names = 7\nprelude['Script'] = lambda scope: Odd()",
        "prelude['text_of'] = lambda *about: 7",
      })
  void a_prelude_that_was_tampered_with_is_an_error_of_the_script(String source) {
    assertThat(refusal("prelude = type(API).rl.fget.__globals__\n" + source))
        .startsWith("guard.py, line 1: ");
  }

  @Test
  void names_and_messages_bring_no_control_characters() {
    assertThat(refusal("raise ValueError('\\x1b[31mred\\x07 \\u202e')"))
        .isEqualTo("guard.py, line 2: ValueError: ?[31mred? ?");
    assertThat(refusal("EX_NAME = '\\x1b[31mred'"))
        .isEqualTo("guard.py: EX_NAME is one line of characters that can be seen, not '?[31mred'");
    assertThat(refusal("EX_NAME = 'two\\nlines'")).endsWith("can be seen, not 'two lines'");
    assertThat(Stage.script("EX_NAME = 'two  blanks'").name()).isEqualTo("two  blanks");
    assertThat(refusal("loc_rules = {'\\x1b': len}")).contains("loc_rules has '?'");

    Extension extension = Stage.script("EX_VERSION = '1\\x1b'\nHELP = 'a\\nb\\x07'");
    assertThat(extension.version()).isEqualTo("1?");
    assertThat(extension.help()).isEqualTo("a\nb?");
  }

  @Test
  void scripts_do_not_see_each_other() {
    Stage.script("import re\nre.shared = 1\n__builtins__.shared = 1\n");

    assertThat(refusal("import re\nre.shared")).contains("has no attribute 'shared'");
    assertThat(refusal("shared")).contains("name 'shared' is not defined");
  }

  @Test
  void printing_and_reading_the_keyboard_do_nothing() {
    assertThat(Stage.script("print('x' * 1000)")).isNotNull();
    assertThat(refusal("input()")).startsWith("guard.py, line 2: EOFError");
  }
}
