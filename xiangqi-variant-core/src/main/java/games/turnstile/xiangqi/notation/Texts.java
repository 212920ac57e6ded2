package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Variant;

/** What texts may have in them, and what messages show of them. */
final class Texts {
  /** What names are like, to be said after what they name. */
  static final String NAME_RULE =
      "1 to %s characters that can be seen, without blanks at the ends"
          .formatted(Variant.LONGEST_NAME);

  private static final int SHOWN = 40;

  private Texts() {}

  /** Whether something can be called that. */
  static boolean isName(String text) {
    return !text.isEmpty()
        && text.length() <= Variant.LONGEST_NAME
        && text.strip().equals(text)
        && text.codePoints().allMatch(Texts::isPrintable);
  }

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
