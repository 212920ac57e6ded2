package games.turnstile.xiangqi.xlsx;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** The sheets that make a variant. */
enum SheetName {
  CHESSES("chesses"),
  MAP("map"),
  RULES("rules"),
  TURNSTILE("turnstile");

  private final String title;

  SheetName(String title) {
    this.title = title;
  }

  /** What the sheet is called in the workbook. */
  String title() {
    return title;
  }

  /** Those that every variant has. */
  static Stream<SheetName> required() {
    return Stream.of(CHESSES, MAP, RULES);
  }

  static Optional<SheetName> of(String text) {
    return Arrays.stream(values())
        .filter(sheet -> sheet.title.equalsIgnoreCase(text.strip()))
        .findFirst();
  }
}
