package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.scene.Names;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Objects;

/** Something on a sketch. */
public sealed interface Mark {
  /** {@return where it is: the points of a stroke, or the one where a note begins} */
  List<Point> points();

  /**
   * A point of a sketch, in thousandths of a square: a1's outer corner is 0, 0, that of h8 is 8000,
   * 8000.
   *
   * @param x to the h-file
   * @param y to rank 8
   * @param pressure how hard the pen was pressed, 0 to 1000
   */
  record Point(int x, int y, int pressure) {
    /** The smallest coordinate: one board's width beside the board. */
    public static final int LEAST = -8_000;

    /** The largest coordinate. */
    public static final int MOST = 16_000;

    /** The strongest pressure, which pens without pressure have too. */
    public static final int FULL_PRESSURE = 1_000;

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if one is left
     */
    public Point {
      requireRange("x", x, LEAST, MOST);
      requireRange("y", y, LEAST, MOST);
      requireRange("the pressure", pressure, 0, FULL_PRESSURE);
    }

    /**
     * {@return the middle of a square, with full pressure}
     *
     * @param square which
     */
    public static Point middle(Square square) {
      return new Point(square.file() * 1_000 + 500, square.rank() * 1_000 + 500, FULL_PRESSURE);
    }

    private static void requireRange(String what, int value, int least, int most) {
      if (value < least || value > most) {
        throw new IllegalArgumentException(
            "%s of a point is %s to %s, not %s".formatted(what, least, most, value));
      }
    }
  }

  /**
   * A line drawn without lifting the pen.
   *
   * @param points at least one, at most {@link Sketch#MOST_POINTS}
   */
  record Stroke(List<Point> points) implements Mark {
    /**
     * Copies the points.
     *
     * @throws IllegalArgumentException if there are none, or too many
     */
    public Stroke {
      points = List.copyOf(points);
      if (points.isEmpty() || points.size() > Sketch.MOST_POINTS) {
        throw new IllegalArgumentException(
            "a stroke has 1 to %s points, not %s".formatted(Sketch.MOST_POINTS, points.size()));
      }
    }
  }

  /**
   * A text.
   *
   * @param at where it begins
   * @param text one line that can be seen, without blanks at its ends
   */
  record Note(Point at, String text) implements Mark {
    /** The longest text. */
    public static final int LONGEST = 200;

    /**
     * Checks the text.
     *
     * @throws IllegalArgumentException if it is empty, too long, or more than a line
     */
    public Note {
      Objects.requireNonNull(at, "at");
      Names.requireLine("note", text);
      if (text.isEmpty() || text.length() > LONGEST) {
        throw new IllegalArgumentException(
            "a note has 1 to %s characters, not %s".formatted(LONGEST, text.length()));
      }
    }

    @Override
    public List<Point> points() {
      return List.of(at);
    }
  }
}
