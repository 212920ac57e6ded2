package games.turnstile.arcade.support;

/** Thrown when what the user gave is at fault; the message names the cause. */
public final class BadInputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception.
   *
   * @param message what is wrong, and where
   */
  public BadInputException(String message) {
    super(message);
  }
}
