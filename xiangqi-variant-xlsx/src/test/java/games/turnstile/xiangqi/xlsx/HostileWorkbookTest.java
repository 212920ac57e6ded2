package games.turnstile.xiangqi.xlsx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that are no workbooks, or were made to do harm. */
class HostileWorkbookTest {
  private static final String SHEET = "xl/sheet1.xml";
  private static final int MEGABYTE = 1 << 20;

  @Test
  void a_part_that_inflates_to_a_multiple_is_refused() {
    assertRefused(
        Book.good().part(SHEET, blanks(64 * MEGABYTE)),
        "its part 'xl/sheet1.xml' is more than 200 times as large as it seems");
  }

  @Test
  void parts_that_are_large_together_are_refused() {
    Random random = new Random(1);
    byte[] large = blanks(9 * MEGABYTE);
    for (int i = 0; i < large.length; i += 300) {
      large[i] = (byte) random.nextInt();
    }
    Book book = Book.good().part("xl/strings.xml", large).part(SHEET, large);

    assertThat(book.bytes().length).isLessThan(WorkbookCodec.LARGEST_FILE);
    assertRefused(book, "the sheets of the file are too large: 16777216 bytes are the most");
  }

  @Test
  void a_bomb_in_a_part_that_nobody_needs_does_no_harm() {
    Book book = Book.good().part("xl/media/image1.png", blanks(64 * MEGABYTE));

    assertThat(WorkbookCodec.read(book.bytes(), "x").types()).hasSize(3);
  }

  @Test
  void sizes_in_the_file_are_not_believed() {
    byte[] honest = Book.good().part(SHEET, blanks(20 * MEGABYTE)).bytes();
    byte[] lying = changeDirectory(honest, 24, 100);

    assertRefused(lying, "its part 'xl/sheet1.xml' is more than 200 times as large as it seems");
    assertRefused(changeDirectory(Book.good().bytes(), 20, 1_000_000), "the file is damaged: ");
    assertRefused(changeDirectory(Book.good().bytes(), 20, -1), "the file is damaged: ");
    assertRefused(changeDirectory(Book.good().bytes(), 42, 1_000_000), "the file is damaged: ");
    assertRefused(changeDirectory(Book.good().bytes(), 16, 1), "the file is damaged: its part '[C");
    assertThat(WorkbookCodec.read(changeDirectory(Book.good().bytes(), 24, 1), "x").rows())
        .isEqualTo(4);
  }

  @Test
  void a_part_that_is_encrypted_or_packed_strangely_is_refused() {
    assertRefused(
        changeDirectory(Book.good().bytes(), 8, 1), "the file has a password; save it without one");
    assertRefused(
        changeDirectory(Book.good().bytes(), 10, 12),
        "the file is damaged: its part '[Content_Types].xml' cannot be read");
  }

  @Test
  void too_many_parts_are_refused() {
    Book book = Book.good();
    IntStream.range(0, 2000).forEach(i -> book.part("xl/" + i + ".bin", "x"));

    assertRefused(book, "the file has 2007 parts; 2000 are the most");
  }

  @Test
  void a_part_that_is_there_twice_is_refused() {
    assertRefused(
        Book.good().part("XL/Workbook.xml", "<workbook/>"),
        "the file is damaged: it has the part 'XL/Workbook.xml' twice");
  }

