package games.turnstile.railchess.notation;

/** Reads the parts of a text that is made of lines, from left to right. */
final class Cursor {
  private final String text;
  private int offset;
  private int start;

  Cursor(String text) {
    this(text, text.startsWith("\uFEFF") ? 1 : 0);
  }

  /** Reads the text from an offset on. */
  Cursor(String text, int offset) {
    this.text = text;
    this.offset = offset;
  }

  /** Where the next part begins, or the blanks before it. */
  int offset() {
    return offset;
  }

  /** Where the last part began. */
  int start() {
    return start;
  }

  /** Goes on to the next line that is neither blank nor a comment; false if there is none. */
  boolean toStatement() {
    while (offset < text.length()) {
      skipBlanks();
      if (offset < text.length() && text.charAt(offset) == '#') {
        toEndOfLine();
      }
      if (offset == text.length()) {
        return false;
      }
      if (!isLineEnd(text.charAt(offset))) {
        return true;
      }
      offset++;
    }
    return false;
  }

  /** The first statement, which is always the same line. */
  void expectFirstLine(String line) {
    String what = "'" + line + "' as the first line";
    toStatement();
    String first = rest(what).stripTrailing();
    if (!first.equals(line)) {
      throw Numbers.expected(what, first, start);
    }
  }

  /** Whether the next character is this one. */
  boolean isAt(char character) {
    return offset < text.length() && text.charAt(offset) == character;
  }

  boolean atEndOfLine() {
    skipBlanks();
    return offset == text.length() || isLineEnd(text.charAt(offset));
  }

  void expectEndOfLine() {
    if (!atEndOfLine()) {
      throw expected("the end of the line");
    }
  }

  /** All characters up to a blank; at least one, unless the line ends. */
  String word() {
    skipBlanks();
    start = offset;
    while (!atPartsEnd()) {
      offset++;
    }
    return text.substring(start, offset);
  }

  /** The rest of the line, which is more than blanks. */
  String rest(String what) {
    if (atEndOfLine()) {
      throw expected(what);
    }
    start = offset;
    toEndOfLine();
    return text.substring(start, offset);
  }

  /** A number that is 0 or more. It ends before the first character that is no digit. */
  int natural(String what) {
    skipBlanks();
    start = offset;
    while (offset < text.length() && isDigit(text.charAt(offset))) {
      offset++;
    }
    if (offset == start) {
      throw expected(what);
    }
    return Numbers.natural(text.substring(start, offset), start, what);
  }

  /** A number that is 0 or more, up to the next blank. */
  int naturalWord(String what) {
    String word = requireWord(what);
    return Numbers.natural(word, start, what);
  }

  long longInteger(String what) {
    String word = requireWord(what);
    return Numbers.longInteger(word, start, what);
  }

  double decimal(String what) {
    String word = requireWord(what);
    return Numbers.decimal(word, start, what);
  }

  /** All characters up to a blank. */
  String requireWord(String what) {
    if (atEndOfLine()) {
      throw expected(what);
    }
    return word();
  }

  void expect(char character, String what) {
    anyOf(String.valueOf(character), what);
  }

  /** One of the characters. */
  char anyOf(String characters, String what) {
    if (atEndOfLine() || characters.indexOf(text.charAt(offset)) < 0) {
      throw expected(what);
    }
    return text.charAt(offset++);
  }

  NotationException expected(String what) {
    if (offset == text.length()) {
      return new NotationException(
          offset, "expected %s, found the end of the text".formatted(what));
    }
    if (isLineEnd(text.charAt(offset))) {
      return new NotationException(
          offset, "expected %s, found the end of the line".formatted(what));
    }
    int place = offset;
    return Numbers.expected(what, word(), place);
  }

  private void skipBlanks() {
    while (offset < text.length() && isBlank(text.charAt(offset))) {
      offset++;
    }
  }

  void toEndOfLine() {
    while (offset < text.length() && !isLineEnd(text.charAt(offset))) {
      offset++;
    }
  }

  private boolean atPartsEnd() {
    return offset == text.length()
        || isBlank(text.charAt(offset))
        || isLineEnd(text.charAt(offset));
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t';
  }

  private static boolean isLineEnd(char character) {
    return character == '\n' || character == '\r';
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }
}
