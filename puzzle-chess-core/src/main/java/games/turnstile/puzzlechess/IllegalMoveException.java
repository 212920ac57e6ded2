package games.turnstile.puzzlechess;

/** Thrown when a move is played that is not allowed. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient Move move;
  private final transient Violation violation;

  /**
   * Tells of a move that is not allowed.
   *
   * @param move the move
   * @param violation the broken rule
   */
  public IllegalMoveException(Move move, Violation violation) {
    super("%s is illegal: %s".formatted(move, violation.detail()));
    this.move = move;
    this.violation = violation;
  }

  /** {@return the move} */
  public Move move() {
    return move;
  }

  /** {@return the broken rule} */
  public Violation violation() {
    return violation;
  }
}
