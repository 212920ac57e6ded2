package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import java.util.List;

/** What may change the ways of a piece. */
@FunctionalInterface
public interface WaysHook {
  /**
   * {@return all ways that the piece has}
   *
   * <p>A way may lead to the piece's own square, which is a move that moves nothing. Ways off the
   * board, to a piece of the mover's own side, or to a piece that it may not capture are left out
   * by the engine, whatever a hook says.
   *
   * @param ways the ways that it has by its rule and by the extensions before this one
   * @param piece the piece
   * @param from where it stands
   * @param board the board as it is
   */
  List<Way> change(List<Way> ways, Piece piece, Point from, BoardView board);

  /**
   * {@return a hook that is asked instead of this one as long as the board stays as it is; itself,
   * unless there is something to work out once for all pieces}
   *
   * @param board the board as it is
   */
  default WaysHook on(BoardView board) {
    return this;
  }
}
