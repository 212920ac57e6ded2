package games.turnstile.railchess.notation;

/**
 * Reads the original plugin's files: words set apart by any white space, and here and there a whole
 * line.
 */
final class TokenReader {
  private final String text;
  private int offset;
  private int start;

  TokenReader(String text) {
    this.text = text;
    offset = text.startsWith("\uFEFF") ? 1 : 0;
  }

  /** Where the last word or line began. */
  int start() {
    return start;
  }

  /** How far the text has been read. */
  int offset() {
    return offset;
  }

  String token(String what) {
    while (offset < text.length() && Character.isWhitespace(text.charAt(offset))) {
      offset++;
    }
    requireMore(what);
    while (offset < text.length() && !Character.isWhitespace(text.charAt(offset))) {
      offset++;
    }
    return text.substring(start, offset);
  }

  private void requireMore(String what) {
    start = offset;
    if (offset == text.length()) {
      throw new NotationException(offset, "expected %s, found the end of the text".formatted(what));
    }
  }

  int integer(String what) {
    String token = token(what);
    return Numbers.integer(token, start, what);
  }

  /** A number that is 0 or more. */
  int natural(String what) {
    String token = token(what);
    return Numbers.natural(token, start, what);
  }

  int between(int least, int most, String what) {
    int number = integer(what);
    if (number < least || number > most) {
      throw new NotationException(
          start, "%s must be %s to %s, not %s".formatted(what, least, most, number));
    }
    return number;
  }

  long longInteger(String what) {
    String token = token(what);
    return Numbers.longInteger(token, start, what);
  }

  double decimal(String what) {
    String token = token(what);
    return Numbers.decimal(token, start, what);
  }

  boolean truth(String what) {
    String token = token(what);
    return switch (token) {
      case "true" -> true;
      case "false" -> false;
      default -> throw Numbers.expected("true or false, " + what, token, start);
    };
  }

  void dropRestOfLine() {
    while (offset < text.length() && !isLineEnd(text.charAt(offset))) {
      offset++;
    }
    if (text.startsWith("\r\n", offset)) {
      offset += 2;
    } else if (offset < text.length()) {
      offset++;
    }
  }

  /** The text up to the next end of a line; reading has to be at the beginning of a line. */
  String line(String what) {
    requireMore(what);
    int end = start;
    while (end < text.length() && !isLineEnd(text.charAt(end))) {
      end++;
    }
    dropRestOfLine();
    return text.substring(start, end);
  }

  private static boolean isLineEnd(char character) {
    return character == '\n' || character == '\r';
  }
}
