package games.turnstile.xiangqi.python;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The script in the README. */
class ReadmeTest {
  private static final Variant VARIANT =
      Stage.variant(
          """
          . 2 . .
          . . . .
          3 . 1 .
          """,
          "3 red \"Guard\" 5(ALONE[]);");

  private static Extension shown() throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    String script = readme.split("```python\n")[1].split("```")[0];
    return new PythonFormat().load("guards.py", script);
  }

  @Test
  void it_does_what_it_says() throws IOException {
    Position position = Stage.begin(VARIANT, shown());

    assertThat(Stage.ways(position, "3,1")).isEqualTo("3,2");
    position = Stage.play(position, "3,1-3,2 1,2-1,1");
    assertThat(Stage.ways(position, "3,2")).isEmpty();
    for (int i = 0; i < 4; i++) {
      position = Stage.play(position, "3,3-3,4 1,1-1,2 3,4-3,3 1,2-1,1");
    }
    assertThat(position.outcome()).isEmpty();
    position = Stage.play(position, "3,3-3,4 1,1-1,2");
    assertThat(position.outcome().orElseThrow().winner()).contains(Side.BLUE);
  }
}
