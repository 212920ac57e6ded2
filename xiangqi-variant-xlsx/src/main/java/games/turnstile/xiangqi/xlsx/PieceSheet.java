package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.Names;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads the sheet {@code chesses}: a header, then a row for each piece type. */
final class PieceSheet {
  private static final String VALUE_RULE =
      "at most %s characters that can be seen".formatted(Variant.LONGEST_ATTRIBUTE);

  private final Grid grid;
  private final Cells cells;
  private final List<PieceType> types = new ArrayList<>();

  /** The row of each piece type. */
  private final List<Integer> rows = new ArrayList<>();

  /** The names of attributes, by columns. */
  private final Map<Integer, String> headers = new TreeMap<>();

  PieceSheet(Grid grid, Faults faults) {
    this.grid = grid;
    cells = new Cells(grid, faults);
    readHeaders();
    for (int row : grid.rows()) {
      if (row > 1 && types.size() == Variant.MOST_TYPES) {
        cells.addFault(row, 1, "there are more than %s piece types".formatted(Variant.MOST_TYPES));
        break;
      }
      if (row > 1) {
        types.add(new PieceRow(grid, faults, row).read(types.size() + 1, attributes(row)));
        rows.add(row);
      }
    }
  }

  private void readHeaders() {
    grid.row(1)
        .tailMap(PieceRow.PROMOTED, false)
        .forEach(
            (column, content) -> {
              String name = content.text().strip();
              if (!Names.isName(name)) {
                cells.addFault(1, column, "the name of an attribute has " + Names.RULE);
              } else if (headers.containsValue(name)) {
                cells.addFault(1, column, "the attribute '%s' has two columns".formatted(name));
              }
              headers.put(column, name);
            });
  }

  private Map<String, String> attributes(int row) {
    Map<String, String> attributes = new LinkedHashMap<>();
    grid.row(row)
        .tailMap(PieceRow.PROMOTED, false)
        .forEach(
            (column, content) -> {
              String value = Texts.value(content.text());
              String name = headers.getOrDefault(column, "");
              if (!headers.containsKey(column)) {
                cells.addFault(
                    row,
                    column,
                    "the column has no header, which names the attribute; write one in %s"
                        .formatted(Grid.address(1, column)));
              } else if (!Names.isValue(value)) {
                cells.addFault(row, column, "the value of an attribute has " + VALUE_RULE);
              } else if (Names.isName(name)) {
                attributes.putIfAbsent(name, value);
              }
            });
    return attributes;
  }

  /** The piece types, as far as they could be read. */
  List<PieceType> types() {
    return types;
  }

  /** Something that is wrong with a piece type, counted from 1. */
  WorkbookFault fault(int piece, int column, String detail) {
    return grid.fault(rows.get(piece - 1), column, detail);
  }
}
