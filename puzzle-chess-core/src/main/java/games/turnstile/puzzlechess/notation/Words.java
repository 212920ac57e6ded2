package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Names;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Reads a line from left to right. Words are separated by blanks; a text in quotes is one word, and
 * so is each of the signs {@code ( ) ; :} but for a colon with a digit behind it.
 */
final class Words {
  private static final String SIGNS = "();";

  private final String text;
  private final int endOfLine;
  private final int end;
  private int next;
  private int start;

  /** A part of a text that is one line, maybe with its line end. */
  Words(String text, int from, int endOfLine) {
    this.text = text;
    this.endOfLine = endOfLine;
    int last = endOfLine;
    while (last > from && " \t\r\n".indexOf(text.charAt(last - 1)) >= 0) {
      last--;
    }
    this.end = last;
    this.next = from;
    this.start = from;
  }

  /** Where the next line begins. */
  int endOfLine() {
    return endOfLine;
  }

  /** Where the last word began. */
  int start() {
    return start;
  }

  /** Where the next word begins. */
  int offset() {
    while (next < end && isBlank(text.charAt(next))) {
      next++;
    }
    return next;
  }

  boolean atEnd() {
    return offset() == end;
  }

  /** The next word, which stays the next one; nothing at the end of the line. */
  String peek() {
    return text.substring(offset(), endOfWord());
  }

  private int endOfWord() {
    int at = offset();
    if (at == end) {
      return at;
    }
    if (text.charAt(at) == '"') {
      return endOfQuoted();
    }
    if (isSign(at)) {
      return at + 1;
    }
    while (at < end && !isBlank(text.charAt(at)) && text.charAt(at) != '"' && !isSign(at)) {
      at++;
    }
    return at;
  }

  private int endOfQuoted() {
    int at = next + 1;
    while (at < end && text.charAt(at) != '"') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return Math.min(at + 1, end);
  }

  private boolean isSign(int at) {
    char character = text.charAt(at);
    boolean isBeforeDigit =
        at + 1 < end && text.charAt(at + 1) >= '0' && text.charAt(at + 1) <= '9';
    return SIGNS.indexOf(character) >= 0 || character == ':' && !isBeforeDigit;
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t';
  }

  /** The next word, whatever it is. */
  String word(String what) {
    if (atEnd()) {
      throw expected(what);
    }
    start = next;
    next = endOfWord();
    return text.substring(start, next);
  }

  boolean isNext(String word) {
    return peek().equals(word);
  }

  /** Whether the next word can be a name. */
  boolean isNameNext() {
    return isQuotedNext() || !atEnd() && !isSign(next) && !Phrases.RESERVED.contains(peek());
  }

  boolean isQuotedNext() {
    return !atEnd() && text.charAt(next) == '"';
  }

  /** Reads the next word if it is this one. */
  boolean skip(String word) {
    boolean isNext = isNext(word);
    if (isNext) {
      word(word);
    }
    return isNext;
  }

  void expect(String word) {
    if (!skip(word)) {
      throw expected("'" + word + "'");
    }
  }

  void expectEnd() {
    if (!atEnd()) {
      throw expected("the end of the line");
    }
  }

  /** What stands between blanks, whatever signs are in it. */
  String cell(String what) {
    if (atEnd()) {
      throw expected(what);
    }
    start = next;
    while (next < end && !isBlank(text.charAt(next))) {
      next++;
    }
    return text.substring(start, next);
  }

  /** A name of something new, or of something that is looked for. */
  String name(String what) {
    String name = word("the name of " + Phrases.a(what));
    return made(start, () -> Names.requireName(what, name));
  }

  /** A name that may be in quotes, and must be if it is one of the words of the notation. */
  String nameAmongWords(String what) {
    if (isQuotedNext()) {
      String quoted = quoted("name of " + Phrases.a(what));
      return made(start, () -> Names.requireName(what, quoted));
    }
    if (Phrases.RESERVED.contains(peek())) {
      throw fault(
          offset(),
          "'%s' is a word with a meaning here; as the name of %s it is written in quotes"
              .formatted(peek(), Phrases.a(what)));
    }
    return name(what);
  }

