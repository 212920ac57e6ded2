package games.turnstile.puzzlechess.notation;

/** Thrown when a text cannot be read, or tells of something that the rules do not allow. */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;
  private final int offset;
  private final String problem;

  private NotationException(int line, int column, int offset, String problem) {
    super("line %s, column %s: %s".formatted(line, column, problem));
    this.line = line;
    this.column = column;
    this.offset = offset;
    this.problem = problem;
  }

  /** A mistake in a text, behind so many of its characters. */
  static NotationException at(String text, int offset, String problem) {
    int line = 1;
    int start = Math.min(Statements.begin(text), offset);
    for (int i = 0; i < offset; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        start = i + 1;
      }
    }
    return new NotationException(line, offset - start + 1, offset, problem);
  }

  /** {@return the line of the mistake, from 1 on} */
  public int line() {
    return line;
  }

  /** {@return where in its line the mistake is, from 1 on} */
  public int column() {
    return column;
  }

  /** {@return the number of characters before the mistake} */
  public int offset() {
    return offset;
  }

  /** {@return what is wrong, without the place} */
  public String problem() {
    return problem;
  }
}
