package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.notation.Decoded;
import games.turnstile.railchess.notation.ImportOption;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Reads maps that the user names: files in any format, and the maps that come along. */
final class ImportOptions {
  @Option(
      names = "--original-line-numbers",
      description =
          "Of a .railmap file, keep a habit of the original plugin: lines whose numbers differ by"
              + " more than 1000 are not used in one move, and lines from 1000 on are not boarded"
              + " first.")
  private boolean originalLineNumbers;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * {@return the map, and what had to be left out of it}
   *
   * @param name the name of a file; if there is none, of a map that comes along
   * @throws BadInputException if there is neither, or the file is not a map
   */
  Decoded<RailMap> read(String name) {
    Path path = GivenFile.path(name);
    if (!Files.exists(path)) {
      RailMap map =
          MapNames.find(name)
              .orElseThrow(
                  () ->
                      new BadInputException(
                          "%s does not exist, nor is it one of the maps that come along: %s"
                              .formatted(name, MapNames.LIST)));
      requireNoHabit(name);
      return new Decoded<>(map, List.of());
    }
    GivenFile file = GivenFile.read(path);
    if (new MapTexts().recognises(file)) {
      requireNoHabit(name);
      return new Decoded<>(MapTexts.parse(file), List.of());
    }
    if (new Railmaps().recognises(file)) {
      return originalLineNumbers
          ? Railmaps.parse(file, ImportOption.ORIGINAL_LINE_NUMBERS)
          : Railmaps.parse(file);
    }
    throw new BadInputException(
        "%s is not a map of Railchess: a %s %s, a %s %s"
            .formatted(
                name,
                new MapTexts().name(),
                new MapTexts().sign(),
                new Railmaps().name(),
                new Railmaps().sign()));
  }

  /** The map alone; what had to be left out of it goes to standard error. */
  RailMap readAndWarn(String name) {
    Decoded<RailMap> decoded = read(name);
    PrintWriter err = command.root().commandLine().getErr();
    decoded.warnings().forEach(warning -> err.println("arcade: %s: %s".formatted(name, warning)));
    return decoded.value();
  }

  private void requireNoHabit(String name) {
    if (originalLineNumbers) {
      throw new BadInputException(
          "--original-line-numbers is for .railmap files; %s is none, leave the option out"
              .formatted(name));
    }
  }
}