  /** A text in quotes, in which quotes and backslashes have a backslash before them. */
  String quoted(String what) {
    if (!isQuotedNext()) {
      throw expected("the %s in quotes".formatted(what));
    }
    String word = word(what);
    StringBuilder inside = new StringBuilder();
    int at = 1;
    while (at < word.length() && word.charAt(at) != '"') {
      if (word.charAt(at) == '\\') {
        at++;
        if (at == word.length() || "\\\"".indexOf(word.charAt(at)) < 0) {
          throw fault(
              start + at - 1, "behind '\\' comes '\"' or '\\'; a backslash is written '\\\\'");
        }
      }
      inside.append(word.charAt(at));
      at++;
    }
    if (at >= word.length()) {
      throw fault(start, "the quotes of the %s are not closed".formatted(what));
    }
    return made(start, () -> Names.requireLine(what, inside.toString()));
  }

  /** The rest of the line, more than nothing. */
  String rest(String what) {
    if (atEnd()) {
      throw expected("the " + what);
    }
    start = next;
    next = end;
    String rest = text.substring(start, end);
    return made(start, () -> Names.requireLine(what, rest.strip()));
  }

  /** A whole number between limits, both included. */
  int number(String what, int least, int most) {
    String word = word(what);
    if (!word.matches("-?[0-9]{1,18}")) {
      throw unexpected(what + ", a whole number");
    }
    long number = Long.parseLong(word);
    if (number < least || number > most) {
      throw fault(start, "%s is %s to %s, not %s".formatted(what, least, most, number));
    }
    return (int) number;
  }

  int height() {
    return number("a height", -Terrain.HIGHEST, Terrain.HIGHEST);
  }

  boolean isNumberNext() {
    return peek().matches("-?[0-9]+");
  }

  boolean isSquareNext() {
    return Square.named(peek()).isPresent();
  }

  Square square() {
    return Square.named(word("a square")).orElseThrow(() -> unexpected("a square such as e4"));
  }

  Edge edge() {
    String word = word("an edge such as e4-e5");
    String[] squares = word.split("-", 3);
    Optional<Square> first = Square.named(squares[0]);
    Optional<Square> second = squares.length == 2 ? Square.named(squares[1]) : Optional.empty();
    if (first.isEmpty() || second.isEmpty()) {
      throw unexpected("an edge between two squares, such as e4-e5");
    }
    return made(start, () -> new Edge(first.get(), second.get()));
  }

  /** One of some words that stand for something. */
  <T> T choice(String what, Map<String, T> meanings) {
    String all = String.join(", ", meanings.keySet());
    T meaning = meanings.get(word(what));
    if (meaning == null) {
      throw unexpected("%s (%s)".formatted(what, all));
    }
    return meaning;
  }

  /** Refuses one more of something of which there are enough. */
  void requireRoom(Collection<?> parts, int most) {
    if (parts.size() >= most) {
      throw fault(start, "there are %s of these already, and no more fit".formatted(most));
    }
  }

  /** Makes something of what has been read, and tells what is wrong with it if it cannot be. */
  <T> T made(int offset, Supplier<T> making) {
    try {
      return making.get();
    } catch (NotationException told) {
      throw told;
    } catch (IllegalArgumentException refusal) {
      throw fault(offset, refusal.getMessage());
    }
  }

  /** The refusal of the last word. */
  NotationException unexpected(String what) {
    return fault(
        start,
        "expected %s, found '%s'".formatted(what, Names.excerpt(text.substring(start, next))));
  }

  /** The refusal of the next word. */
  NotationException expected(String what) {
    String found = atEnd() ? "the end of the line" : "'" + Names.excerpt(peek()) + "'";
    return fault(offset(), "expected %s, found %s".formatted(what, found));
  }

  NotationException fault(int offset, String problem) {
    return NotationException.at(text, offset, problem);
  }
}
