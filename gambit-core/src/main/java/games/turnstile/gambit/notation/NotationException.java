package games.turnstile.gambit.notation;

import games.turnstile.gambit.SetupException;
import games.turnstile.gambit.Turn;
import games.turnstile.gambit.Violation;
import java.util.Optional;

/** Thrown when a text is malformed, or well-formed but illegal in its place. */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int offset;
  private final String problem;
  private final transient Violation violation;

  NotationException(int offset, String problem) {
    this(offset, problem, (Violation) null);
  }

  NotationException(int offset, SetupException impossible) {
    this(offset, impossible.getMessage(), (Violation) null);
    initCause(impossible);
  }

  NotationException(int offset, Turn turn, Violation violation) {
    this(offset, "%s is illegal: %s".formatted(turn, violation.detail()), violation);
  }

  private NotationException(int offset, String problem, Violation violation) {
    super("at offset %s: %s".formatted(offset, problem));
    this.offset = offset;
    this.problem = problem;
    this.violation = violation;
  }

  /** {@return where in the text the mistake is: the number of characters before it} */
  public int offset() {
    return offset;
  }

  /** {@return what is wrong, without the place} */
  public String problem() {
    return problem;
  }

  /**
   * {@return the broken rule if the text is a turn that is illegal in its place; empty if the text
   * is malformed or describes no possible position}
   */
  public Optional<Violation> violation() {
    return Optional.ofNullable(violation);
  }
}
