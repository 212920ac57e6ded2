package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.xiangqi.variant.Variant;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads variants that the user names: files in any format, and those that come along. */
final class VariantFiles {
  private VariantFiles() {}

  /**
   * {@return the variant}
   *
   * @param name the name of a file; if there is none, of a variant that comes along
   * @throws BadInputException if there is neither, or the file is no variant
   */
  static Variant read(String name) {
    Path path = GivenFile.path(name);
    if (!Files.exists(path)) {
      return VariantNames.find(name)
          .orElseThrow(
              () ->
                  new BadInputException(
                      "%s does not exist, nor is it one of the variants that come along: %s"
                          .formatted(name, VariantNames.LIST)));
    }
    GivenFile file = GivenFile.read(path);
    VariantTexts texts = new VariantTexts();
    if (texts.recognises(file)) {
      return VariantTexts.parse(file);
    }
    Workbooks workbooks = new Workbooks();
    if (workbooks.recognises(file)) {
      return Workbooks.parse(file);
    }
    throw new BadInputException(
        "%s is not a variant of Xiangqi: a %s %s, a %s %s"
            .formatted(name, texts.name(), texts.sign(), workbooks.name(), workbooks.sign()));
  }

  /** Whether a file is there and means to be a variant. */
  static boolean isVariant(Path path) {
    if (!Files.isRegularFile(path)) {
      return false;
    }
    GivenFile file = GivenFile.read(path);
    return new VariantTexts().recognises(file) || new Workbooks().recognises(file);
  }
}
