package games.turnstile.railroadink.notation;

import java.util.regex.Pattern;

/** Reads the parts of a text from left to right. */
final class Cursor {
  private static final Pattern WHOLE = Pattern.compile("-?[0-9]+");
  private static final int SHOWN = 40;

  private final String text;
  private int offset;

  Cursor(String text) {
    this.text = text;
  }

  /** How many characters have been read. */
  int offset() {
    return offset;
  }

  /** Reads on if the next character is this one. */
  boolean skip(char character) {
    boolean isNext = isAt(character);
    offset += isNext ? 1 : 0;
    return isNext;
  }

  boolean isAt(char character) {
    return !atEnd() && text.charAt(offset) == character;
  }

  boolean atEnd() {
    return offset == text.length();
  }

  boolean atEndOfLine() {
    return atEnd() || isLineEnd(text.charAt(offset));
  }

  void skipBlanks() {
    while (atBlank()) {
      offset++;
    }
  }

  /** Goes on to the next line that is neither blank nor a comment; false if there is none. */
  boolean toStatement() {
    skipBlanks();
    while (!atEnd() && (atEndOfLine() || isAt('#'))) {
      upToEndOfLine();
      offset += atEnd() ? 0 : 1;
      skipBlanks();
    }
    return !atEnd();
  }

  /** The rest of the line. */
  String upToEndOfLine() {
    int start = offset;
    while (!atEndOfLine()) {
      offset++;
    }
    return text.substring(start, offset);
  }

  /** The characters before the next one of this kind, or before the end of the line. */
  String upTo(char character) {
    int start = offset;
    while (!atEndOfLine() && !isAt(character)) {
      offset++;
    }
    return text.substring(start, offset);
  }

  /** Reads one of the characters and tells which, counted from 0. */
  int symbol(String symbols, String what) {
    int symbol = atEnd() ? -1 : symbols.indexOf(text.charAt(offset));
    if (symbol < 0) {
      throw expectedCharacter(what);
    }
    offset++;
    return symbol;
  }

  /** Reads a word that is always the same. */
  void expectWord(String word, String what) {
    if (!peekWord().equals(word)) {
      throw expected(what);
    }
    offset += word.length();
  }

  long longInteger(String what) {
    String word = peekWord();
    if (!WHOLE.matcher(word).matches()) {
      throw expected(what);
    }
    try {
      long number = Long.parseLong(word);
      offset += word.length();
      return number;
    } catch (NumberFormatException outOfRange) {
      throw new NotationException(
          offset, "expected %s of at most 64 bits, found %s".formatted(what, excerpt(word)));
    }
  }

  /** Reads the blanks behind a part, which only the end of the line can replace. */
  void expectPartsEnd() {
    if (!atBlank() && !atEndOfLine()) {
      throw expectedCharacter("a blank");
    }
    skipBlanks();
  }

  void expectEndOfLine() {
    skipBlanks();
    if (!atEndOfLine()) {
      throw expected("the end of the line");
    }
  }

  void expectEnd() {
    if (!atEnd()) {
      throw expectedCharacter("the end of the text");
    }
  }

  /** The refusal of the next word. */
  NotationException expected(String what) {
    return expected(what, peekWord());
  }

  /** The refusal of the next character. */
  NotationException expectedCharacter(String what) {
    boolean none = atEndOfLine();
    return expected(what, none ? "" : text.substring(offset, text.offsetByCodePoints(offset, 1)));
  }

  private NotationException expected(String what, String next) {
    String found = "'" + excerpt(next) + "'";
    if (atEndOfLine()) {
      found = atEnd() ? "the end of the text" : "the end of the line";
    }
    return new NotationException(offset, "expected %s, found %s".formatted(what, found));
  }

  /** All characters up to a blank. */
  private String peekWord() {
    int end = offset;
    while (end < text.length() && !isBlank(text.charAt(end)) && !isLineEnd(text.charAt(end))) {
      end++;
    }
    return text.substring(offset, end);
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

  private boolean atBlank() {
    return !atEnd() && isBlank(text.charAt(offset));
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t';
  }

  private static boolean isLineEnd(char character) {
    return character == '\n' || character == '\r';
  }
}
