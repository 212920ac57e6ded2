package games.turnstile.railroadink;

/** Thrown when something is drawn or played that is not allowed; nothing has changed. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient Violation violation;

  IllegalMoveException(Object move, Violation violation) {
    super("%s is illegal: %s".formatted(move, violation.detail()));
    this.violation = violation;
  }

  /** {@return the rule that it breaks} */
  public Violation violation() {
    return violation;
  }
}
