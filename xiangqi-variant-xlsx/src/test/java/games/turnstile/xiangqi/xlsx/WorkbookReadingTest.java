package games.turnstile.xiangqi.xlsx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Term;
import games.turnstile.xiangqi.variant.Variant;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in a workbook, in all the ways in which spreadsheet programs write it. */
class WorkbookReadingTest {
  private static final Variant GOOD =
      VariantCodec.parse(
          """
          xiangqi-variant 1
          name book
          rule promotion
          piece 1 red leader "King"
            moves 1,2,3,4,5,6,7,8;
          piece 2 blue leader "King"
            moves 1,2,3,4,5,6,7,8;
          piece 3 red "Guard"
            moves 2(X[4|5]);
            promotion X[1]
            promoted 2,7;4,5
          board 4 3
            . 2 .
            . . .
            . 3 .
            . 1 .
          """);

  @Test
  void a_plain_workbook_is_read() {
    assertThat(read(Book.good())).isEqualTo(GOOD);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      textBlock =
          """
          chesses!A4 %                 % <v>3.0</v>
          chesses!A4 % t='inlineStr'   % <is><t>3</t></is>
          chesses!A4 % t='inlineStr'   % <is><t xml:space='preserve'> 3.0 </t></is>
          chesses!A4 % t='str'         % <v>3</v>
          chesses!A4 % t='n' s='5'     % <v>3E0</v>
          chesses!A4 % t='n'           % <v>0.3e1</v>
          chesses!B4 % t='inlineStr'   % <is><t>"Guard"</t></is>
          chesses!B4 % t='inlineStr'   % <is><r><rPr><b/></rPr><t>Gu</t></r><r><t>ard</t></r></is>
          chesses!B4 % t='str'         % <v><![CDATA[Guard]]></v>
          chesses!B4 % t='s'           % <v>1</v>
          chesses!D2 % t='inlineStr'   % <is><t>C</t></is>
          chesses!D2 % t='s'           % <v>3</v>
          chesses!D4 % t='s'           % <v>2</v>
          chesses!D4 % s='7'           % ''
          chesses!D4 % t='s'           % <v></v>
          chesses!E4 % t='inlineStr'   % <is><t> 2 ( X[4 | 5] ) ; </t></is>
          chesses!G2 % t='s'           % <v>0</v>
          chesses!G2 % t='inlineStr'   % <is><t>,&#10;;</t></is>
          chesses!Z9 % s='1'           % ''
          chesses!XFD20000 % s='1'     % ''
          map!B4     % t='inlineStr'   % <is><t>3</t></is>
          map!B4     %                 % <v>3.000</v>
          map!A9     % t='inlineStr'   % <is><t>  </t></is>
          map!E1     % t='inlineStr'   % <is><t>a note beside the size</t></is>
          rules!C2   % t='inlineStr'   % <is><t> C </t></is>
          rules!B7   % t='inlineStr'   % <is><t>a note below the rules</t></is>
          """)
  void a_cell_may_be_written_in_other_ways(String place, String attributes, String content) {
    String kind = attributes == null ? "" : " " + attributes;
    Book book =
        Book.good()
            .part(
                "xl/strings.xml",
                "<sst><si><t>;</t></si><si><r><t>Gu</t></r><r><t>ard</t></r><rPh sb='0' eb='1'><t>no"
                    + "</t></rPh><phoneticPr fontId='1'/></si><si><t> </t></si><si><t>c</t></si></sst>")
            .cell(place, kind, content.replace(",&#10;;", "&#10;;"));

    assertThat(read(book)).isEqualTo(GOOD);
  }

  @Test
  void rules_may_be_broken_into_lines() {
    Book book = Book.good().text("chesses!E2", "1,2,3,4,\n5,6,\u00A07,\u30008;\r\n");

    assertThat(read(book)).isEqualTo(GOOD);
  }

  @Test
  void pieces_may_have_blank_rows_between_them() {
    Book book = Book.good();
    for (String cell : List.of("A3", "B3", "C3", "D3", "E3", "F4", "G3")) {
      book.clear("chesses!" + cell);
    }
    for (String cell : List.of("A4", "B4", "C4", "E4", "G4")) {
      book.clear("chesses!" + cell);
    }
    book.number("chesses!A5", "2").text("chesses!B5", "King").number("chesses!C5", "2");
    book.text("chesses!D5", "c").text("chesses!E5", "1,2,3,4,5,6,7,8;").text("chesses!G5", ";");
    book.number("chesses!A8", "3").text("chesses!B8", "Guard").number("chesses!C8", "1");
    book.text("chesses!E8", "2(X[4|5]);").text("chesses!F8", "X[1]");
    book.text("chesses!G8", "2,7;4,5");

    assertThat(read(book)).isEqualTo(GOOD);
  }

  @Test
  void cells_and_rows_may_do_without_addresses() {
    Book book =
        Book.good()
            .part(
                "xl/sheet2.xml",
                "<x:worksheet xmlns:x='urn:x'><x:cols/><x:sheetData><x:row/><x:row><x:c/><x:c/>"
                    + "<x:c t='inlineStr'><x:is><x:t>c</x:t></x:is></x:c></x:row></x:sheetData>"
                    + "</x:worksheet>");

    assertThat(read(book)).isEqualTo(GOOD);
  }

