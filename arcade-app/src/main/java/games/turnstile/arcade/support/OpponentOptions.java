package games.turnstile.arcade.support;

import picocli.CommandLine.Option;

/** The options that say whether a bot plays the other side, and how chance makes it choose. */
public final class OpponentOptions {
  @Option(names = "--two-players", description = "No bot: both sides are played here.")
  private boolean twoPlayers;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The same seed makes the bot choose alike (default: another every time).")
  private Long seed;

  /** Makes a mixin; picocli fills it in. */
  public OpponentOptions() {}

  /** {@return whether both sides are played by people} */
  public boolean areTwoPlayers() {
    return twoPlayers;
  }

  /** {@return the seed; another one each time it is asked for, unless one was given} */
  public long seed() {
    return seed == null ? System.nanoTime() : seed;
  }
}
