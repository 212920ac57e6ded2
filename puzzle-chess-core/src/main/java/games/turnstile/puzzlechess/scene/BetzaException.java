package games.turnstile.puzzlechess.scene;

/** Thrown when a movement in Betza's notation is malformed. */
public final class BetzaException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int offset;

  BetzaException(int offset, String problem) {
    super(problem);
    this.offset = offset;
  }

  /** {@return where the mistake is: the number of characters before it} */
  public int offset() {
    return offset;
  }
}
