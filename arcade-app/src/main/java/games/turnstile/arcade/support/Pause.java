package games.turnstile.arcade.support;

import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Option;

/** Time for people to see what a bot does. */
public final class Pause {
  private static final int LONGEST = 60_000;

  @Option(
      names = "--pause",
      paramLabel = "MS",
      defaultValue = "700",
      description = "Milliseconds between turns (default: ${DEFAULT-VALUE}).")
  private int pause;

  /** Makes a mixin; picocli fills it in. */
  public Pause() {}

  /**
   * Checks the option.
   *
   * @throws BadInputException if it is out of its range
   */
  public void check() {
    if (pause < 0 || pause > LONGEST) {
      throw new BadInputException("--pause must be 0 to " + LONGEST + ", not " + pause);
    }
  }

  /** Waits, unless the thread is or gets interrupted. */
  public void await() {
    try {
      TimeUnit.MILLISECONDS.sleep(pause);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
