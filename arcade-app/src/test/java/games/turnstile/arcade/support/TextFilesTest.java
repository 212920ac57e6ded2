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

  @Test
  void replace_leavesFilesOfSimilarNamesAlone() throws Exception {
    Path important = Files.writeString(folder.resolve("important"), "important");
    Path first = Files.writeString(folder.resolve("game.1.new"), "first");
    Path link = Files.createSymbolicLink(folder.resolve("game.2.new"), important);
    Path game = folder.resolve("game");

    TextFiles.replace(game, "text");

    assertThat(game).hasContent("text");
    assertThat(first).hasContent("first");
    assertThat(important).hasContent("important");
    assertThat(link).isSymbolicLink();
    assertThat(folder.resolve("game.3.new")).doesNotExist();
  }

  @Test
  void place_countsNoByteOrderMark() {
    assertThat(TextFiles.place("\uFEFFab", 1)).isEqualTo("line 1, column 1");
    assertThat(TextFiles.place("\uFEFFab\ncd", 5)).isEqualTo("line 2, column 2");
    assertThat(TextFiles.place("ab", 1)).isEqualTo("line 1, column 2");
  }
}
