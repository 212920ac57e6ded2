package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Square;
import java.util.Locale;
import java.util.Objects;

/** Reads a text of one line from left to right, without skipping anything. */
final class LineCursor {
  /** More digits than any number that is read has. */
  private static final int MANY_DIGITS = 9;

  private final String text;
  private int offset;

  LineCursor(String text) {
    this.text = Objects.requireNonNull(text, "text");
  }

  /** Where the next character is. */
  int offset() {
    return offset;
  }

  boolean atEnd() {
    return offset == text.length();
  }

  boolean isAt(char character) {
    return !atEnd() && text.charAt(offset) == character;
  }

  /** Whether the next character is one of these. */
  boolean isAtOneOf(String characters) {
    return !atEnd() && characters.indexOf(text.charAt(offset)) >= 0;
  }

  /** Reads on if the next character is this one. */
  boolean skip(char character) {
    boolean isNext = isAt(character);
    offset += isNext ? 1 : 0;
    return isNext;
  }

  /** Reads on if this comes next. */
  boolean skip(String part) {
    boolean isNext = text.startsWith(part, offset);
    offset += isNext ? part.length() : 0;
    return isNext;
  }

  /** Reads the next character, which must be one of these. */
  char oneOf(String characters, String what) {
    if (!isAtOneOf(characters)) {
      throw expected(what);
    }
    return text.charAt(offset++);
  }

  /** Reads all that follows of these characters, maybe nothing. */
  String run(String characters) {
    int start = offset;
    while (isAtOneOf(characters)) {
      offset++;
    }
    return text.substring(start, offset);
  }

  void expect(char character, String what) {
    if (!skip(character)) {
      throw expected(what);
    }
  }

  void expectEnd(String what) {
    if (!atEnd()) {
      throw expected(what);
    }
  }

  Square square(String what) {
    String next = text.substring(offset, Math.min(offset + 2, text.length()));
    if (Square.named(next.toLowerCase(Locale.ROOT)).isPresent() && Square.named(next).isEmpty()) {
      throw fault("squares are in lower case; write " + next.toLowerCase(Locale.ROOT));
    }
    Square square = Square.named(next).orElseThrow(() -> expected(what, 2));
    offset += 2;
    return square;
  }

  /** Reads a number without a sign and without zeros before it. */
  int number(String what, int least, int most) {
    int start = offset;
    String digits = run("0123456789");
    if (digits.isEmpty()) {
      throw expected(what);
    }
    if (digits.length() > 1 && digits.charAt(0) == '0') {
      throw faultAt(start, "a number has no zeros before it");
    }
    if (digits.length() > MANY_DIGITS
        || Integer.parseInt(digits) < least
        || Integer.parseInt(digits) > most) {
      throw faultAt(start, "%s is from %s to %s".formatted(what, least, most));
    }
    return Integer.parseInt(digits);
  }

  /** A mistake at the next character. */
  NotationException fault(String problem) {
    return faultAt(offset, problem);
  }

  NotationException faultAt(int place, String problem) {
    return NotationException.at(text, place, problem);
  }

  /** The refusal of the next character. */
  NotationException expected(String what) {
    return expected(what, 1);
  }

  /** The refusal of what comes next, of which so many characters are told. */
  private NotationException expected(String what, int most) {
    return fault("expected %s, found %s".formatted(what, found(most)));
  }

  private String found(int most) {
    if (atEnd()) {
      return "the end";
    }
    int[] next = text.substring(offset).codePoints().limit(most).toArray();
    int visible = 0;
    while (visible < next.length && isVisible(next[visible])) {
      visible++;
    }
    return visible > 0
        ? "'" + new String(next, 0, visible) + "'"
        : "the character U+" + Integer.toHexString(next[0]).toUpperCase(Locale.ROOT);
  }

  private static boolean isVisible(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.PRIVATE_USE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
