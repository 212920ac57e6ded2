package games.turnstile.xiangqi.xlsx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.turnstile.xiangqi.variant.Names;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong is said of the right cell, in the right words. */
class WorkbookFaultsTest {
  /** Each with a cell that spoils a good workbook, and all faults that are told of it. */
  static Stream<Arguments> spoiltCells() {
    return Stream.of(
        fault(
            "chesses!A3",
            "3",
            "chesses!A3: pieces are numbered 1, 2, 3 and so on; expected 2, found 3"),
        fault("chesses!A4", "x", "chesses!A4: expected the number of the piece, 3, found 'x'"),
        fault("chesses!A4", "", "chesses!A4: expected the number of the piece, 3, found nothing"),
        fault("chesses!A4", "3.5", "chesses!A4: expected the number of the piece, 3, found '3.5'"),
        fault(
            "chesses!B4",
            "",
            "chesses!B4: the name of a piece has 1 to 60 characters that can be seen, without blanks"
                + " at the ends"),
        fault(
            "chesses!B4",
            "a\nb",
            "chesses!B4: the name of a piece has 1 to 60 characters that can be seen, without blanks"
                + " at the ends"),
        fault(
            "chesses!C4",
            "4",
            "chesses!C4: expected the side: 1 (red), 2 (blue) or 3 (neutral), found '4'"),
        fault(
            "chesses!C4",
            "red",
            "chesses!C4: expected the side: 1 (red), 2 (blue) or 3 (neutral), found 'red'"),
        fault(
            "chesses!D4", "yes", "chesses!D4: expected 'c' for a leader, or nothing, found 'yes'"),
        fault(
            "chesses!D3",
            "",
            "map!A2: blue has no leader on the board, so that the game could not end"),
        fault(
            "map!B5",
            "3",
            "map!A2: red has no leader on the board, so that the game could not end"),
        fault(
            "chesses!E4",
            "2(X[4|5]),9;",
            "chesses!E4: at character 11: expected a direction, 1 to 8, found '9'"),
        fault(
            "chesses!E4",
            "2（X[4]）;",
            "chesses!E4: at character 2: expected ';' after the steps, even if no slides follow, or"
                + " ',' and another direction, found '（', which is of full width; write '('"),
        fault(
            "chesses!E4",
            "24",
            "chesses!E4: at character 2: expected ';' after the steps, even if no slides follow, or"
                + " ',' and another direction, found '4'; the cell holds a number, make it a text"),
        fault(
            "chesses!E4",
            "",
            "chesses!E4: the moves are missing; write ';' for a piece that cannot move"),
        fault(
            "chesses!E4",
            "2(D[9|0|1]&X[]);",
            "chesses!E4: D of piece 3 names piece 9; pieces are 1 to 3",
            "chesses!E4: X of piece 3 takes one argument or more, and there is none"),
        fault(
            "chesses!F4",
            "X[1",
            "chesses!F4: at character 4: expected '|' and another number, or ']', found the end"),
        fault("chesses!F4", "T[0]", "chesses!F4: T of piece 3 names piece 0; pieces are 1 to 3"),
        fault("chesses!G4", "", "chesses!G4: the moves are missing; write ';' if there are none"),
        fault(
            "chesses!G4",
            ";2(P[1])",
            "chesses!G4: P of piece 3 takes rows and columns in turn, an even number, not 1"),
        fault(
            "chesses!H4",
            "note",
            "chesses!H4: the column has no header, which names the attribute; write one in H1"),
        fault(
            "chesses!A9",
            "note",
            "chesses!A9: expected the number of the piece, 4, found 'note'",
            "chesses!C9: expected the side: 1 (red), 2 (blue) or 3 (neutral), found nothing",
            "chesses!E9: the moves are missing; write ';' for a piece that cannot move",
            "chesses!G9: the moves are missing; write ';' if there are none",
            "chesses!B9: the name of a piece has 1 to 60 characters that can be seen, without blanks"
                + " at the ends"),
        fault("map!B1", "", "map!B1: expected the number of rows, 1 to 64, found nothing"),
        fault("map!B1", "65", "map!B1: expected the number of rows, 1 to 64, found '65'"),
        fault("map!D1", "0", "map!D1: expected the number of columns, 1 to 64, found '0'"),
        fault(
            "map!C4",
            "4",
            "map!C4: there is no piece 4, which stands in row 3, column 3; pieces are 1 to 3"),
        fault("map!C4", "0", "map!C4: expected the number of a piece, or nothing, found '0'"),
        fault("map!C4", "K", "map!C4: expected the number of a piece, or nothing, found 'K'"),
        fault(
            "map!D2",
            "3",
            "map!D2: the layout is larger than its 4 rows and 3 columns: this is row 1, column 4"),
        fault(
            "map!B6",
            "3",
            "map!B6: the layout is larger than its 4 rows and 3 columns: this is row 5, column 2"),
        fault("rules!C2", "x", "rules!C2: expected 'c' for promotion, or nothing, found 'x'"),
        fault("rules!C3", "1", "rules!C3: expected 'c' for undo, or nothing, found '1'"),
        fault(
            "rules!C4",
            "on",
            "rules!C4: expected 'c' for the limit of neutral moves, or nothing, found 'on'"),
        fault(
            "rules!C5",
            "c",
            "rules!C5: there are three special rules, in rows 2 to 4; this would be another"),
        fault(
            "turnstile!A2",
            "colour",
            "turnstile!A2: expected name, must-answer-check, no-moves, repetition, no-capture-limit"
                + " or extension, found 'colour'"));
  }

