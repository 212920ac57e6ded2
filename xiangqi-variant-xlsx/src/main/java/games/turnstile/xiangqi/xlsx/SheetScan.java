package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.Names;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dhatim.fastexcel.reader.CellAddress;

/**
 * Looks through a sheet before it is read: what it leaves no doubt about is that each cell is in
 * its place, that there are not too many, and that no cell has anything but a value.
 */
final class SheetScan {
  /** The most rows that a sheet may have, blank ones included if they have a format. */
  static final int MOST_ROWS = 20_000;

  /** The most cells that a sheet may have, blank ones included if they have a format. */
  static final int MOST_CELLS = 200_000;

  /** The most cells that a sheet may have, if those are counted too that rows leave out. */
  static final int LARGEST_AREA = 5_000_000;

  /** The longest text of a cell, as in spreadsheet programs. */
  static final int LONGEST_TEXT = 32_767;

  private static final int LAST_ROW = 1 << 20;
  private static final int LAST_COLUMN = 1 << 14;
  private static final int LONGEST_NUMBER = 100;
  private static final Pattern ADDRESS = Pattern.compile("([A-Z]{1,3})([1-9][0-9]{0,6})");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  /** Where these elements stand; anywhere else they might be taken for something. */
  private static final Map<String, String> PARENTS =
      Map.of("row", "sheetData", "c", "row", "v", "c", "f", "c", "is", "c");

  /** Kinds of cells: numbers, truth values, texts of three sorts. */
  private static final Set<String> KINDS = Set.of("n", "b", "s", "str", "inlineStr");

  private final SheetName sheet;
  private final XmlPart xml;
  private final int strings;
  private final Faults faults;
  private int rows;
  private int row;
  private int column;
  private int cells;
  private int area;
  private String kind = "";
  private final StringBuilder value = new StringBuilder();

  SheetScan(SheetName sheet, byte[] bytes, int strings, Faults faults) {
    this.sheet = sheet;
    xml = new XmlPart(sheet.title(), bytes);
    this.strings = strings;
    this.faults = faults;
  }

  /**
   * Goes through the cells.
   *
   * @throws WorkbookException if the sheet is malformed or beyond the limits; faults of cells are
   *     collected
   */
  void run() {
    do {
      if (!xml.next()) {
        throw xml.refusal("has no cells");
      }
    } while (!xml.isStart("sheetData"));
    while (xml.next() && !xml.isEnd("sheetData")) {
      String expected = PARENTS.get(xml.element());
      boolean isMisplaced = expected != null && !expected.equals(xml.parent());
      if (isMisplaced || xml.isStart("sheetData")) {
        throw xml.refusal("has '%s' in '%s'".formatted(xml.element(), xml.parent()));
      }
      step();
    }
  }

  private void step() {
    if (xml.isStart("row")) {
      startRow();
    } else if (xml.isStart("c")) {
      startCell();
    } else if (xml.isStart("v") || xml.isStart("f") || xml.isStart("is")) {
      value.setLength(0);
    } else if (xml.isStart("rPh")) {
      throw refusalOfCell("has a reading aid; take it away or save the file anew");
    } else if (xml.isEnd("f")) {
      addFault("it has a formula, '%s'; write the value itself");
    } else if (xml.isEnd("v")) {
      checkValue();
    } else {
      value.append(xml.text());
      if (value.length() > LONGEST_TEXT) {
        throw refusalOfCell("has more than %s characters".formatted(LONGEST_TEXT));
      }
    }
  }

  private void startRow() {
    rows++;
    int next = number("r").orElse(row + 1);
    if (next <= row || next > LAST_ROW || rows > MOST_ROWS) {
      throw xml.refusal(
          rows > MOST_ROWS
              ? "has more than %s rows".formatted(MOST_ROWS)
              : "has row %s after row %s".formatted(next, row));
    }
    row = next;
    column = 0;
    value.setLength(0);
  }

  private void startCell() {
    Optional<String> address = xml.attribute("r");
    // Readers count rows, and not what the rows say, if cells do not tell where they are.
    int next = address.map(this::columnOf).orElse(rows == row ? column + 1 : 0);
    if (next <= column || next > LAST_COLUMN) {
      throw xml.refusal(
          "has a cell '%s' in row %s after column %s"
              .formatted(Names.excerpt(address.orElse("")), row, column));
    }
    countCell(next - column);
    column = next;
    kind = xml.attribute("t").orElse("n");
    number("s");
    if (xml.prefixedAttribute("r").or(() -> xml.prefixedAttribute("t")).isPresent()) {
      throw refusalOfCell("has attributes that are not its own");
    }
    value.setLength(0);
    if (kind.equals("d")) {
      addFault("it is a date; write a number or a text");
    } else if (!kind.equals("e") && !KINDS.contains(kind)) {
      throw refusalOfCell("is of the unknown kind '%s'".formatted(Names.excerpt(kind)));
    }
  }

  private void countCell(int columns) {
    cells++;
    area += columns;
    if (cells > MOST_CELLS || area > LARGEST_AREA) {
      throw xml.refusal(
          cells > MOST_CELLS
              ? "has more than %s cells".formatted(MOST_CELLS)
              : "has rows that are too long for so many");
    }
  }

  private Optional<Integer> number(String attribute) {
    Optional<String> text = xml.attribute(attribute);
    if (text.isPresent() && !NUMBER.matcher(text.get()).matches()) {
      throw xml.refusal(
          "has '%s' for a number after row %s".formatted(Names.excerpt(text.get()), row));
    }
    return text.map(Integer::valueOf);
  }

  /** The column of an address, 0 if that is no cell of this row. */
  private int columnOf(String address) {
    Matcher parts = ADDRESS.matcher(address);
    if (!parts.matches() || Integer.parseInt(parts.group(2)) != row) {
      return 0;
    }
    return parts.group(1).chars().reduce(0, (number, letter) -> 26 * number + letter - 'A' + 1);
  }

  private void checkValue() {
    if (kind.equals("e")) {
      addFault("it has an error, '%s'");
    } else if (kind.equals("n") && value.length() > LONGEST_NUMBER) {
      addFault("its number is too long, '%s'");
    } else if (kind.equals("b") && !value.toString().matches("[01]")) {
      throw refusalOfCell("is neither true nor false");
    } else if (kind.equals("s") && !isString()) {
      throw refusalOfCell(
          "wants text %s, and there are %s".formatted(Names.excerpt(value.toString()), strings));
    }
  }

  private boolean isString() {
    return value.isEmpty()
        || NUMBER.matcher(value).matches() && Integer.parseInt(value.toString()) < strings;
  }

  private String address() {
    return new CellAddress(row - 1, column - 1).toString();
  }

  private WorkbookException refusalOfCell(String complaint) {
    return xml.refusal("is damaged, since %s %s".formatted(address(), complaint));
  }

  private void addFault(String complaint) {
    faults.add(
        WorkbookFault.ofCell(
            sheet.title(), address(), complaint.formatted(Names.excerpt(value.toString()))));
  }
}
