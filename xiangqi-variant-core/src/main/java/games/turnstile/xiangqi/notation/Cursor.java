package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Names;
import java.util.Optional;
import java.util.function.Function;

/** Reads the parts of a text from left to right. Blanks are spaces and tabs. */
final class Cursor {
  private final String text;
  private final int end;
  private int offset;
  private int start;

  Cursor(String text) {
    this(text, 0, text.length());
  }

  /** A part of a text, of which the offsets are those of the whole. */
  Cursor(String text, int offset, int end) {
    this.text = text;
    this.offset = offset;
    this.end = end;
  }

  /** A text that may begin with a byte order mark. */
  static Cursor ofFile(String text, int longest) {
    if (text.length() > longest) {
      throw new NotationException(
          longest,
          "such a text has at most %s characters, not %s".formatted(longest, text.length()));
    }
    Cursor cursor = new Cursor(text);
    cursor.skip('\uFEFF');
    return cursor;
  }

  /** Where the next part begins, or the blanks before it. */
  int offset() {
    return offset;
  }

  /** Where the last part began. */
  int start() {
    return start;
  }

  /** How many characters have not been read. */
  int left() {
    return end - offset;
  }

  boolean atEnd() {
    return offset == end;
  }

  boolean atEndOfLine() {
    skipBlanks();
    return atEnd() || isLineEnd(text.charAt(offset));
  }

  boolean isAt(char character) {
    return !atEnd() && text.charAt(offset) == character;
  }

  boolean isAtDigit() {
    return !atEnd() && isDigit(text.charAt(offset));
  }

  boolean isAtBlank() {
    return !atEnd() && isBlank(text.charAt(offset));
  }

  /** Reads on if the next character is this one. */
  boolean skip(char character) {
    boolean isNext = isAt(character);
    offset += isNext ? 1 : 0;
    return isNext;
  }

  void skipBlanks() {
    while (!atEnd() && isBlank(text.charAt(offset))) {
      offset++;
    }
  }

  void expect(char character, String what) {
    if (!skip(character)) {
      throw expectedCharacter(what);
    }
  }

  /** Goes on to the next line that is neither blank nor a comment; false if there is none. */
  boolean toStatement() {
    while (atEndOfLine() || isAt('#')) {
      toEndOfLine();
      if (atEnd()) {
        return false;
      }
      offset++;
    }
    return true;
  }

  /** The first statement, which is always the same line. */
  void expectFirstLine(String line) {
    toStatement();
    expectLine(line, "'%s' as the first line".formatted(line));
  }

  /** The rest of the line, which is always the same. */
  void expectLine(String line, String what) {
    String found = rest(what);
    if (!found.equals(line)) {
      throw expected(what, found);
    }
  }

  void expectEndOfLine() {
    if (!atEndOfLine()) {
      throw expected("the end of the line");
    }
  }

  void expectEnd() {
    if (!atEnd()) {
      throw expectedCharacter("the end");
    }
  }

  /** A blank, unless the line ends here. */
  void expectGap(String what) {
    if (!isAtBlank() && !atEndOfLine()) {
      throw expectedCharacter(what);
    }
  }

  /** Whatever is in the rest of the line, to be read on its own. */
  Cursor line() {
    skipBlanks();
    start = offset;
    toEndOfLine();
    return new Cursor(text, start, offset);
  }

  /** The rest of the line without blanks at its ends; more than nothing. */
  String rest(String what) {
    if (atEndOfLine()) {
      throw expected(what);
    }
    return restOrNothing();
  }

  /** The rest of the line without blanks at its ends. */
  String restOrNothing() {
    line();
    return text.substring(start, offset).strip();
  }

  /** The rest of the line, if that can be a name. */
  String name(String what) {
    return requireName(rest(what), what);
  }

  /** A name between quotes, in which quotes and backslashes have a backslash before them. */
  String quotedName(String what) {
    skipBlanks();
    start = offset;
    expect('"', what + " in quotes");
    StringBuilder name = new StringBuilder();
    while (!isAt('"')) {
      boolean isEscaped = skip('\\');
      if (atEnd() || isLineEnd(text.charAt(offset))) {
        throw expectedCharacter("'\"' at the end of " + what);
      }
      if (isEscaped && !isAt('"') && !isAt('\\')) {
        throw expectedCharacter("'\"' or '\\' after '\\'");
      }
      name.append(text.charAt(offset++));
    }
    offset++;
    return requireName(name.toString(), what);
  }

