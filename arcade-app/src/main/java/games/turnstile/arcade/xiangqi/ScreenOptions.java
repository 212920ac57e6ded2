package games.turnstile.arcade.xiangqi;

import games.turnstile.xiangqi.variant.Language;
import picocli.CommandLine.Option;

/** The options that say how a game is shown. */
final class ScreenOptions {
  @Option(names = "--colour", description = "Show the sides in colours too.")
  private boolean colour;

  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      defaultValue = "english",
      description =
          "In which language pieces and rules are told: english, chinese (default:"
              + " ${DEFAULT-VALUE}).")
  private Language language;

  boolean hasColour() {
    return colour;
  }

  Language language() {
    return language;
  }
}
