package games.turnstile.railchess.notation;

/** Thrown when a text cannot be read. */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int offset;
  private final String problem;

  NotationException(int offset, String problem) {
    super("at offset %s: %s".formatted(offset, problem));
    this.offset = offset;
    this.problem = problem;
  }

  NotationException(int offset, IllegalArgumentException refusal) {
    this(offset, refusal.getMessage());
    initCause(refusal);
  }

  /**
   * {@return where in the text the mistake is: the number of characters before it. If the text was
   * given as bytes, these are characters of the decoded text, without a byte order mark}
   */
  public int offset() {
    return offset;
  }

  /** {@return what is wrong, without the place} */
  public String problem() {
    return problem;
  }
}
