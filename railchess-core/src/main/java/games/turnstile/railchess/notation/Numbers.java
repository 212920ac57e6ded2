package games.turnstile.railchess.notation;

import java.util.regex.Pattern;

/** Numbers in the plain spelling of files: Western digits, no plus, no suffix, no locale. */
final class Numbers {
  private static final Pattern WHOLE = Pattern.compile("-?[0-9]+");
  private static final Pattern DECIMAL =
      Pattern.compile("-?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(?:[eE]-?[0-9]+)?");
  private static final int SHOWN = 40;

  private Numbers() {}

  static int integer(String token, int offset, String what) {
    long number = longInteger(token, offset, what);
    if (number != (int) number) {
      throw tooLarge(token, offset, what);
    }
    return (int) number;
  }

  /** A number that is 0 or more. */
  static int natural(String token, int offset, String what) {
    int number = integer(token, offset, what);
    if (number < 0) {
      throw new NotationException(offset, "%s must be 0 or more, not %s".formatted(what, number));
    }
    return number;
  }

  static long longInteger(String token, int offset, String what) {
    if (!WHOLE.matcher(token).matches()) {
      throw expected(what, token, offset);
    }
    try {
      return Long.parseLong(token);
    } catch (NumberFormatException outOfRange) {
      throw tooLarge(token, offset, what);
    }
  }

  static double decimal(String token, int offset, String what) {
    if (!DECIMAL.matcher(token).matches()) {
      throw expected(what, token, offset);
    }
    double number = Double.parseDouble(token);
    if (!Double.isFinite(number)) {
      throw tooLarge(token, offset, what);
    }
    return number;
  }

  static NotationException expected(String what, String found, int offset) {
    return new NotationException(offset, "expected %s, found '%s'".formatted(what, excerpt(found)));
  }

  private static NotationException tooLarge(String token, int offset, String what) {
    return new NotationException(offset, "%s is out of range: %s".formatted(what, excerpt(token)));
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
