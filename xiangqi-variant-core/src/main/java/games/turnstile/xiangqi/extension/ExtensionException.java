package games.turnstile.xiangqi.extension;

/** Thrown when an extension is missing, cannot be loaded, or fails. */
public final class ExtensionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception.
   *
   * @param message what went wrong, naming the extension and, if it has one, the line
   */
  public ExtensionException(String message) {
    super(message);
  }

  /**
   * Makes an exception.
   *
   * @param message what went wrong, naming the extension
   * @param cause why
   */
  public ExtensionException(String message, Throwable cause) {
    super(message, cause);
  }
}