  @Test
  void a_file_that_is_too_large_is_refused_without_reading_it_all() throws IOException {
    assertRefused(new byte[WorkbookCodec.LARGEST_FILE + 1], "the file is too large: 8388608 bytes");
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 'P';
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            Arrays.fill(bytes, offset, offset + length, (byte) 'P');
            return length;
          }
        };

    assertThat(
            catchThrowableOfType(
                WorkbookException.class, () -> WorkbookCodec.read(endless, "endless")))
        .hasMessageStartingWith("the file is too large");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[Content_Types].xml", "xl/workbook.xml", "xl/strings.xml", SHEET})
  void a_document_type_is_refused_whatever_is_in_it(String part) {
    String laughs =
        "<!DOCTYPE a [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>"
            + "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;'>]>";
    String file = "<!DOCTYPE a [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>";
    String parameters = "<!DOCTYPE a [<!ENTITY % a SYSTEM 'http://localhost:9/a'>%a;]>";

    for (String type : new String[] {laughs, file, parameters, "<!DOCTYPE a>"}) {
      byte[] content = concat(type, Book.good().parts().get(part));
      assertRefused(Book.good().part(part, content), "has a document type or an entity of its own");
    }
  }

  @Test
  void an_entity_that_nobody_knows_is_refused() {
    assertRefused(Book.good().cell("map!B4", "", "<v>&a;</v>"), "the file is damaged: its part");
  }

  @Test
  void elements_deep_inside_each_other_are_refused() {
    String deep = "<a>".repeat(100_000);

    for (String part : Book.good().parts().keySet()) {
      assertRefused(
          Book.good().part(part, deep + "</a>".repeat(100_000)),
          "has more than 64 elements inside each other");
    }
    assertRefused(Book.good().cell("map!B4", "", deep), "has more than 64 elements");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ZZZZZZZ4",
        "XFE4",
        "A0",
        "4",
        "B",
        "b4",
        "$B$4",
        "B04",
        "B99999999999",
        "-B4",
        "B5",
        ""
      })
  void a_cell_at_an_address_that_cannot_be_is_refused(String address) {
    assertRefused(
        Book.good().raw("map!B4", "<c r='%s'><v>3</v></c>".formatted(address)),
        "the file is damaged: its part 'map' has a cell '" + address + "' in row 4 after column 0");
  }

  @Test
  void the_last_cell_of_all_is_only_out_of_place() {
    assertRefused(
        Book.good().number("map!XFD1048576", "3"),
        "map!XFD1048576: the layout is larger than its 4 rows and 3 columns: this is row 1048575,"
            + " column 16384");
  }

  @Test
  void rows_and_cells_out_of_order_are_refused() {
    assertSheetRefused(
        "<row r='2'><c r='B2'/><c r='B2'/></row>", "has a cell 'B2' in row 2 after column 2");
    assertSheetRefused("<row r='2'/><row r='2'/>", "has row 2 after row 2");
    assertSheetRefused("<row r='2'/><row r='-1'/>", "has '-1' for a number after row 2");
    assertSheetRefused("<row r='1048577'/>", "has row 1048577 after row 0");
    assertSheetRefused("<row r='9'><c/></row>", "has a cell '' in row 9 after column 0");
  }

  @Test
  void too_many_rows_or_cells_are_refused() {
    assertSheetRefused("<row/>".repeat(20_001), "has more than 20000 rows");
    assertSheetRefused(
        ("<row>" + "<c/>".repeat(16_000) + "</row>").repeat(13), "has more than 200000 cells");
    assertSheetRefused(wideRows(20_000), "has rows that are too long for so many");
    assertSheetRefused(wideRows(300), "map!B1: expected the number of rows");
  }

  private static String wideRows(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj("<row r='%1$s'><c r='XFD%1$s'><v>1</v></c></row>"::formatted)
        .collect(Collectors.joining());
  }

  @Test
  void texts_that_are_too_long_are_refused() {
    String text = "x".repeat(40_000);

    assertRefused(Book.good().text("map!B4", text), "since B4 has more than 32767 characters");
    assertRefused(
        Book.good().part("xl/strings.xml", "<sst><si><t>" + text + "</t></si></sst>"),
        "has a text of more than 32767 characters");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "-1", "2147483647", "99999999999", "x", "1.0", " 0"})
  void a_text_that_is_not_in_the_table_is_refused(String index) {
    assertRefused(
        Book.good().cell("chesses!G2", " t='s'", "<v>" + index + "</v>"),
        "its part 'chesses' is damaged, since G2 wants text " + index + ", and there are 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <c r='B4' t='x'><v>3</v></c>                    | since B4 is of the unknown kind 'x'
          <c r='B4' t='b'><v>2</v></c>                    | since B4 is neither true nor false
          <c r='B4' s='-1'><v>3</v></c>                   | has '-1' for a number after row 4
          <c r='B4' xmlns:x='x' x:t='s'><v>9</v></c>      | has attributes that are not its own
          <c r='B4'><c r='C4'><v>3</v></c></c>            | has 'c' in 'c'
          <c r='B4'><x><v>3</v></x></c>                   | has 'v' in 'x'
          <c r='B4'><v><v>3</v></v></c>                   | has 'v' in 'v'
          <sheetData/><c r='ZZZZ4'/>                      | has 'sheetData' in 'row'
          <worksheet><sheetData/></worksheet>             | has 'sheetData' in 'worksheet'
          <x><row/></x>                                   | has 'row' in 'x'
          <c r='B4' t='inlineStr'><is><rPh><t>3</t></rPh></is></c> | has a reading aid
          <c r='B4'><v>3</c>                              | is no well-formed XML, at line 1
          <c r='B4' r='B4'/>                              | is no well-formed XML, at line 1
          <c r='B4'><v>&#0;</v></c>                       | is no well-formed XML, at line 1
          """)
  void a_sheet_that_is_malformed_is_refused(String cell, String complaint) {
    assertRefused(Book.good().raw("map!B4", cell), complaint);
  }

  @Test
  void a_sheet_without_cells_is_refused() {
    assertRefused(Book.good().part(SHEET, "<worksheet/>"), "has no cells");
    assertRefused(Book.good().part(SHEET, " "), "the file is damaged: its part 'map'");
    assertRefused(
        Book.good().part("xl/strings.xml", "<sst><si><si/></si></sst>"), "a text inside a text");
  }

  @Test
  void a_part_that_is_not_in_utf8_is_refused() {
    String sheet = new String(Book.good().parts().get(SHEET), StandardCharsets.UTF_8);

    for (String charset : new String[] {"UTF-16", "UTF-16LE", "UTF-32", "IBM037", "GB18030"}) {
      assertRefused(
          Book.good().part(SHEET, sheet.getBytes(Charset.forName(charset))),
          "the file is damaged: its part 'map'");
    }
    assertRefused(
        Book.good().part(SHEET, "<?xml version='1.0' encoding='UTF-16'?>" + sheet),
        "is not in UTF-8");
    assertThat(
            WorkbookCodec.read(
                    Book.good()
                        .part(SHEET, "\uFEFF<?xml version='1.0' encoding='utf-8'?>" + sheet)
                        .bytes(),
                    "x")
                .rows())
        .isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({
    "[Content_Types].xml, '[Content_Types].xml'",
    "xl/_rels/workbook.xml.rels, 'xl/_rels/workbook.xml.rels'",
    "xl/workbook.xml, 'xl/workbook.xml'",
    "xl/strings.xml, 'xl/strings.xml'",
    "xl/sheet0.xml, 'xl/sheet0.xml'"
  })
  void a_part_that_is_missing_is_named(String part, String named) {
    assertRefused(
        Book.good().part(part, ""),
        "the file is no complete workbook: its part '" + named + "' is missing");
  }

  @Test
  void packages_of_other_sorts_are_refused() {
    Map<String, String> parts =
        Map.of("[Content_Types].xml", "<Types/>", "word/document.xml", "<document/>");
    ZipWriter zip = ZipWriter.small();
    parts.forEach((name, text) -> zip.add(name, text.getBytes(StandardCharsets.UTF_8)));

    assertRefused(zip.finish(), "the file is no workbook; save it as .xlsx");
    assertRefused(
        ZipWriter.small().add("a.txt", new byte[1]).finish(), "the file is no complete workbook");
    assertRefused(
        Book.good()
            .part(
                "xl/_rels/workbook.xml.rels",
                "<Relationships><Relationship Id='r0' Type='a/chartsheet'/></Relationships>"),
        "sheet 'chesses' has no cells");
    assertRefused(
        Book.good()
            .part(
                "xl/_rels/workbook.xml.rels",
                "<Relationships><Relationship Id='r0' Type='a/worksheet'"
                    + " Target='../../../etc/passwd'/></Relationships>"),
        "its part 'xl/../../../etc/passwd' is missing");
  }

  @Test
  void files_of_other_sorts_are_refused_with_a_remedy() {
    byte[] compound = {
      (byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0, (byte) 0xA1, (byte) 0xB1, 0x1A, (byte) 0xE1, 0
    };

    assertRefused(
        compound, "the file is an old .xls workbook or has a password; save it as .xlsx without");
    assertRefused(new byte[0], "the file is empty");
    Stream.of("1,2,3\n4,5,6\n", "<html></html>", "{}", "P", "PK\u0003")
        .forEach(
            text ->
                assertRefused(
                    text.getBytes(StandardCharsets.UTF_8),
                    "the file is no workbook; save it as .xlsx"));
  }

  @Test
  void a_file_that_was_cut_off_is_refused_wherever_it_was() {
    byte[] whole = Book.good().bytes();

    for (int length = 4; length < whole.length; length += 7) {
      assertRefused(Arrays.copyOf(whole, length), "the file is damaged: its end is missing");
    }
  }

  private static byte[] blanks(int count) {
    byte[] blanks = new byte[count];
    Arrays.fill(blanks, (byte) ' ');
    return blanks;
  }

  private static byte[] concat(String text, byte[] bytes) {
    return (text + new String(bytes, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
  }

  /** Writes a number into each entry of the directory of an archive. */
  private static byte[] changeDirectory(byte[] archive, int offset, int number) {
    ByteBuffer buffer = ByteBuffer.wrap(archive.clone()).order(ByteOrder.LITTLE_ENDIAN);
    for (int at = 0; at < archive.length - 46; at++) {
      if (buffer.getInt(at) == 0x02014b50) {
        if (offset < 16) {
          buffer.putShort(at + offset, (short) number);
        } else {
          buffer.putInt(at + offset, number);
        }
      }
    }
    return buffer.array();
  }

  private static void assertSheetRefused(String rows, String complaint) {
    assertRefused(
        Book.good().part(SHEET, "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"),
        complaint);
  }

  private static void assertRefused(Book book, String complaint) {
    assertRefused(book.bytes(), complaint);
  }

  private static void assertRefused(byte[] file, String complaint) {
    WorkbookException refusal =
        catchThrowableOfType(
            WorkbookException.class,
            () -> WorkbookCodec.read(new ByteArrayInputStream(file), "name"));
    assertThat(refusal).as(complaint).isNotNull();
    assertThat(refusal.getMessage()).contains(complaint).hasSizeLessThan(1000);
  }
}
