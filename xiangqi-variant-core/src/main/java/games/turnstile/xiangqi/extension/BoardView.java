package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import java.util.Optional;

/** A board that can be looked at, and not changed. Good only until the hook that got it returns. */
public interface BoardView {
  /** {@return what is played} */
  Variant variant();

  /** {@return whose turn it is; after a move, still the side that made it} */
  Side turn();

  /**
   * {@return the piece on a square, empty if there is none}
   *
   * @param point a square of the board
   * @throws IllegalArgumentException if it is not on the board
   */
  Optional<Piece> pieceAt(Point point);

  /** {@return the squares with a piece on them, in order} */
  List<Point> occupied();

  /**
   * {@return how many living pieces a type has}
   *
   * @param type its number; 0 for all types
   */
  int count(int type);

  /**
   * {@return where the only living piece of a type is; empty if there are several or none}
   *
   * @param type its number
   */
  Optional<Point> only(int type);

  /**
   * {@return the square some steps away; empty if that is off the board}
   *
   * @param from where to begin
   * @param direction where to
   * @param steps how many steps
   */
  Optional<Point> away(Point from, Direction direction, int steps);

  /**
   * {@return whether a condition holds for a piece}
   *
   * @param condition any condition
   * @param point where the piece stands
   */
  boolean holds(Condition condition, Point point);

  /**
   * {@return the directions of a section of the rule by which the piece on a square moves now, as
   * far as their conditions hold; none if there is no piece}
   *
   * @param point where the piece stands
   * @param section from 1
   */
  List<Direction> directions(Point point, int section);

  /**
   * {@return the board as it is after some effects, before promotions that they may bring about;
   * the effects do not happen by that}
   *
   * @param effects what to imagine, in order; nothing counts that comes after the end of the game
   * @throws ExtensionException if an effect cannot be
   */
  BoardView after(List<Effect> effects);
}
