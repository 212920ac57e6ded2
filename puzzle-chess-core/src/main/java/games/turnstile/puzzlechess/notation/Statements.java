package games.turnstile.puzzlechess.notation;

/** The lines of a text that say something: not those that are blank or begin with {@code #}. */
final class Statements {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final String text;
  private int offset;

  private Statements(String text, int offset) {
    this.text = text;
    this.offset = offset;
  }

  /** The lines of a text that may come from a file, with a byte order mark. */
  static Statements ofFile(String text) {
    return new Statements(text, begin(text));
  }

  /** The lines of a text that is a part of another one. */
  static Statements ofPart(String text) {
    return new Statements(text, 0);
  }

  /** Where a text begins: behind the mark, which nobody sees. */
  static int begin(String text) {
    return text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length() : 0;
  }

  /** Whether another such line follows. */
  boolean hasNext() {
    while (offset < text.length()) {
      Words line = peek();
      if (!line.atEnd() && text.charAt(line.offset()) != '#') {
        return true;
      }
      offset = line.endOfLine();
    }
    return false;
  }

  /** The next such line, which stays the next one. */
  Words peek() {
    int end = text.indexOf('\n', offset);
    return new Words(text, offset, end < 0 ? text.length() : end + 1);
  }

  /** The next such line. */
  Words next() {
    Words line = peek();
    offset = line.endOfLine();
    return line;
  }

  /** The next such line, if there is one. */
  Words next(String what) {
    if (!hasNext()) {
      throw faultAtEnd("expected %s, found the end".formatted(what));
    }
    return next();
  }

  NotationException faultAtEnd(String problem) {
    return fault(text.length(), problem);
  }

  NotationException fault(int place, String problem) {
    return NotationException.at(text, place, problem);
  }
}