  @Test
  void further_columns_are_attributes() {
    Book book =
        Book.good()
            .text("chesses!H1", " xiangqi ")
            .number("chesses!J1", "7")
            .text("chesses!H2", "general")
            .number("chesses!H3", "2.50")
            .text("chesses!J3", "\"\"")
            .text("chesses!J4", "\"quoted\"")
            .cell("chesses!H4", " t='b'", "<v>1</v>");
    Variant variant = read(book);

    assertThat(variant.type(1).attributes()).isEqualTo(Map.of("xiangqi", "general"));
    assertThat(variant.type(2).attributes()).isEqualTo(Map.of("xiangqi", "2.5", "7", ""));
    assertThat(variant.type(3).attributes())
        .isEqualTo(Map.of("xiangqi", "TRUE", "7", "\"quoted\""));
  }

  @Test
  void further_sections_of_moves_are_kept() {
    MoveRule rule = read(Book.good().text("chesses!E4", "2;4;1,3(X[1]);8")).type(3).moves();

    assertThat(rule.sections()).hasSize(4);
    assertThat(rule.section(4)).extracting(Term::direction).hasSize(1);
  }

  @Test
  void the_sheet_turnstile_tells_name_options_and_extensions() {
    Book book =
        Book.good()
            .text("turnstile!A2", "Name")
            .text("turnstile!B2", "\"Little duel\"")
            .text("turnstile!A3", "must-answer-check")
            .text("turnstile!B3", "C")
            .text("turnstile!A4", "no-moves")
            .text("turnstile!B4", "Draw")
            .text("turnstile!A5", "repetition")
            .text("turnstile!A7", "no-capture-limit")
            .number("turnstile!B7", "120")
            .text("turnstile!A8", "extension")
            .text("turnstile!B8", "chinese-chess")
            .text("turnstile!A9", "extension")
            .text("turnstile!B9", "more-position-rules");

    assertThat(read(book))
        .isEqualTo(
            GOOD.withName("Little duel")
                .withOptions(new Options(true, Options.NoMoves.DRAW, false, 120))
                .withExtensions(List.of("chinese-chess", "more-position-rules")));
  }

  @Test
  void special_rules_are_off_unless_they_are_on() {
    Book all = Book.good().set("rules!C3", "c").set("rules!C4", "c");

    assertThat(read(all).rules()).isEqualTo(new SpecialRules(true, true, true));
    assertThat(read(Book.good().clear("rules!C2")).rules()).isEqualTo(SpecialRules.NONE);
  }

  @Test
  void other_sheets_are_ignored_whatever_is_in_them() {
    Book book = Book.good().text("notes!A1", "a note").part("xl/sheet3.xml", "no XML at all");

    assertThat(read(book)).isEqualTo(GOOD);
    assertThat(read(Book.good().rename("chesses", "Chesses"))).isEqualTo(GOOD);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "a\u0000b", "\uD800"})
  void a_name_that_can_be_none_is_replaced(String name) {
    assertThat(WorkbookCodec.read(Book.good().bytes(), name).name()).isEqualTo("Workbook");
    assertThat(WorkbookCodec.read(Book.good().bytes(), name + "x".repeat(61)).name())
        .isEqualTo("Workbook");
  }

  @Test
  void a_file_gives_its_name(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("小棋 5x6.XLSX");
    Files.write(file, Book.good().bytes());

    assertThat(WorkbookCodec.read(file)).isEqualTo(GOOD.withName("小棋 5x6"));
    assertThat(WorkbookCodec.read(new ByteArrayInputStream(Book.good().bytes()), "book"))
        .isEqualTo(GOOD);
  }

  @Test
  void a_variant_is_written_to_a_file_or_not_at_all(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("book.xlsx");
    Term term = GOOD.type(3).moves().steps().get(0);
    MoveRule tooLong = new MoveRule(List.of(Collections.nCopies(201, term), List.of()));
    Variant unwritable =
        new Variant(
            "x",
            1,
            2,
            List.of(GOOD.type(1).withMoves(tooLong, MoveRule.NONE), GOOD.type(2)),
            List.of(1, 2),
            SpecialRules.NONE,
            Options.STANDARD,
            List.of());
    WorkbookCodec.write(GOOD, file);
    byte[] before = Files.readAllBytes(file);

    assertThat(WorkbookCodec.read(file)).isEqualTo(GOOD);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> WorkbookCodec.write(unwritable, file))
        .withMessageStartingWith("the workbook could not be read back: chesses!E2: at character");
    assertThat(file).hasBinaryContent(before);
  }

  @Test
  void the_same_variant_gives_the_same_bytes() {
    Variant variant = ShippedVariants.TEACHING.load();

    assertThat(WorkbookCodec.write(variant)).isEqualTo(WorkbookCodec.write(variant));
  }

  private static Variant read(Book book) {
    return WorkbookCodec.read(book.bytes(), "book");
  }
}
