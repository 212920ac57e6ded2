package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.notation.RuleCodec;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Variant;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/** Writes the sheets of a variant. */
final class WorkbookWriter {
  private static final String PROPERTIES = "docProps/core.xml";
  private static final String TIME = "2025-01-01T00:00:00.000Z";
  private static final String TEXT_FORMAT = "@";
  private static final int LAST_COLUMN = 1 << 14;
  private static final List<String> PIECE_HEADER =
      List.of("编号", "名称", "归属", "首领", "可移动", "升变条件", "升变后可移动");
  private static final List<String> RULE_HEADER = List.of("编号", "描述", "选择");
  private static final List<String> RULES = List.of("启用升变", "启用悔棋", "限制连续3步以上移动中立棋子");
  private static final List<String> SETTING_HEADER = List.of("setting", "value");

  private final Variant variant;

  WorkbookWriter(Variant variant) {
    this.variant = variant;
  }

  byte[] write() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (Workbook workbook = new Workbook(bytes, "Turnstile", null)) {
      addPieces(sheet(workbook, SheetName.CHESSES));
      addMap(sheet(workbook, SheetName.MAP));
      addRules(sheet(workbook, SheetName.RULES));
      addSettings(sheet(workbook, SheetName.TURNSTILE));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return timeless(bytes.toByteArray());
  }

  private static Worksheet sheet(Workbook workbook, SheetName name) {
    return workbook.newWorksheet(name.title());
  }

  private void addPieces(Worksheet sheet) {
    Set<String> attributes = new LinkedHashSet<>();
    variant.types().forEach(type -> attributes.addAll(type.attributes().keySet()));
    int columns = PIECE_HEADER.size() + attributes.size();
    if (columns > LAST_COLUMN) {
      throw new IllegalArgumentException(
          "a workbook has no room for %s different attributes".formatted(attributes.size()));
    }
    addHeader(sheet, PIECE_HEADER);
    int column = PIECE_HEADER.size();
    for (String attribute : attributes) {
      sheet.value(0, column++, attribute);
    }
    for (int text = PieceRow.MOVES - 1; text < columns; text++) {
      // Else a program may take "2,4" that somebody writes there for a number.
      sheet.style(text).format(TEXT_FORMAT).set();
      sheet.width(text, text < PIECE_HEADER.size() ? 32 : 12);
    }
    for (PieceType type : variant.types()) {
      addPiece(sheet, type.number(), type, List.copyOf(attributes));
    }
  }

  private static void addPiece(Worksheet sheet, int row, PieceType type, List<String> attributes) {
    sheet.value(row, PieceRow.NUMBER - 1, type.number());
    sheet.value(row, PieceRow.NAME - 1, Texts.quoted(type.name()));
    sheet.value(row, PieceRow.SIDE - 1, type.owner().number());
    if (type.leader()) {
      sheet.value(row, PieceRow.LEADER - 1, "c");
    }
    addText(sheet, row, PieceRow.MOVES - 1, RuleCodec.format(type.moves()));
    type.promotion()
        .ifPresent(rule -> addText(sheet, row, PieceRow.PROMOTION - 1, RuleCodec.format(rule)));
    addText(sheet, row, PieceRow.PROMOTED - 1, RuleCodec.format(type.promotedMoves()));
    type.attributes()
        .forEach(
            (name, value) ->
                addText(
                    sheet,
                    row,
                    PieceRow.PROMOTED + attributes.indexOf(name),
                    Texts.written(value)));
  }

  private static void addText(Worksheet sheet, int row, int column, String text) {
    sheet.value(row, column, text);
    sheet.style(row, column).format(TEXT_FORMAT).set();
  }

  private static void addHeader(Worksheet sheet, List<String> titles) {
    for (int column = 0; column < titles.size(); column++) {
      sheet.value(0, column, titles.get(column));
    }
    sheet.freezePane(0, 1);
  }

  private void addMap(Worksheet sheet) {
    sheet.value(0, 0, "行");
    sheet.value(0, 1, variant.rows());
    sheet.value(0, 2, "列");
    sheet.value(0, 3, variant.columns());
    for (int i = 0; i < variant.layout().size(); i++) {
      int number = variant.layout().get(i);
      if (number > 0) {
        sheet.value(i / variant.columns() + 1, i % variant.columns(), number);
      }
    }
    for (int column = 0; column < Math.max(4, variant.columns()); column++) {
      sheet.width(column, 5);
    }
  }

  private void addRules(Worksheet sheet) {
    addHeader(sheet, RULE_HEADER);
    List<Boolean> choices =
        List.of(
            variant.rules().promotion(), variant.rules().undo(), variant.rules().neutralLimit());
    for (int i = 0; i < choices.size(); i++) {
      sheet.value(i + 1, 0, i + 1);
      sheet.value(i + 1, 1, RULES.get(i));
      sheet.value(i + 1, 2, choices.get(i) ? "c" : null);
    }
    sheet.width(1, 32);
  }

  private void addSettings(Worksheet sheet) {
    Options options = variant.options();
    addHeader(sheet, SETTING_HEADER);
    addSetting(sheet, 1, SettingsSheet.NAME, Texts.quoted(variant.name()));
    addSetting(sheet, 2, SettingsSheet.MUST_ANSWER_CHECK, options.mustAnswerCheck() ? "c" : null);
    addSetting(
        sheet,
        3,
        SettingsSheet.NO_MOVES,
        options.noMoves() == Options.NoMoves.LOSE ? "lose" : "draw");
    addSetting(sheet, 4, SettingsSheet.REPETITION, options.repetition() ? "c" : null);
    sheet.value(5, 0, SettingsSheet.NO_CAPTURE_LIMIT);
    sheet.value(5, 1, options.noCaptureLimit());
    int row = 6;
    for (String extension : variant.extensions()) {
      addSetting(sheet, row++, SettingsSheet.EXTENSION, Texts.quoted(extension));
    }
    sheet.width(0, 20);
    sheet.width(1, 32);
  }

  private static void addSetting(Worksheet sheet, int row, String key, String value) {
    sheet.value(row, 0, key);
    sheet.value(row, 1, value);
  }

  /** The same workbook without the moment at which it was made. */
  private static byte[] timeless(byte[] workbook) {
    ZipReader parts = new ZipReader(workbook);
    ZipWriter zip = ZipWriter.small();
    for (String name : parts.names()) {
      byte[] content = parts.part(name).orElseThrow();
      zip.add(name, name.equals(PROPERTIES) ? withoutTime(content) : content);
    }
    return zip.finish();
  }

  private static byte[] withoutTime(byte[] properties) {
    return new String(properties, StandardCharsets.UTF_8)
        .replaceFirst("(<dcterms:created [^>]*>)[^<]*", "$1" + TIME)
        .getBytes(StandardCharsets.UTF_8);
  }
}
