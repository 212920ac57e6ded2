package games.turnstile.gambit.notation;

import games.turnstile.gambit.Board;
import games.turnstile.gambit.Point;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.Turn;
import games.turnstile.gambit.Violation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the parts of all notations from a text, from left to right. */
final class NotationReader {
  /** The length of a square and of the {@code x} behind it. */
  private static final int LENGTH_WITH_JOINT = 3;

  private final String text;
  private int offset;

  NotationReader(String text) {
    this.text = text;
  }

  int offset() {
    return offset;
  }

  boolean atEnd() {
    return offset == text.length();
  }

  /** Skips the character if it comes next. */
  boolean skip(char expected) {
    boolean there = !atEnd() && text.charAt(offset) == expected;
    if (there) {
      offset++;
    }
    return there;
  }

  boolean comesNext(String word) {
    return text.startsWith(word, offset);
  }

  void expect(char character, String name) {
    if (!skip(character)) {
      throw expected(name);
    }
  }

  void expect(String word) {
    for (int i = 0; i < word.length(); i++) {
      expect(word.charAt(i), "'" + word + "'");
    }
  }

  void expectEnd() {
    if (!atEnd()) {
      throw expected("the end");
    }
  }

  /** The end of a line, which the end of the text may stand for. */
  void expectEndOfLine() {
    if (atEnd()) {
      return;
    }
    if (comesNext("\r\n")) {
      offset++;
    }
    expect('\n', "the end of the line");
  }

  Board board() {
    Map<Point, Side> pieces = new HashMap<>();
    boolean spaced = false;
    for (int index = 0; index < Point.FILES * Point.RANKS; index++) {
      if (index == Point.FILES) {
        spaced = skip(' ');
      } else if (spaced && index % Point.FILES == 0) {
        expect(' ', "a space between the rows");
      }
      Point point = Point.ofIndex(index);
      if (skip('1')) {
        pieces.put(point, Side.X);
      } else if (skip('2')) {
        pieces.put(point, Side.O);
      } else if (!skip('0')) {
        throw expected("0, 1 or 2 for " + point.name());
      }
    }
    return Board.of(pieces);
  }

  Side side() {
    if (skip('X')) {
      return Side.X;
    }
    expect('O', "X or O, the side to move");
    return Side.O;
  }

  Point point() {
    return point("a letter from a to h");
  }

  /** A square in a place where something else could stand. */
  Point point(String orWhat) {
    int x = coordinate('a', Point.FILES, orWhat);
    int y = coordinate('1', Point.RANKS, "a number from 1 to 4");
    return new Point(x, y);
  }

  private int coordinate(char first, int count, String name) {
    int coordinate = atEnd() ? -1 : text.charAt(offset) - first;
    if (coordinate < 0 || coordinate >= count) {
      throw expected(name);
    }
    offset++;
    return coordinate;
  }

  /** A turn, legal or not. */
  Turn turn() {
    List<Point> path = new ArrayList<>();
    path.add(point());
    while (skip('x')) {
      path.add(point());
    }
    return new Turn(path);
  }

  /** Refuses a turn that is illegal in the position; it was read at the offset. */
  static void requireLegal(Turn turn, int offset, Position position) {
    Optional<Violation> violation = position.check(turn);
    if (violation.isPresent()) {
      int squares = turn.path().size();
      int legal = legalSquares(turn, position);
      int place = offset + Math.min(LENGTH_WITH_JOINT * legal, LENGTH_WITH_JOINT * squares - 1);
      Turn beginning = new Turn(turn.path().subList(0, Math.min(legal + 1, squares)));
      throw new NotationException(place, beginning, violation.get());
    }
  }

  /** How many squares of an illegal turn are right before the first wrong one. */
  private static int legalSquares(Turn turn, Position position) {
    int legal = 0;
    while (legal < turn.path().size()) {
      Turn beginning = new Turn(turn.path().subList(0, legal + 1));
      boolean wrong =
          position
              .check(beginning)
              .filter(violation -> violation.code() != Violation.Code.NO_JUMP_MADE)
              .isPresent();
      if (wrong) {
        return legal;
      }
      legal++;
    }
    return legal;
  }

  NotationException expected(String what) {
    return new NotationException(offset, "expected %s, found %s".formatted(what, found()));
  }

  private String found() {
    if (atEnd()) {
      return "the end of the text";
    }
    int character = text.codePointAt(offset);
    if (character == '\n' || comesNext("\r\n")) {
      return "the end of the line";
    }
    if (character == '\r') {
      return "a carriage return without a line feed";
    }
    if (character == ' ') {
      return "a space";
    }
    boolean printable = character > ' ' && character < 0x7f;
    return printable
        ? "'" + Character.toString(character) + "'"
        : "character U+%04X".formatted(character);
  }
}
