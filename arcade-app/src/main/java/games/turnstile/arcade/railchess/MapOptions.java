package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Options;
import games.turnstile.railchess.map.MapGenerator;
import games.turnstile.railchess.map.RailMap;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say on which map a game is played. */
final class MapOptions {
  /** What the options are called. */
  static final String[] NAMES = {"--map", "--generate", "--original-line-numbers"};

  @Option(
      names = "--map",
      paramLabel = "MAP",
      defaultValue = "teaching",
      description =
          "The map: a .railmap file, a map as text, or one of these: "
              + MapNames.LIST
              + " (default: ${DEFAULT-VALUE}).")
  private String map;

  @Option(
      names = "--generate",
      paramLabel = "SEED,STATIONS,LINES",
      description =
          "Make a new city instead, such as 7,120,8: 40 to 2500 stations, 10 to 22 for each line.")
  private String generate;

  @Mixin private ImportOptions maps;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  RailMap map() {
    if (generate != null) {
      Options.refuseIfPresent(command, "--generate", "--map", "--original-line-numbers");
      return generated();
    }
    return maps.readAndWarn(map);
  }

  private RailMap generated() {
    String[] numbers = generate.split(",", -1);
    try {
      if (numbers.length == 3) {
        return MapGenerator.metro(
            Long.parseLong(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]));
      }
    } catch (NumberFormatException malformed) {
      // Refused below.
    } catch (IllegalArgumentException outOfRange) {
      throw new BadInputException("--generate: " + outOfRange.getMessage());
    }
    throw new BadInputException(
        "--generate takes three numbers SEED,STATIONS,LINES such as 7,120,8, not '%s'"
            .formatted(generate));
  }
}