  /** The characters before the next one of this kind, if they can be a name. */
  String nameBefore(char character, String what) {
    if (atEndOfLine()) {
      throw expected(what);
    }
    start = offset;
    while (!atEnd() && !isAt(character) && !isLineEnd(text.charAt(offset))) {
      offset++;
    }
    return requireName(text.substring(start, offset).strip(), what);
  }

  private String requireName(String name, String what) {
    if (!Names.isName(name)) {
      throw expected(what + ", " + Names.RULE, name);
    }
    return name;
  }

  /** All characters up to a blank; at least one. */
  String word(String what) {
    if (atEndOfLine()) {
      throw expected(what);
    }
    start = offset;
    String word = peekWord();
    offset += word.length();
    return word;
  }

  /** A word that is always the same. */
  void expectWord(String word, String what) {
    String found = word(what);
    if (!found.equals(word)) {
      throw expected(what, found);
    }
  }

  /** A whole number that ends before the first character that is no digit. */
  int integer(String what) {
    start = offset;
    skip('-');
    digits(what);
    return number();
  }

  /** A whole number without a sign that ends before the first character that is no digit. */
  int natural(String what) {
    start = offset;
    digits(what);
    return number();
  }

  /** A whole number without a sign, after blanks and before a blank or the end of the line. */
  int naturalWord(String what) {
    skipBlanks();
    int number = natural(what);
    if (!peekWord().isEmpty()) {
      offset = start;
      throw expected(what);
    }
    return number;
  }

  /** The same, and not beyond its limits. */
  int naturalWord(String what, int least, int most) {
    int number = naturalWord(what);
    if (number < least || number > most) {
      throw new NotationException(
          start, "expected %s from %s to %s, found %s".formatted(what, least, most, number));
    }
    return number;
  }

  private void digits(String what) {
    int first = offset;
    while (isAtDigit()) {
      offset++;
    }
    if (offset == first) {
      throw expectedCharacter(what);
    }
  }

  private int number() {
    try {
      return Integer.parseInt(text, start, offset, 10);
    } catch (NumberFormatException outOfRange) {
      throw new NotationException(start, "the number is out of range");
    }
  }

  /** The name of a position rule. */
  String ruleName(String what) {
    start = offset;
    while (!atEnd() && Clause.mayBeInName(text.codePointAt(offset))) {
      offset += Character.charCount(text.codePointAt(offset));
    }
    if (offset == start) {
      throw expectedCharacter(what);
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

  /** Reads one character that means something. */
  <T> T meaning(Function<Character, Optional<T>> meanings, String what) {
    T meaning =
        (atEnd() ? Optional.<T>empty() : meanings.apply(text.charAt(offset)))
            .orElseThrow(() -> expectedCharacter(what));
    offset++;
    return meaning;
  }

  /** The refusal of the last part. */
  NotationException expected(String what, String found) {
    return new NotationException(
        start, "expected %s, found '%s'".formatted(what, Names.excerpt(found)));
  }

  /** The refusal of the next word. */
  NotationException expected(String what) {
    return refusal(what, peekWord());
  }

  /** The refusal of the next character. */
  NotationException expectedCharacter(String what) {
    return refusal(what, atEnd() ? "" : text.substring(offset, text.offsetByCodePoints(offset, 1)));
  }

  private NotationException refusal(String what, String next) {
    String found = "'" + Names.excerpt(next) + "'" + advice(next);
    if (offset == text.length()) {
      found = "the end";
    } else if (atEnd() || isLineEnd(text.charAt(offset))) {
      found = "the end of the line";
    }
    return new NotationException(offset, "expected %s, found %s".formatted(what, found));
  }

  /** Signs of full width are easily typed and hard to tell from those that are meant. */
  private static String advice(String next) {
    boolean isWide = !next.isEmpty() && next.charAt(0) > '\uFF00' && next.charAt(0) < '\uFF5F';
    return isWide ? ", which is of full width; write '%c'".formatted(next.charAt(0) - 0xFEE0) : "";
  }

  private String peekWord() {
    int wordEnd = offset;
    while (wordEnd < end && !isBlank(text.charAt(wordEnd)) && !isLineEnd(text.charAt(wordEnd))) {
      wordEnd++;
    }
    return text.substring(offset, wordEnd);
  }

  void toEndOfLine() {
    while (!atEnd() && !isLineEnd(text.charAt(offset))) {
      offset++;
    }
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t';
  }

  private static boolean isLineEnd(char character) {
    return character == '\n' || character == '\r';
  }
}
