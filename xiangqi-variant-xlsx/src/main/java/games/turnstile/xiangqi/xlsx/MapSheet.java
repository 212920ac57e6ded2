package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Reads the sheet {@code map}: the size of the board, then its rows. */
final class MapSheet {
  private static final int FIRST_ROW = 2;
  private static final int ROWS_COLUMN = 2;
  private static final int COLUMNS_COLUMN = 4;

  private final Grid grid;
  private final Cells cells;
  private final int rows;
  private final int columns;
  private final List<Integer> layout;

  MapSheet(Grid grid, Faults faults) {
    this.grid = grid;
    cells = new Cells(grid, faults);
    int height = size(ROWS_COLUMN, "rows");
    int width = size(COLUMNS_COLUMN, "columns");
    boolean hasSize = height > 0 && width > 0;
    rows = hasSize ? height : 1;
    columns = hasSize ? width : 1;
    layout = new ArrayList<>(Collections.nCopies(rows * columns, 0));
    if (hasSize) {
      for (int row : grid.rows()) {
        if (row >= FIRST_ROW) {
          grid.row(row).keySet().forEach(column -> readSquare(row, column));
        }
      }
    }
  }

  private int size(int column, String what) {
    return cells
        .number(
            1,
            column,
            "the number of %s, 1 to %s".formatted(what, Variant.LARGEST_SIDE),
            1,
            Variant.LARGEST_SIDE)
        .orElse(0);
  }

  private void readSquare(int row, int column) {
    int boardRow = row - FIRST_ROW + 1;
    if (boardRow > rows || column > columns) {
      cells.addFault(
          row,
          column,
          "the layout is larger than its %s rows and %s columns: this is row %s, column %s"
              .formatted(rows, columns, boardRow, column));
      return;
    }
    cells
        .number(row, column, "the number of a piece, or nothing", 1, Integer.MAX_VALUE)
        .ifPresent(number -> layout.set((boardRow - 1) * columns + column - 1, number));
  }

  int rows() {
    return rows;
  }

  int columns() {
    return columns;
  }

  List<Integer> layout() {
    return layout;
  }

  /** Something that is wrong with a square. */
  WorkbookFault fault(int boardRow, int boardColumn, String detail) {
    return grid.fault(boardRow + FIRST_ROW - 1, boardColumn, detail);
  }
}
