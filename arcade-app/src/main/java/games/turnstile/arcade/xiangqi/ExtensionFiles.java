package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.arcade.support.TextFiles;
import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.extension.ExtensionFormat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Reads extensions that the user names. */
final class ExtensionFiles {
  private static final String PYTHON = ".py";
  private static final String BUILD = "mvn -q package -pl xiangqi-variant-python -am -DskipTests";

  private ExtensionFiles() {}

  /**
   * {@return the extension in a file}
   *
   * @param path a file in a format that is there
   * @throws BadInputException if there is no such format, or the file is no extension
   */
  static Extension read(Path path) {
    String source = TextFiles.read(path);
    List<ExtensionFormat> formats = formats();
    ExtensionFormat format =
        formats.stream()
            .filter(candidate -> GivenFile.isCalled(path, candidate.ending()))
            .findFirst()
            .orElseThrow(() -> unreadable(path, formats));
    try {
      return format.load(path.toString(), source);
    } catch (ExtensionException refusal) {
      throw new BadInputException(refusal.getMessage());
    }
  }

  private static List<ExtensionFormat> formats() {
    List<ExtensionFormat> formats = new ArrayList<>();
    try {
      ServiceLoader.load(ExtensionFormat.class).forEach(formats::add);
    } catch (ServiceConfigurationError broken) {
      throw new BadInputException("extensions cannot be read: " + broken.getMessage());
    }
    return formats;
  }

  private static BadInputException unreadable(Path path, List<ExtensionFormat> formats) {
    if (GivenFile.isCalled(path, PYTHON)) {
      return new BadInputException(
          "%s needs the module for Python, which is not built; run: %s".formatted(path, BUILD));
    }
    List<String> endings = new ArrayList<>(formats.stream().map(ExtensionFormat::ending).toList());
    if (!endings.contains(PYTHON)) {
      endings.add(PYTHON);
    }
    return new BadInputException(
        "%s is no extension: those are called *%s".formatted(path, String.join(" or *", endings)));
  }
}
