package games.turnstile.gambit;

import java.util.Objects;

/**
 * Why a move is not allowed.
 *
 * @param code the rule that it breaks, for programs
 * @param detail the same in a sentence that names the squares, for people
 */
public record Violation(Code code, String detail) {
  /** Rejects missing parts. */
  public Violation {
    Objects.requireNonNull(code, "code");
    Objects.requireNonNull(detail, "detail");
  }

  /** The rules that a move can break. */
  public enum Code {
    /** The game has ended. */
    GAME_OVER,
    /** There is no piece on the square that the move starts from. */
    NO_PIECE,
    /** The piece on that square is the opponent's. */
    NOT_YOUR_PIECE,
    /** In the middle of a turn only the piece that has just jumped may go on. */
    NOT_THE_JUMPING_PIECE,
    /** The target is not two squares away in one of the 8 directions. */
    NOT_A_JUMP,
    /** The square to be jumped over is empty. */
    NOTHING_TO_JUMP_OVER,
    /** The piece to be jumped over is the player's own. */
    OWN_PIECE_IN_BETWEEN,
    /** The target is not empty. */
    TARGET_OCCUPIED,
    /** Nobody may stop, or end a turn, before having jumped. */
    NO_JUMP_MADE
  }
}
