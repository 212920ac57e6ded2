package games.turnstile.gambit;

import java.util.Optional;

/**
 * Thrown when a move or a turn that is not allowed is played. The position it was played in is
 * unharmed. Serialization keeps the message alone.
 */
public final class IllegalMoveException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Position position;
  private final transient Move move;
  private final transient Turn turn;
  private final transient Violation violation;

  IllegalMoveException(Position position, Move move, Violation violation) {
    this(position, move, null, move + " is illegal: ", violation);
  }

  IllegalMoveException(Position position, Turn turn, Violation violation) {
    this(position, null, turn, turn + " is illegal: ", violation);
  }

  private IllegalMoveException(
      Position position, Move move, Turn turn, String what, Violation violation) {
    super(what + violation.detail());
    this.position = position;
    this.move = move;
    this.turn = turn;
    this.violation = violation;
  }

  /** {@return the position in which the move was tried} */
  public Position position() {
    return position;
  }

  /** {@return the move that was tried; empty if it was a whole turn} */
  public Optional<Move> move() {
    return Optional.ofNullable(move);
  }

  /** {@return the turn that was tried; empty if it was a single move} */
  public Optional<Turn> turn() {
    return Optional.ofNullable(turn);
  }

  /** {@return why it is not allowed} */
  public Violation violation() {
    return violation;
  }
}
