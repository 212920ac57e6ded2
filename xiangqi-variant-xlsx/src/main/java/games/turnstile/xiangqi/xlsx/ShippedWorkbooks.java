package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.variant.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;

/** The variants that come with the library as workbooks, to begin one's own with. */
public final class ShippedWorkbooks {
  private ShippedWorkbooks() {}

  /**
   * {@return what the file of a workbook is called}
   *
   * @param variant which one
   */
  public static String fileName(ShippedVariants variant) {
    return variant.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".xlsx";
  }

  /**
   * {@return the bytes of a workbook}
   *
   * @param variant which one
   */
  public static byte[] bytes(ShippedVariants variant) {
    String resource = fileName(variant);
    try (InputStream in = ShippedWorkbooks.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException(
            "the library is incomplete: %s is missing from its jar".formatted(resource));
      }
      return in.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException("cannot read " + resource, unreadable);
    }
  }

  /**
   * {@return the variant in a workbook; it is read anew each time}
   *
   * @param variant which one
   */
  public static Variant load(ShippedVariants variant) {
    return WorkbookCodec.read(bytes(variant), "Workbook");
  }
}
