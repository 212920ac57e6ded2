package games.turnstile.xiangqi.xlsx;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dhatim.fastexcel.reader.CellAddress;

/** A small good workbook that tests spoil, cell by cell or part by part. */
final class Book {
  private static final String MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  private static final String RELATIONS =
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

  private final Map<String, NavigableMap<CellAddress, String>> sheets = new LinkedHashMap<>();
  private final Map<String, byte[]> parts = new LinkedHashMap<>();

  private Book() {}

  /** Two leaders and a guard on a board of four rows and three columns. */
  static Book good() {
    return new Book()
        .row("chesses", 1, "编号", "名称", "归属", "首领", "可移动", "升变条件", "升变后可移动")
        .row("chesses", 2, "1", "King", "1", "c", "1,2,3,4,5,6,7,8;", "", ";")
        .row("chesses", 3, "2", "King", "2", "c", "1,2,3,4,5,6,7,8;", "", ";")
        .row("chesses", 4, "3", "Guard", "1", "", "2(X[4|5]);", "X[1]", "2,7;4,5")
        .row("map", 1, "行", "4", "列", "3")
        .row("map", 2, "", "2", "")
        .row("map", 4, "", "3", "")
        .row("map", 5, "", "1", "")
        .row("rules", 1, "编号", "描述", "选择")
        .row("rules", 2, "1", "promotion", "c")
        .row("rules", 3, "2", "undo", "")
        .row("rules", 4, "3", "neutral", "");
  }

  private Book row(String sheet, int row, String... texts) {
    for (int i = 0; i < texts.length; i++) {
      if (!texts[i].isEmpty()) {
        set(sheet + "!" + new CellAddress(row - 1, i), texts[i]);
      }
    }
    return this;
  }

  /** Writes a number, if it is one, or a text. */
  Book set(String place, String text) {
    return text.matches("[0-9]+") ? number(place, text) : text(place, text);
  }

  Book text(String place, String text) {
    return cell(place, " t='inlineStr'", "<is><t>" + escaped(text) + "</t></is>");
  }

  Book number(String place, String number) {
    return cell(place, "", "<v>" + number + "</v>");
  }

  Book clear(String place) {
    cells(place).remove(address(place));
    return this;
  }

  /** Writes a cell with attributes and content of any sort. */
  Book cell(String place, String attributes, String content) {
    CellAddress address = address(place);
    return raw(place, "<c r='%s'%s>%s</c>".formatted(address, attributes, content));
  }

  /** Writes anything in place of a cell. */
  Book raw(String place, String xml) {
    cells(place).put(address(place), xml);
    return this;
  }

  Book rename(String sheet, String name) {
    sheets.put(name, sheets.remove(sheet));
    return this;
  }

  Book without(String sheet) {
    sheets.remove(sheet);
    return this;
  }

  /** Adds a part, or replaces it; a part without content is left out. */
  Book part(String name, String content) {
    return part(name, content.getBytes(StandardCharsets.UTF_8));
  }

  Book part(String name, byte[] content) {
    parts.put(name, content);
    return this;
  }

  private NavigableMap<CellAddress, String> cells(String place) {
    return sheets.computeIfAbsent(place.substring(0, place.indexOf('!')), name -> new TreeMap<>());
  }

  private static CellAddress address(String place) {
    return new CellAddress(place.substring(place.indexOf('!') + 1));
  }

  byte[] bytes() {
    ZipWriter zip = ZipWriter.small();
    parts().forEach((name, content) -> add(zip, name, content));
    return zip.finish();
  }

  private static void add(ZipWriter zip, String name, byte[] content) {
    if (content.length > 0) {
      zip.add(name, content);
    }
  }

  /** All parts by name, those that were replaced among them. */
  Map<String, byte[]> parts() {
    Map<String, byte[]> all = new LinkedHashMap<>();
    List<String> names = List.copyOf(sheets.keySet());
    all.put(
        "[Content_Types].xml",
        utf8(
            "<Types><Override PartName='/xl/workbook.xml' ContentType='application/vnd."
                + "openxmlformats-officedocument.spreadsheetml.sheet.main+xml'/></Types>"));
    all.put(
        "xl/workbook.xml",
        utf8(
            IntStream.range(0, names.size())
                .mapToObj(
                    i -> "<sheet name='%s' sheetId='%s' r:id='r%s'/>".formatted(names.get(i), i, i))
                .collect(
                    Collectors.joining(
                        "",
                        "<workbook xmlns='%s' xmlns:r='%s'><sheets>".formatted(MAIN, RELATIONS),
                        "</sheets></workbook>"))));
    all.put(
        "xl/_rels/workbook.xml.rels",
        utf8(
            "<Relationships>"
                + IntStream.range(0, names.size())
                    .mapToObj(Book::relation)
                    .collect(Collectors.joining())
                + "<Relationship Id='s' Type='%s/sharedStrings' Target='strings.xml'/>"
                    .formatted(RELATIONS)
                + "</Relationships>"));
    all.put("xl/strings.xml", utf8("<sst xmlns='%s'><si><t>;</t></si></sst>".formatted(MAIN)));
    for (int i = 0; i < names.size(); i++) {
      all.put("xl/sheet" + i + ".xml", utf8(sheet(sheets.get(names.get(i)))));
    }
    all.putAll(parts);
    return all;
  }

  private static String relation(int i) {
    return "<Relationship Id='r%1$s' Type='%2$s/worksheet' Target='sheet%1$s.xml'/>"
        .formatted(i, RELATIONS);
  }

  private static String sheet(NavigableMap<CellAddress, String> cells) {
    TreeMap<Integer, StringBuilder> rows = new TreeMap<>();
    cells.forEach(
        (address, xml) ->
            rows.computeIfAbsent(address.getRow() + 1, row -> new StringBuilder()).append(xml));
    return rows.entrySet().stream()
        .map(row -> "<row r='%s'>%s</row>".formatted(row.getKey(), row.getValue()))
        .collect(
            Collectors.joining(
                "",
                "<worksheet xmlns='%s'><sheetData>".formatted(MAIN),
                "</sheetData></worksheet>"));
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
