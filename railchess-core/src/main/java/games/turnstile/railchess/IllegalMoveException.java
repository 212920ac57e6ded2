package games.turnstile.railchess;

/** Thrown when a move is played that is not allowed; the position stays as it was. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient Position position;
  private final transient Move move;
  private final transient Violation violation;

  IllegalMoveException(Position position, Move move, Violation violation) {
    super("%s is illegal: %s".formatted(move, violation.detail()));
    this.position = position;
    this.move = move;
    this.violation = violation;
  }

  /** {@return the position in which the move was played} */
  public Position position() {
    return position;
  }

  /** {@return the move} */
  public Move move() {
    return move;
  }

  /** {@return the rule that it breaks} */
  public Violation violation() {
    return violation;
  }
}
