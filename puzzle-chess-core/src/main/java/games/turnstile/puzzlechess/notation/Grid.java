package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Square;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Boards as text: rank 8 to rank 1, each with its number, and below them the letters of files. */
final class Grid {
  /** A square with nothing to tell. */
  static final String NOTHING = ".";

  private static final String FILES = "abcdefgh";

  private Grid() {}

  /** Reads the lines below a keyword; the line of files may be missing. */
  static void read(Statements lines, BiConsumer<Square, Words> cell) {
    for (int rank = Square.SIDE - 1; rank >= 0; rank--) {
      String what =
          "'%1$s' and the 8 squares of rank %1$s, with blanks between".formatted(rank + 1);
      Words line = lines.next(what);
      if (!line.skip(String.valueOf(rank + 1))) {
        throw line.expected(what);
      }
      for (int file = 0; file < Square.SIDE; file++) {
        Square square = Square.at(file, rank).orElseThrow();
        cell.accept(square, line);
      }
      line.expectEnd();
    }
    if (lines.hasNext() && lines.peek().isNext("a")) {
      Words line = lines.next();
      FILES.chars().forEach(file -> line.expect(String.valueOf((char) file)));
      line.expectEnd();
    }
  }

  static void write(StringBuilder text, Function<Square, String> cells) {
    int width =
        Stream.of(Square.values())
            .mapToInt(square -> cells.apply(square).length())
            .max()
            .orElseThrow();
    for (int rank = Square.SIDE - 1; rank >= 0; rank--) {
      text.append("  ").append(rank + 1);
      for (int file = 0; file < Square.SIDE; file++) {
        add(text, cells.apply(Square.at(file, rank).orElseThrow()), width);
      }
      text.append('\n');
    }
    text.append("   ");
    FILES.chars().forEach(file -> add(text, String.valueOf((char) file), width));
    text.append('\n');
  }

  private static void add(StringBuilder text, String cell, int width) {
    text.append(" ".repeat(1 + width - cell.length())).append(cell);
  }
}
