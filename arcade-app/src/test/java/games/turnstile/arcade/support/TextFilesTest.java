package games.turnstile.arcade.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFilesTest {
  @TempDir Path folder;

  @Test
  void replace_failing_leavesNothingBehind() throws Exception {
    Path inTheWay = Files.createDirectory(folder.resolve("game"));
    Path precious = Files.writeString(inTheWay.resolve("precious"), "precious");

    assertThatThrownBy(() -> TextFiles.replace(inTheWay, "text"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("game cannot be written: ");

    assertThat(folder).isDirectoryNotContaining("glob:**.new");
    assertThat(precious).hasContent("precious");
  }
}
