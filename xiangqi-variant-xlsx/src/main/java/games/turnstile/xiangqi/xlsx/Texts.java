package games.turnstile.xiangqi.xlsx;

/** What stands in cells. */
final class Texts {
  private Texts() {}

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
