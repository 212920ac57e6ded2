package games.turnstile.railroadink.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The squares by their names, A0 to G6, and the exits by square and side, as A1N. */
final class PlainGrid {
  /** The sides of a square, in the order of the edges of a tile. */
  static final String SIDES = "NESW";

  /** What stands for a blank edge. */
  static final char BLANK = '.';

  private static final String ROWS = "ABCDEFG";
  private static final String COLUMNS = "0123456";

  private static final Map<String, Character> EXITS =
      Map.ofEntries(
          Map.entry("A1N", 'H'),
          Map.entry("A5N", 'H'),
          Map.entry("G1S", 'H'),
          Map.entry("G5S", 'H'),
          Map.entry("D0W", 'H'),
          Map.entry("D6E", 'H'),
          Map.entry("A3N", 'R'),
          Map.entry("G3S", 'R'),
          Map.entry("B0W", 'R'),
          Map.entry("F0W", 'R'),
          Map.entry("B6E", 'R'),
          Map.entry("F6E", 'R'));

  private static final List<String> SQUARES = allSquares();

  private PlainGrid() {}

  /** All squares, row by row. */
  static List<String> squares() {
    return SQUARES;
  }

  private static List<String> allSquares() {
    List<String> squares = new ArrayList<>();
    for (char row : ROWS.toCharArray()) {
      for (char column : COLUMNS.toCharArray()) {
        squares.add("" + row + column);
      }
    }
    return squares;
  }

  static String square(int row, int column) {
    return "" + ROWS.charAt(row) + COLUMNS.charAt(column);
  }

  static int row(String square) {
    return ROWS.indexOf(square.charAt(0));
  }

  static int column(String square) {
    return COLUMNS.indexOf(square.charAt(1));
  }

  /** Whether a side of a square lies on the border. */
  static boolean isBorder(String square, int side) {
    return switch (SIDES.charAt(side)) {
      case 'N' -> square.charAt(0) == 'A';
      case 'E' -> square.charAt(1) == '6';
      case 'S' -> square.charAt(0) == 'G';
      default -> square.charAt(1) == '0';
    };
  }

  /** The square on a side that is not the border. */
  static String neighbour(String square, int side) {
    int row = row(square);
    int column = column(square);
    return switch (SIDES.charAt(side)) {
      case 'N' -> square(row - 1, column);
      case 'E' -> square(row, column + 1);
      case 'S' -> square(row + 1, column);
      default -> square(row, column - 1);
    };
  }

  static int opposite(int side) {
    return (side + 2) % 4;
  }

  static String edgeName(String square, int side) {
    return square + SIDES.charAt(side);
  }

  /** What leads out over an edge on the border, or a blank. */
  static char exit(String square, int side) {
    return EXITS.getOrDefault(edgeName(square, side), BLANK);
  }

  /** Whether the square is one of C2 to E4. */
  static boolean isCentre(String square) {
    return "CDE".indexOf(square.charAt(0)) >= 0 && "234".indexOf(square.charAt(1)) >= 0;
  }
}
