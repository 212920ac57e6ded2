package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GameSeed;
import games.turnstile.railchess.Level;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.map.RailMap;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a game between bots. */
final class BotGameOptions {
  @Option(
      names = "--bots",
      paramLabel = "LEVEL",
      split = ",",
      defaultValue = "greedy,greedy,greedy",
      description =
          "The bots, two to four, whose turns are drawn by lot: "
              + Bots.LEVELS
              + " (default: ${DEFAULT-VALUE}).")
  private List<Level> levels;

  @Mixin private GameSeed seed;
  @Mixin private MapOptions map;
  @Mixin private SettingsOptions settings;

  Setup setup() {
    return draw("--bots", map.map(), Bots.names(levels), settings.settings(), seed.value());
  }

  /** A setup drawn by lot; if it is impossible the option is named. */
  static Setup draw(
      String option, RailMap map, List<String> players, Settings settings, long seed) {
    try {
      return Setup.draw(map, players, settings, seed);
    } catch (IllegalArgumentException refusal) {
      throw new BadInputException(option + ": " + refusal.getMessage());
    }
  }
}
