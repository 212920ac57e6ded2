package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * A board that has been read, and where its parts stand in the text.
 *
 * @param offset where it begins
 * @param rows how many rows it has
 * @param columns how many columns it has
 * @param layout the number on each square, 0 for none
 * @param places where each square stands
 */
record BoardDraft(int offset, int rows, int columns, List<Integer> layout, List<Integer> places) {
  /** Reads the line of the board, after its keyword, and its rows. */
  static BoardDraft read(Cursor in) {
    int offset = in.start();
    int rows = in.naturalWord("the number of rows", 1, Variant.LARGEST_SIDE);
    int columns = in.naturalWord("the number of columns", 1, Variant.LARGEST_SIDE);
    BoardDraft board = new BoardDraft(offset, rows, columns, new ArrayList<>(), new ArrayList<>());
    for (int row = 1; row <= rows; row++) {
      in.expectEndOfLine();
      in.toStatement();
      String what =
          "%s squares in row %s of %s, each the number of a piece or '.'"
              .formatted(columns, row, rows);
      for (int column = 1; column <= columns; column++) {
        board.addSquare(in, what);
      }
    }
    return board;
  }

  private void addSquare(Cursor in, String what) {
    in.skipBlanks();
    int number = 0;
    if (in.isAt('.')) {
      in.expectWord(".", what);
    } else {
      number = in.naturalWord(what);
      if (number == 0) {
        throw in.expected(what, "0");
      }
    }
    layout.add(number);
    places.add(in.start());
  }

  /** Where a square stands. */
  int offsetOf(Point point) {
    return places.get((point.row() - 1) * columns + point.column() - 1);
  }
}
