package games.turnstile.xiangqi.oracle;

import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Pieces on the squares of a board. Immutable. */
public final class PlainBoard {
  private final Variant variant;
  private final Map<Point, Piece> pieces;

  /**
   * Puts pieces on the board of a variant.
   *
   * @param variant whose board it is
   * @param pieces what stands where
   */
  public PlainBoard(Variant variant, Map<Point, Piece> pieces) {
    this.variant = variant;
    this.pieces = Collections.unmodifiableMap(new TreeMap<>(pieces));
  }

  /** {@return the board with the pieces where a game begins} */
  public static PlainBoard initial(Variant variant) {
    Map<Point, Piece> pieces = new TreeMap<>();
    for (int row = 1; row <= variant.rows(); row++) {
      for (int column = 1; column <= variant.columns(); column++) {
        int number = variant.layout().get((row - 1) * variant.columns() + column - 1);
        if (number > 0) {
          pieces.put(new Point(row, column), new Piece(variant.types().get(number - 1), false));
        }
      }
    }
    return new PlainBoard(variant, pieces);
  }

  /** {@return whose board it is} */
  public Variant variant() {
    return variant;
  }

  /** {@return all pieces by their squares} */
  public Map<Point, Piece> pieces() {
    return pieces;
  }

  /** {@return the piece on a square} */
  public Optional<Piece> at(Point point) {
    return Optional.ofNullable(pieces.get(point));
  }

  /** {@return whether nothing stands on a square} */
  public boolean isEmpty(Point point) {
    return !pieces.containsKey(point);
  }

  /** {@return where the living pieces of a type are} */
  public List<Point> allOf(int type) {
    List<Point> points = new ArrayList<>();
    pieces.forEach(
        (point, piece) -> {
          if (piece.type().number() == type) {
            points.add(point);
          }
        });
    return points;
  }

  /** {@return the square so many rows down and columns to the right, unless it is off the board} */
  public Optional<Point> away(Point from, int rows, int columns) {
    int row = from.row() + rows;
    int column = from.column() + columns;
    boolean isOnBoard =
        row >= 1 && row <= variant.rows() && column >= 1 && column <= variant.columns();
    return isOnBoard ? Optional.of(new Point(row, column)) : Optional.empty();
  }

  /** {@return the squares in a direction, from the next one to the edge of the board} */
  public List<Point> line(Point from, Direction direction) {
    List<Point> points = new ArrayList<>();
    Optional<Point> next = away(from, direction.rowStep(), direction.columnStep());
    while (next.isPresent()) {
      points.add(next.get());
      next = away(next.get(), direction.rowStep(), direction.columnStep());
    }
    return points;
  }

  /** {@return the board after a piece has gone to another square, where it takes what is there} */
  public PlainBoard moved(Point from, Point to) {
    Map<Point, Piece> after = new TreeMap<>(pieces);
    after.put(to, after.remove(from));
    return new PlainBoard(variant, after);
  }
}
