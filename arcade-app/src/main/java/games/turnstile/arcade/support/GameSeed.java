package games.turnstile.arcade.support;

import picocli.CommandLine.Option;

/** The option with the seed of a game between bots. */
public final class GameSeed {
  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "The same seed gives the same game (default: ${DEFAULT-VALUE}).")
  private long seed;

  /** Makes a mixin; picocli fills it in. */
  public GameSeed() {}

  /** {@return the seed} */
  public long value() {
    return seed;
  }
}
