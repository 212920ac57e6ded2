package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Converted;
import games.turnstile.arcade.support.Converter;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.xlsx.WorkbookCodec;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Rewrites variants in the format that the name of the new file tells. */
public final class VariantConverter implements Converter {
  private static final String TEXT_ENDING = ".txt";
  private static final String OWN_TEXT_ENDING = ".xiangqi.txt";

  /** Makes a converter. */
  public VariantConverter() {}

  @Override
  public boolean takes(String from, Path to) {
    return GivenFile.isCalled(to, Workbooks.ENDING)
        || GivenFile.isCalled(to, OWN_TEXT_ENDING)
        || VariantFiles.isVariant(GivenFile.path(from));
  }

  @Override
  public Converted convert(String from, Path to) {
    boolean isWorkbook = GivenFile.isCalled(to, Workbooks.ENDING);
    if (!isWorkbook && !GivenFile.isCalled(to, TEXT_ENDING)) {
      throw new BadInputException(
          "the name of %s tells no format: let it end with %s, or with %s for text"
              .formatted(to, Workbooks.ENDING, TEXT_ENDING));
    }
    Variant variant = VariantFiles.read(from);
    try {
      return new Converted(
          isWorkbook
              ? WorkbookCodec.write(variant)
              : VariantCodec.format(variant).getBytes(StandardCharsets.UTF_8),
          (isWorkbook ? new Workbooks() : new VariantTexts()).name()
              + ", "
              + VariantReports.summary(variant),
          VariantReports.warnings(variant));
    } catch (IllegalArgumentException tooLarge) {
      throw new BadInputException("%s: %s".formatted(from, tooLarge.getMessage()));
    }
  }
}
