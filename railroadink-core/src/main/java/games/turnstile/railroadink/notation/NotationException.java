package games.turnstile.railroadink.notation;

import games.turnstile.railroadink.Violation;
import java.util.Optional;

/** Thrown when a text cannot be read, or tells of something that the rules do not allow. */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int offset;
  private final String problem;
  private final transient Violation violation;

  NotationException(int offset, String problem) {
    this(offset, problem, null);
  }

  private NotationException(int offset, String problem, Violation violation) {
    super("at offset %s: %s".formatted(offset, problem));
    this.offset = offset;
    this.problem = problem;
    this.violation = violation;
  }

  /** The refusal of something that is well-formed but breaks a rule. */
  static NotationException illegal(int offset, String text, Violation violation) {
    return new NotationException(
        offset, "%s is illegal: %s".formatted(text, violation.detail()), violation);
  }

  /** {@return where in the text the mistake is: the number of characters before it} */
  public int offset() {
    return offset;
  }

  /** {@return what is wrong, without the place} */
  public String problem() {
    return problem;
  }

  /** {@return the broken rule, if the text is well-formed but something in it is illegal} */
  public Optional<Violation> violation() {
    return Optional.ofNullable(violation);
  }
}
