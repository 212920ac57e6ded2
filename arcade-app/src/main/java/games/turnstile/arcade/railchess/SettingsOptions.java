package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.railchess.Settings;
import picocli.CommandLine.Option;

/** The options that say what players have agreed on. */
final class SettingsOptions {
  /** What the options are called. */
  static final String[] NAMES = {"--max-number", "--max-stucks", "--idle-rounds", "--hints"};

  @Option(
      names = "--max-number",
      paramLabel = "N",
      defaultValue = "12",
      description =
          "The highest number of the dice, 1 to 16; 6 suits the teaching map"
              + " (default: ${DEFAULT-VALUE}).")
  private int maxNumber;

  @Option(
      names = "--max-stucks",
      paramLabel = "N",
      defaultValue = "5",
      description = "At how many stuck turns a player is out (default: ${DEFAULT-VALUE}).")
  private int maxStucks;

  @Option(
      names = "--idle-rounds",
      paramLabel = "N",
      defaultValue = "100",
      description = "End after so many rounds without any claim (default: ${DEFAULT-VALUE}).")
  private int idleRounds;

  @Option(
      names = "--hints",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description =
          "Without hints nobody is told the destinations, and players learn their next number at"
              + " the end of their turn (default: with hints).")
  private boolean hints;

  Settings settings() {
    Settings settings = Settings.standard().withHints(hints);
    settings = checked("--max-number", settings, maxNumber, Settings::withMaxNumber);
    settings = checked("--max-stucks", settings, maxStucks, Settings::withMaxStucks);
    return checked("--idle-rounds", settings, idleRounds, Settings::withIdleRounds);
  }

  private interface Change {
    Settings apply(Settings settings, int value);
  }

  private static Settings checked(String option, Settings settings, int value, Change change) {
    try {
      return change.apply(settings, value);
    } catch (IllegalArgumentException outOfRange) {
      throw new BadInputException(option + ": " + outOfRange.getMessage());
    }
  }

  /** The options with which the same settings come about again. */
  static String text(Settings settings) {
    return "--max-number %s --max-stucks %s --idle-rounds %s --%shints"
        .formatted(
            settings.maxNumber(),
            settings.maxStucks(),
            settings.idleRounds(),
            settings.hints() ? "" : "no-");
  }
}
