package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.Names;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.ReadingOptions;
import org.dhatim.fastexcel.reader.Row;
import org.dhatim.fastexcel.reader.Sheet;

/**
 * Reads the cells of the sheets that make a variant. The sheets are looked through first and put
 * into a workbook of our own making, so that whatever else is in the file never meets a library.
 */
final class GridReader {
  private static final String TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/";
  private static final String PACKAGE = "http://schemas.openxmlformats.org/package/2006/";
  private static final String SPREADSHEET =
      "application/vnd.openxmlformats-officedocument.spreadsheetml.";
  private static final ReadingOptions ERRORS_AS_CELLS = new ReadingOptions(false, true);
  private static final int LONGEST_NUMBER = 100;

  private GridReader() {}

  /**
   * {@return the sheets}
   *
   * @throws WorkbookException if the file is no workbook of a variant, or beyond the limits
   */
  static Map<SheetName, Grid> read(byte[] file) {
    Faults faults = new Faults();
    OfficePackage source = new OfficePackage(new ZipReader(file), faults);
    int strings = source.strings().map(StringsScan::count).orElse(0);
    source.sheets().forEach((sheet, bytes) -> new SheetScan(sheet, bytes, strings, faults).run());
    faults.check();
    try (ReadableWorkbook workbook =
        new ReadableWorkbook(new ByteArrayInputStream(plain(source)), ERRORS_AS_CELLS)) {
      Map<SheetName, Grid> grids = new EnumMap<>(SheetName.class);
      for (SheetName name : source.sheets().keySet()) {
        Grid grid = new Grid(name);
        addRows(grid, workbook.findSheet(name.title()).orElseThrow(), faults);
        grids.put(name, grid);
      }
      faults.check();
      return grids;
    } catch (WorkbookException refusal) {
      throw refusal;
    } catch (IOException | RuntimeException unreadable) {
      throw WorkbookException.ofFile("the file is damaged: its sheets cannot be read");
    }
  }

  /** The same sheets in the plainest workbook that there can be. */
  private static byte[] plain(OfficePackage source) {
    ZipWriter zip = ZipWriter.quick();
    zip.add(
        "[Content_Types].xml",
        xml(
            "<Types xmlns='%scontent-types'>".formatted(PACKAGE)
                + override("workbook", "sheet.main")
                + source.strings().map(text -> override("strings", "sharedStrings")).orElse("")
                + "</Types>"));
    zip.add(
        "xl/workbook.xml",
        xml(
            "<workbook xmlns:r='%srelationships'><sheets>".formatted(TYPE)
                + each(source, "<sheet name='%1$s' r:id='%1$s'/>")
                + "</sheets></workbook>"));
    zip.add(
        "xl/_rels/workbook.xml.rels",
        xml(
            "<Relationships>"
                + each(source, "<Relationship Id='%1$s' Target='%1$s.xml'/>")
                + "</Relationships>"));
    source.strings().ifPresent(strings -> zip.add("xl/strings.xml", strings));
    source.sheets().forEach((name, sheet) -> zip.add("xl/" + name.title() + ".xml", sheet));
    return zip.finish();
  }

  private static String override(String part, String type) {
    return "<Override PartName='/xl/%s.xml' ContentType='%s%s+xml'/>"
        .formatted(part, SPREADSHEET, type);
  }

  private static String each(OfficePackage source, String pattern) {
    return source.sheets().keySet().stream()
        .map(name -> pattern.formatted(name.title()))
        .collect(Collectors.joining());
  }

  private static byte[] xml(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void addRows(Grid grid, Sheet sheet, Faults faults) throws IOException {
    try (Stream<Row> rows = sheet.openStream()) {
      rows.forEach(row -> addCells(grid, row, faults));
    }
  }

  private static void addCells(Grid grid, Row row, Faults faults) {
    for (Cell cell : row) {
      if (cell != null) {
        int number = cell.getAddress().getRow() + 1;
        int column = cell.getAddress().getColumn() + 1;
        if (cell.getType() == CellType.ERROR) {
          String raw = Optional.ofNullable(cell.getRawValue()).map(Names::excerpt).orElse("");
          faults.add(grid.fault(number, column, "it has no value, but '%s'".formatted(raw)));
        }
        content(cell).ifPresent(content -> grid.put(number, column, content));
      }
    }
  }

  private static Optional<Grid.Content> content(Cell cell) {
    Object value = cell.getValue();
    if (value instanceof BigDecimal number) {
      return Optional.of(new Grid.Content(text(number), true));
    }
    if (value instanceof Boolean truth) {
      return Optional.of(new Grid.Content(truth ? "TRUE" : "FALSE", false));
    }
    return Optional.ofNullable(value)
        .map(Object::toString)
        .filter(text -> !text.isBlank())
        .map(text -> new Grid.Content(text, false));
  }

  /** The number as people write it, if it is not so large or small that they would not. */
  private static String text(BigDecimal number) {
    return Math.abs((long) number.scale()) > LONGEST_NUMBER
        ? number.toString()
        : number.stripTrailingZeros().toPlainString();
  }
}
