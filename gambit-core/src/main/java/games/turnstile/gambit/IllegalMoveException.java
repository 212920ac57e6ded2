package games.turnstile.gambit;

/** Thrown when a move that is not allowed is played. The position it was played in is unharmed. */
public final class IllegalMoveException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Position position;
  private final transient Violation violation;

  IllegalMoveException(Position position, Object moveOrTurn, Violation violation) {
    super("%s is illegal: %s".formatted(moveOrTurn, violation.detail()));
    this.position = position;
    this.violation = violation;
  }

  /** {@return the position in which the move was tried} */
  public Position position() {
    return position;
  }

  /** {@return why the move is not allowed} */
  public Violation violation() {
    return violation;
  }
}
