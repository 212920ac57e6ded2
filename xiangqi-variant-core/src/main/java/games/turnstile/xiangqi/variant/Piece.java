package games.turnstile.xiangqi.variant;

import java.util.Objects;

/**
 * A piece on a board.
 *
 * @param type what it is; an extension may have made it different from the variant's type of that
 *     number
 * @param promoted whether it has been promoted
 */
public record Piece(PieceType type, boolean promoted) {
  /** Refuses null. */
  public Piece {
    Objects.requireNonNull(type, "type");
  }

  /** {@return whose it is} */
  public Owner owner() {
    return type.owner();
  }

  /** {@return how it moves now} */
  public MoveRule rule() {
    return promoted ? type.promotedMoves() : type.moves();
  }
}
