package games.turnstile.xiangqi.notation;

/** Thrown when a text cannot be read, or tells of something that the rules do not allow. */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int offset;
  private final String problem;

  NotationException(int offset, String problem) {
    super("at offset %s: %s".formatted(offset, problem));
    this.offset = offset;
    this.problem = problem;
  }

  /** {@return where in the text the mistake is: the number of characters before it} */
  public int offset() {
    return offset;
  }

  /** {@return what is wrong, without the place} */
  public String problem() {
    return problem;
  }
}
