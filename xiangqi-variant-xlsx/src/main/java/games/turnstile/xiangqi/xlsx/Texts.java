package games.turnstile.xiangqi.xlsx;

/** What stands in cells, and what messages show of it. */
final class Texts {
  private static final int SHOWN = 40;

  private Texts() {}

  /** As much of the text as fits into a message, without characters that would spoil it. */
  static String excerpt(String text) {
    boolean cut = text.codePointCount(0, text.length()) > SHOWN;
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .limit(SHOWN)
        .map(character -> isPrintable(character) ? character : '?')
        .forEach(shown::appendCodePoint);
    return cut ? shown + "..." : shown.toString();
  }

  private static boolean isPrintable(int character) {
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

  /** The same text with a space for each character that leaves a gap, line breaks among them. */
  static String spaced(String text) {
    StringBuilder spaced = new StringBuilder(text);
    for (int i = 0; i < spaced.length(); i++) {
      char character = spaced.charAt(i);
      if (Character.isWhitespace(character) || Character.isSpaceChar(character)) {
        spaced.setCharAt(i, ' ');
      }
    }
    return spaced.toString();
  }

  /** A name without the quotes that may stand around it. */
  static String unquoted(String text) {
    String stripped = text.strip();
    return isQuoted(stripped) ? stripped.substring(1, stripped.length() - 1).strip() : stripped;
  }

  /** A name as it is written, so that no quote of its own is lost. */
  static String quoted(String name) {
    return isQuoted(name) ? "\"" + name + "\"" : name;
  }

  private static boolean isQuoted(String text) {
    return text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"");
  }

  /** The value of an attribute: two quotes stand for nothing. */
  static String value(String text) {
    String stripped = text.strip();
    return isQuotesOnly(stripped) && stripped.length() >= 2 ? stripped.substring(2) : stripped;
  }

  /** A value as it is written, so that it is not taken for nothing. */
  static String written(String value) {
    return value.isEmpty() || isQuotesOnly(value) && value.length() >= 2 ? "\"\"" + value : value;
  }

  private static boolean isQuotesOnly(String text) {
    return text.chars().allMatch(character -> character == '"');
  }
}
