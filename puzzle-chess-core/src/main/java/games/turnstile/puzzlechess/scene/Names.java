package games.turnstile.puzzlechess.scene;

import java.util.Objects;

/** What names and texts in levels may be. */
public final class Names {
  /** The most characters of a name. */
  public static final int LONGEST_NAME = 40;

  /** The most characters of a text. */
  public static final int LONGEST_LINE = 2_000;

  private Names() {}

  static boolean isName(String text) {
    return text.length() <= LONGEST_NAME && text.matches("[a-z][a-z0-9-]*");
  }

  /** Whether a text is one line that can be read, maybe empty, without blanks at its ends. */
  static boolean isLine(String text) {
    return text.length() <= LONGEST_LINE
        && text.equals(text.strip())
        && text.codePoints().noneMatch(Names::isInvisible);
  }

  private static boolean isInvisible(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }

  /**
   * {@return the text, which is a name}
   *
   * @param what what it would be the name of
   * @param text any text
   * @throws IllegalArgumentException if it is no name
   */
  public static String requireName(String what, String text) {
    Objects.requireNonNull(text, what);
    if (!isName(text)) {
      throw new IllegalArgumentException(
          "the %s's name has 1 to %s lower case letters, digits and hyphens and begins with a letter, not '%s'"
              .formatted(what, LONGEST_NAME, excerpt(text)));
    }
    return text;
  }

  /**
   * {@return the text, which is one line of characters that can be seen}
   *
   * @param what what it would be
   * @param text any text
   * @throws IllegalArgumentException if it is no such line
   */
  public static String requireLine(String what, String text) {
    Objects.requireNonNull(text, what);
    if (!isLine(text)) {
      throw new IllegalArgumentException(
          "the %s is one line of at most %s characters that can be seen, without blanks at its ends, not '%s'"
              .formatted(what, LONGEST_LINE, excerpt(text)));
    }
    return text;
  }

  /**
   * {@return the beginning of a text, for messages}
   *
   * @param text any text
   */
  public static String excerpt(String text) {
    String visible = text.replaceAll("\\p{C}", "?");
    if (visible.codePointCount(0, visible.length()) <= LONGEST_NAME) {
      return visible;
    }
    return visible.substring(0, visible.offsetByCodePoints(0, LONGEST_NAME)) + "...";
  }
}
