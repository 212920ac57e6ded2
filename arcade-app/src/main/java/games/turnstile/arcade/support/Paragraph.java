package games.turnstile.arcade.support;

import java.util.ArrayList;
import java.util.List;

/** Breaks long texts into lines that fit a terminal. */
public final class Paragraph {
  private static final int WIDTH = 78;
  private static final char GLUE = '\u00a0';

  private Paragraph() {}

  /**
   * {@return a text that stays on one line wherever it is wrapped}
   *
   * @param text a few words
   */
  public static String glued(String text) {
    return text.replace(' ', GLUE);
  }

  /**
   * {@return the text in lines that end between words, those after the first indented}
   *
   * @param text words with blanks between them; blanks at the beginning are kept
   * @param indent how many blanks further lines begin with
   */
  public static String wrap(String text, int indent) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > WIDTH) {
      int end = rest.lastIndexOf(' ', WIDTH);
      if (end <= indent || rest.substring(0, end).isBlank()) {
        end = rest.indexOf(' ', WIDTH);
      }
      if (end < 0) {
        break;
      }
      lines.add(rest.substring(0, end));
      rest = " ".repeat(indent) + rest.substring(end + 1);
    }
    lines.add(rest);
    return String.join("\n", lines).replace(GLUE, ' ');
  }
}
