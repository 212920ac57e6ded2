package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.FileKind;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.xlsx.WorkbookCodec;
import games.turnstile.xiangqi.xlsx.WorkbookException;

/** Files with variants as workbooks. */
public final class Workbooks implements FileKind {
  static final String ENDING = ".xlsx";

  /** How a compressed archive begins, which a workbook is. */
  private static final String ARCHIVE = "PK\u0003\u0004";

  /** Makes the kind of file. */
  public Workbooks() {}

  @Override
  public String name() {
    return "Xiangqi variant as workbook";
  }

  @Override
  public String sign() {
    return "is called *" + ENDING;
  }

  @Override
  public boolean recognises(GivenFile file) {
    return file.isCalled(ENDING) || file.head().startsWith(ARCHIVE);
  }

  @Override
  public Report check(GivenFile file) {
    return VariantReports.report(parse(file));
  }

  /**
   * {@return the variant in a file}
   *
   * @throws BadInputException if there is none
   */
  static Variant parse(GivenFile file) {
    String fileName = file.path().getFileName().toString();
    try {
      return WorkbookCodec.read(file.bytes(), fileName.replaceFirst("(?i)\\.xlsx$", ""));
    } catch (WorkbookException refusal) {
      throw new BadInputException("%s: %s".formatted(file.path(), refusal.getMessage()));
    }
  }
}
