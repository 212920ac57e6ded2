package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Direction;
import java.util.List;
import java.util.Objects;

/** How a piece gets from one square to others. It depends on nothing but what stands in its way. */
public sealed interface Motion {
  /**
   * Goes to a square at a fixed distance, which is empty or has something to capture. Pieces on
   * certain squares hinder it.
   *
   * @param offset where to, seen from where the piece stands
   * @param hindrances squares that must be empty, seen from where the piece stands
   */
  record Leap(Offset offset, List<Offset> hindrances) implements Motion {
    /** Copies the list. */
    public Leap {
      hindrances = List.copyOf(hindrances);
      if (offset.rows() == 0 && offset.columns() == 0) {
        throw new IllegalArgumentException("a leap leads to another square");
      }
    }

    /**
     * {@return the leap to the next square}
     *
     * @param direction where to
     */
    public static Leap step(Direction direction) {
      return new Leap(Offset.of(direction, 1), List.of());
    }
  }

  /**
   * Goes along a line, over empty squares.
   *
   * @param direction where to
   * @param captures what it captures
   */
  record Slide(Direction direction, Captures captures) implements Motion {
    /** Refuses null. */
    public Slide {
      Objects.requireNonNull(direction, "direction");
      Objects.requireNonNull(captures, "captures");
    }

    /**
     * {@return the slide over any number of empty squares, up to and including a capture}
     *
     * @param direction where to
     */
    public static Slide plain(Direction direction) {
      return new Slide(direction, Captures.FIRST);
    }
  }

  /** What a slide captures. */
  enum Captures {
    /** The first piece in the way. */
    FIRST,
    /** The second piece in the way, as the cannon does; the first is the screen. */
    SECOND,
    /** The first piece in the way if it is a leader; and it does not go to empty squares. */
    LEADER_ONLY
  }

  /**
   * A distance on the board.
   *
   * @param rows how many rows down; negative for up
   * @param columns how many columns to the right; negative for left
   */
  record Offset(int rows, int columns) {
    /**
     * {@return the distance of some steps}
     *
     * @param direction where to
     * @param steps how many
     */
    public static Offset of(Direction direction, int steps) {
      return new Offset(direction.rowStep() * steps, direction.columnStep() * steps);
    }
  }
}
