package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;

/** The squares of a board as numbers, row by row from 0, and the lines through them. */
final class Grid {
  /** What is not on the board. */
  static final int NOWHERE = -1;

  final int squares;

  private final int rows;
  private final int columns;
  private final Point[] points;

  /** For each direction and square, the squares in that direction, the nearest first. */
  private final int[][][] rays;

  Grid(Variant variant) {
    rows = variant.rows();
    columns = variant.columns();
    squares = rows * columns;
    points = new Point[squares];
    rays = new int[Direction.values().length][squares][];
    for (int square = 0; square < squares; square++) {
      points[square] = new Point(square / columns + 1, square % columns + 1);
      for (Direction direction : Direction.values()) {
        rays[direction.ordinal()][square] = makeRay(square, direction);
      }
    }
  }

  private int[] makeRay(int square, Direction direction) {
    int length = 0;
    while (away(square, direction, length + 1) != NOWHERE) {
      length++;
    }
    int[] ray = new int[length];
    for (int i = 0; i < length; i++) {
      ray[i] = away(square, direction, i + 1);
    }
    return ray;
  }

  /** How many squares a motion may have to do with. */
  int mostSquares(Motion motion) {
    return motion instanceof Motion.Leap leap ? 1 + leap.hindrances().size() : longestLine();
  }

  /** More squares than any line through the board leads over. */
  int longestLine() {
    return Math.max(rows, columns);
  }

  boolean contains(Point point) {
    return point.row() <= rows && point.column() <= columns;
  }

  int square(Point point) {
    return (point.row() - 1) * columns + point.column() - 1;
  }

  Point point(int square) {
    return points[square];
  }

  int[] ray(int square, Direction direction) {
    return rays[direction.ordinal()][square];
  }

  int away(int square, Direction direction, int steps) {
    return away(square, direction.rowStep() * steps, direction.columnStep() * steps);
  }

  int away(int square, Motion.Offset offset) {
    return away(square, offset.rows(), offset.columns());
  }

  private int away(int square, int down, int right) {
    int row = square / columns + down;
    int column = square % columns + right;
    boolean isOnBoard = row >= 0 && row < rows && column >= 0 && column < columns;
    return isOnBoard ? row * columns + column : NOWHERE;
  }

  /** The distance along rows and columns. */
  int distance(int one, int other) {
    return Math.abs(one / columns - other / columns) + Math.abs(one % columns - other % columns);
  }

  /** On which side of a square another one is, as a direction's number; 0 if they are the same. */
  int side(int square, int other) {
    int down = Integer.signum(other / columns - square / columns);
    int right = Integer.signum(other % columns - square % columns);
    for (Direction direction : Direction.values()) {
      if (direction.rowStep() == down && direction.columnStep() == right) {
        return direction.number();
      }
    }
    return 0;
  }
}
