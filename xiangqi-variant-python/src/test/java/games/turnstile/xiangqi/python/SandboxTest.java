package games.turnstile.xiangqi.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

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
