package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.railroadink.Level;
import picocli.CommandLine.Option;

/** The option that says how much bots think. */
final class StepsOption {
  private static final long MOST = 1_000_000_000;

  @Option(
      names = "--steps",
      paramLabel = "N",
      defaultValue = "" + Level.USUAL_STEPS,
      description =
          "How many steps strong thinks about each round; solver, if it plays, thinks once and"
              + " has seven times as many (default: ${DEFAULT-VALUE}).")
  private long steps;

  /**
   * {@return how many steps bots may think about a round}
   *
   * @throws BadInputException if the option is out of its range
   */
  long steps() {
    if (steps < 1 || steps > MOST) {
      throw new BadInputException("--steps must be 1 to %s, not %s".formatted(MOST, steps));
    }
    return steps;
  }

  Thinking thinking() {
    return Thinking.ofSteps(steps());
  }
}
