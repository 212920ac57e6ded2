package games.turnstile.xiangqi.variant;

/** What names and values may have in them, and what messages show of a text. */
public final class Names {
  /** What names are like, to be said after what they name. */
  public static final String RULE =
      "1 to %s characters that can be seen, without blanks at the ends"
          .formatted(Variant.LONGEST_NAME);

  private static final int SHOWN = 40;

  private Names() {}

  /**
   * {@return whether a variant, a piece, an attribute, an extension or a player can be called that}
   *
   * @param text any text
   */
  public static boolean isName(String text) {
    return !text.isEmpty() && text.length() <= Variant.LONGEST_NAME && isTidy(text);
  }

  /**
   * {@return whether an attribute can have that value}
   *
   * @param text any text
   */
  public static boolean isValue(String text) {
    return text.length() <= Variant.LONGEST_ATTRIBUTE && isTidy(text);
  }

  private static boolean isTidy(String text) {
    return text.strip().equals(text) && text.codePoints().allMatch(Names::isVisible);
  }

  /**
   * {@return whether a character can be seen, and does nothing to a screen but be there}
   *
   * @param character a code point
   */
  public static boolean isVisible(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.PRIVATE_USE,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }

  /**
   * {@return as much of a text as fits into a message, with question marks for what cannot be seen}
   *
   * @param text any text
   */
  public static String excerpt(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .limit(SHOWN)
        .map(character -> isVisible(character) ? character : '?')
        .forEach(shown::appendCodePoint);
    return text.codePointCount(0, text.length()) > SHOWN ? shown + "..." : shown.toString();
  }
}
