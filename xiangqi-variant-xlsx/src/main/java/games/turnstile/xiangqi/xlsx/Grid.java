package games.turnstile.xiangqi.xlsx;

import java.util.Collections;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.dhatim.fastexcel.reader.CellAddress;

/** The cells of a sheet that are not blank, by rows and columns from 1. */
final class Grid {
  /**
   * What stands in a cell.
   *
   * @param text the text, or the number as people write it
   * @param isNumber whether it is a number
   */
  record Content(String text, boolean isNumber) {}

  private final SheetName sheet;
  private final NavigableMap<Integer, NavigableMap<Integer, Content>> rows = new TreeMap<>();

  Grid(SheetName sheet) {
    this.sheet = sheet;
  }

  void put(int row, int column, Content content) {
    rows.computeIfAbsent(row, number -> new TreeMap<>()).put(column, content);
  }

  /** The rows that are not blank, from the top. */
  Iterable<Integer> rows() {
    return rows.keySet();
  }

  /** What stands in a row, by columns. */
  NavigableMap<Integer, Content> row(int row) {
    return rows.getOrDefault(row, Collections.emptyNavigableMap());
  }

  Optional<Content> at(int row, int column) {
    return Optional.ofNullable(row(row).get(column));
  }

  /** The text of a cell without blanks at its ends, empty if it is blank. */
  String text(int row, int column) {
    return at(row, column).map(content -> content.text().strip()).orElse("");
  }

  /** Something that is wrong with a cell. */
  WorkbookFault fault(int row, int column, String detail) {
    return WorkbookFault.ofCell(sheet.title(), address(row, column), detail);
  }

  static String address(int row, int column) {
    return new CellAddress(row - 1, column - 1).toString();
  }
}
