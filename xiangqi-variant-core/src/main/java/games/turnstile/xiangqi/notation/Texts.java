package games.turnstile.xiangqi.notation;

/** What messages show of texts. */
final class Texts {
  private static final int SHOWN = 40;

  private Texts() {}

  /** As much of the text as fits into a message, without characters that would spoil it. */
  static String excerpt(String text) {
    boolean cut = text.length() > SHOWN;
    StringBuilder shown = new StringBuilder();
    text.substring(0, cut ? SHOWN : text.length())
        .codePoints()
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
}
