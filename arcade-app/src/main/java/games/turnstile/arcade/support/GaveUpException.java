package games.turnstile.arcade.support;

/** Thrown when work was ended before it was done; the message tells the way out. */
public final class GaveUpException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception.
   *
   * @param message why the work was given up, and what to do about it
   */
  public GaveUpException(String message) {
    super(message);
  }
}
