package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Point;
import java.util.List;

/** What acts after each move. */
@FunctionalInterface
public interface AfterMoveHook {
  /**
   * {@return what happens to the board, in order; nothing for most moves}
   *
   * @param from where the piece stood
   * @param to where it stands now
   * @param board the board after the move and its promotions, and after what the extensions before
   *     this one did
   */
  List<Effect> afterMove(Point from, Point to, BoardView board);
}
