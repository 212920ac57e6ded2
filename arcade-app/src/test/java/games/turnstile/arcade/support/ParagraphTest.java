package games.turnstile.arcade.support;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParagraphTest {
  @Test
  void longText_isBrokenBetweenWords_andIndented() {
    String text = "  " + "word ".repeat(40).strip();

    assertThat(Paragraph.wrap(text, 4).lines())
        .hasSize(3)
        .allMatch(line -> line.length() <= 78)
        .element(1)
        .isEqualTo("    " + "word ".repeat(15).strip().substring(0, 74));
    assertThat(Paragraph.wrap(text, 4).replaceAll("\n +", " ")).isEqualTo(text);
  }

  @Test
  void gluedWords_stayTogether() {
    String text = "x".repeat(70) + " " + Paragraph.glued("Old Town Hall");

    assertThat(Paragraph.wrap(text, 2)).isEqualTo("x".repeat(70) + "\n  Old Town Hall");
  }

  @Test
  void aWordLongerThanALine_isLeftWhole() {
    assertThat(Paragraph.wrap("x".repeat(100) + " y", 4)).isEqualTo("x".repeat(100) + "\n    y");
    assertThat(Paragraph.wrap("x".repeat(100), 4)).isEqualTo("x".repeat(100));
  }
}
