package games.turnstile.arcade.support;

/** How the process ends when it does not end well. */
public final class ExitCodes {
  /** Work was given up or broke down. */
  public static final int FAILED = 1;

  /** The input is at fault. */
  public static final int BAD_INPUT = 2;

  private ExitCodes() {}
}