  private static Arguments fault(String cell, String content, String... faults) {
    return Arguments.of(cell, content, List.of(faults));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("spoiltCells")
  void a_spoilt_cell_is_told_with_its_place(String cell, String content, List<String> faults) {
    Book book = content.isEmpty() ? Book.good().clear(cell) : Book.good().set(cell, content);

    assertThat(faults(book)).containsExactlyElementsOf(faults);
  }

  /** Each with a setting, and what is wrong with it. */
  static Stream<Arguments> settings() {
    return Stream.of(
        Arguments.of(
            "name",
            "",
            "turnstile!B2: the name of the variant has 1 to 60 characters that can be seen, without"
                + " blanks at the ends"),
        Arguments.of(
            "must-answer-check", "1", "turnstile!B2: expected 'c' for yes, or nothing, found '1'"),
        Arguments.of("no-moves", "win", "turnstile!B2: expected lose or draw, found 'win'"),
        Arguments.of(
            "no-capture-limit",
            "10001",
            "turnstile!B2: expected a number of moves, 0 (no limit) to 10000, found '10001'"));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void a_wrong_setting_is_told_with_its_place(String setting, String value, String fault) {
    Book book = Book.good().set("turnstile!A2", setting);

    assertThat(faults(value.isEmpty() ? book : book.set("turnstile!B2", value)))
        .containsExactly(fault);
  }

  @Test
  void a_setting_or_an_extension_that_is_there_twice_is_told() {
    Book settings = Book.good().set("turnstile!A2", "repetition").set("turnstile!A3", "Repetition");
    Book extensions =
        Book.good()
            .set("turnstile!A2", "extension")
            .set("turnstile!B2", "chinese-chess")
            .set("turnstile!A3", "extension")
            .set("turnstile!B3", "chinese-chess");

    assertThat(faults(settings)).containsExactly("turnstile!A3: 'repetition' is there already");
    assertThat(faults(extensions))
        .containsExactly("turnstile!B3: extension 'chinese-chess' is there already");
  }

  @Test
  void more_extensions_than_a_variant_may_have_are_told() {
    Book book = Book.good();
    for (int i = 2; i <= 22; i++) {
      book.set("turnstile!A" + i, "extension").text("turnstile!B" + i, "e" + i);
    }

    assertThat(faults(book)).containsExactly("turnstile!B22: a variant has at most 20 extensions");
  }

  @Test
  void attributes_that_cannot_be_are_told() {
    Book twice = Book.good().set("chesses!H1", "kind").set("chesses!I1", "kind");
    Book nameless = Book.good().text("chesses!H1", "a".repeat(61)).set("chesses!H2", "x");
    Book large = Book.good().set("chesses!H1", "kind").text("chesses!H2", "x".repeat(2001));

    assertThat(faults(twice)).containsExactly("chesses!I1: the attribute 'kind' has two columns");
    assertThat(faults(nameless))
        .containsExactly("chesses!H1: the name of an attribute has " + Names.RULE);
    assertThat(faults(large))
        .containsExactly(
            "chesses!H2: the value of an attribute has at most 2000 characters that can be seen");
  }

  @Test
  void more_attributes_than_a_piece_may_have_are_told() {
    Book book = Book.good();
    for (int column = 8; column < 8 + 51; column++) {
      book.text("chesses!" + Grid.address(1, column), "a" + column);
      book.text("chesses!" + Grid.address(2, column), "b");
    }

    assertThat(faults(book))
        .containsExactly("chesses!H2: piece 1 has 51 attributes; 50 are the most");
  }

  @Test
  void too_many_pieces_and_none_are_told() {
    Book many = Book.good();
    for (int i = 4; i <= 501; i++) {
      many.number("chesses!A" + (i + 1), String.valueOf(i))
          .text("chesses!B" + (i + 1), "x")
          .number("chesses!C" + (i + 1), "1")
          .text("chesses!E" + (i + 1), ";")
          .text("chesses!G" + (i + 1), ";");
    }
    Book none = Book.good();
    for (String cell : "A B C D E G".split(" ")) {
      none.clear("chesses!" + cell + 2).clear("chesses!" + cell + 3).clear("chesses!" + cell + 4);
    }
    none.clear("chesses!F4").clear("map!B2").clear("map!B4").clear("map!B5");

    assertThat(faults(many)).containsExactly("chesses!A502: there are more than 500 piece types");
    assertThat(faults(none))
        .contains("chesses!A2: there are 1 to 500 piece types, not 0")
        .hasSize(3);
  }

  @Test
  void more_position_rules_than_a_variant_may_have_are_told() {
    String clause = "X[" + "1|".repeat(999) + "1]";
    String moves = "1(" + String.join("&", Collections.nCopies(9, clause)) + ");";
    Book book = Book.good();
    for (String cell : List.of("E2", "E3", "E4", "G2", "G3", "G4")) {
      book.text("chesses!" + cell, moves);
    }

    assertThat(faults(book))
        .containsExactly(
            "chesses: all position rules together have 54056 parts, 50000 are the most; write"
                + " shorter rules");
  }

  @Test
  void a_sheet_that_is_missing_or_there_twice_is_told() {
    String need = "'; a variant has the sheets chesses, map and rules";

    assertThat(faults(Book.good().without("map").rename("rules", "regeln")))
        .containsExactly("there is no sheet 'map" + need, "there is no sheet 'rules" + need);
    assertThat(faults(Book.good().set("MAP!A1", "x")))
        .containsExactly("map: there are several sheets of that name");
  }

  @Test
  void a_cell_that_has_no_plain_value_is_told() {
    assertThat(faults(Book.good().cell("chesses!C4", "", "<f>1+0</f><v>1</v>")))
        .containsExactly("chesses!C4: it has a formula, '1+0'; write the value itself");
    assertThat(faults(Book.good().cell("chesses!E4", " t='str'", "<f>\"2;\"</f><v>2;</v>")))
        .containsExactly("chesses!E4: it has a formula, '\"2;\"'; write the value itself");
    assertThat(faults(Book.good().cell("map!B4", " t='s'", "<f>A1</f><v>0</v>")))
        .containsExactly("map!B4: it has a formula, 'A1'; write the value itself");
    assertThat(faults(Book.good().cell("map!B4", " t='e'", "<v>#REF!</v>")))
        .containsExactly("map!B4: it has an error, '#REF!'");
    assertThat(faults(Book.good().cell("map!B4", " t='d'", "<v>2025-01-01</v>")))
        .containsExactly("map!B4: it is a date; write a number or a text");
    assertThat(faults(Book.good().cell("map!B4", "", "<v>3x</v>")))
        .containsExactly("map!B4: it has no value, but '3x'");
    assertThat(faults(Book.good().number("map!B4", "1e999999999")))
        .containsExactly(
            "map!B4: expected the number of a piece, or nothing, found '1E+999999999'");
    assertThat(faults(Book.good().number("map!B4", "1".repeat(101))))
        .containsExactly("map!B4: its number is too long, '" + "1".repeat(40) + "...'");
    assertThat(faults(Book.good().cell("map!B4", " t='b'", "<v>1</v>")))
        .containsExactly("map!B4: expected the number of a piece, or nothing, found 'TRUE'");
  }

  @Test
  void all_faults_are_told_and_five_of_them_in_the_message() {
    Book book =
        Book.good()
            .set("chesses!C4", "7")
            .set("chesses!E4", "9;")
            .set("map!C4", "9")
            .set("map!A9", "1")
            .set("rules!C2", "yes")
            .set("rules!C3", "yes")
            .set("turnstile!A2", "x");

    assertThat(faults(book))
        .extracting(fault -> fault.substring(0, fault.indexOf(':')))
        .containsExactly(
            "chesses!C4", "chesses!E4", "map!A9", "rules!C2", "rules!C3", "turnstile!A2", "map!C4");
    assertThat(refusal(book)).hasMessageEndingWith("found 'yes'; and 2 more");
  }

  @Test
  void no_more_faults_are_told_than_anybody_reads() {
    Book book = Book.good();
    for (int row = 10; row < 1000; row++) {
      book.number("map!A" + row, "1");
    }

    assertThat(faults(book)).hasSize(Faults.MOST);
  }

  @Test
  void a_fault_tells_its_sheet_and_its_cell_apart() {
    WorkbookFault fault = refusal(Book.good().set("rules!C3", "yes")).faults().get(0);

    assertThat(fault.sheet()).contains("rules");
    assertThat(fault.cell()).contains("C3");
    assertThat(fault.place()).isEqualTo("rules!C3");
    assertThat(fault.detail()).isEqualTo("expected 'c' for undo, or nothing, found 'yes'");
  }

  private static List<String> faults(Book book) {
    return refusal(book).faults().stream().map(WorkbookFault::toString).toList();
  }

  private static WorkbookException refusal(Book book) {
    WorkbookException refusal =
        catchThrowableOfType(
            WorkbookException.class, () -> WorkbookCodec.read(book.bytes(), "name"));
    assertThat(refusal).as("refusal").isNotNull();
    return refusal;
  }
}
