package games.turnstile.xiangqi.xlsx;

import java.util.Objects;
import java.util.Optional;

/**
 * Why a workbook is no variant.
 *
 * @param sheet the name of the sheet; empty if the whole file is meant
 * @param cell the cell in that sheet, such as {@code E7}; empty if the whole sheet is meant
 * @param detail what is wrong, in a sentence without a full stop
 */
public record WorkbookFault(Optional<String> sheet, Optional<String> cell, String detail) {
  /** Refuses null. */
  public WorkbookFault {
    Objects.requireNonNull(sheet, "sheet");
    Objects.requireNonNull(cell, "cell");
    Objects.requireNonNull(detail, "detail");
  }

  static WorkbookFault ofFile(String detail) {
    return new WorkbookFault(Optional.empty(), Optional.empty(), detail);
  }

  static WorkbookFault ofSheet(String sheet, String detail) {
    return new WorkbookFault(Optional.of(sheet), Optional.empty(), detail);
  }

  static WorkbookFault ofCell(String sheet, String cell, String detail) {
    return new WorkbookFault(Optional.of(sheet), Optional.of(cell), detail);
  }

  /** {@return where it is, such as {@code chesses!E7}; empty if the whole file is meant} */
  public String place() {
    return sheet.orElse("") + cell.map(name -> "!" + name).orElse("");
  }

  /** {@return the place and the detail} */
  @Override
  public String toString() {
    return sheet.isEmpty() ? detail : place() + ": " + detail;
  }
}
