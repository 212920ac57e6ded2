package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import java.util.Objects;

/** Something that an extension does after a move. */
public sealed interface Effect {
  /**
   * Puts a piece on a square, or changes the one that is there. No leader is taken by it.
   *
   * @param point the square
   * @param piece what is there from now on; its type has a number of the variant's
   */
  record Put(Point point, Piece piece) implements Effect {
    /** Refuses null. */
    public Put {
      Objects.requireNonNull(point, "point");
      Objects.requireNonNull(piece, "piece");
    }
  }

  /**
   * Removes the piece of a square. A side without any leader left has lost.
   *
   * @param point a square with a piece
   */
  record Remove(Point point) implements Effect {
    /** Refuses null. */
    public Remove {
      Objects.requireNonNull(point, "point");
    }
  }

  /**
   * Moves a piece to another square. What stands there is taken, whose ever it is; if that is a
   * leader, its side has lost.
   *
   * @param from a square with a piece
   * @param to the other square
   */
  record Shift(Point from, Point to) implements Effect {
    /** Refuses null. */
    public Shift {
      Objects.requireNonNull(from, "from");
      Objects.requireNonNull(to, "to");
    }
  }

  /**
   * Ends the game.
   *
   * @param side who has won
   */
  record Win(Side side) implements Effect {
    /** Refuses null. */
    public Win {
      Objects.requireNonNull(side, "side");
    }
  }

  /** Ends the game; nobody has won. */
  record Draw() implements Effect {}
}
