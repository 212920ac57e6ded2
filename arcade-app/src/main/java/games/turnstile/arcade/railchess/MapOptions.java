package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.Options;
import games.turnstile.railchess.map.MapGenerator;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.notation.Decoded;
import java.util.List;
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
      description = {
        "The map: a .railmap file, a map as text, or one of these:",
        MapNames.LIST + " (default: ${DEFAULT-VALUE})."
      })
  private String map;

  @Option(
      names = "--generate",
      paramLabel = "NUMBER",
      split = ",",
      description = {
        "Make a new city instead: SEED,STATIONS,LINES such as 7,120,8;",
        "40 to 2500 stations, 10 to 22 for each line."
      })
  private List<Long> generate;

  @Mixin private ImportOptions maps;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  RailMap map() {
    if (generate != null) {
      Options.refuseIfPresent(command, "--generate", "--map", "--original-line-numbers");
      return generated();
    }
    Decoded<RailMap> decoded = maps.read(map);
    decoded.warnings().forEach(command.commandLine().getErr()::println);
    return decoded.value();
  }

  private RailMap generated() {
    if (generate.size() != 3) {
      throw new BadInputException(
          "--generate takes SEED,STATIONS,LINES such as 7,120,8, not "
              + Words.count(generate.size(), "number"));
    }
    try {
      return MapGenerator.metro(
          generate.get(0), Math.toIntExact(generate.get(1)), Math.toIntExact(generate.get(2)));
    } catch (IllegalArgumentException | ArithmeticException outOfRange) {
      throw new BadInputException("--generate: " + outOfRange.getMessage());
    }
  }
}
