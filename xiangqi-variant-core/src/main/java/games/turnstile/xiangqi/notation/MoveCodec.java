package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Violation;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Objects;

/**
 * Moves as two squares, each a row from the top and a column from the left, counted from 1: {@code
 * 8,2-8,5}.
 */
public final class MoveCodec {
  private static final String SQUARE = "a square as row,column";

  private MoveCodec() {}

  /**
   * {@return the text of a move}
   *
   * @param move any move
   */
  public static String format(Move move) {
    return format(move.from()) + "-" + format(move.to());
  }

  private static String format(Point point) {
    return point.row() + "," + point.column();
  }

  /**
   * {@return the move that the text describes, legal or not}
   *
   * @param text two squares joined by {@code -}
   * @throws NotationException if the text is malformed, or no board is so large
   */
  public static Move parse(String text) {
    Cursor in = new Cursor(Objects.requireNonNull(text, "text"));
    Move move = read(in);
    in.expectEnd();
    return move;
  }

  /**
   * {@return the move that the text describes, which is legal}
   *
   * @param text two squares joined by {@code -}
   * @param position in which the move is to be played
   * @throws NotationException if the text is malformed, or the move illegal
   */
  public static Move parse(String text, Position position) {
    Move move = parse(text);
    requireLegal(move, 0, position);
    return move;
  }

  /** Refuses a move that begins at an offset and is not legal. */
  static void requireLegal(Move move, int offset, Position position) {
    Violation violation = position.check(move).orElse(null);
    if (violation != null) {
      throw new NotationException(
          offset, "%s is illegal: %s".formatted(format(move), violation.detail()));
    }
  }

  /** {@return the move that comes next} */
  static Move read(Cursor in) {
    Point from = square(in);
    in.expect('-', "'-' and the square to go to");
    return new Move(from, square(in));
  }

  private static Point square(Cursor in) {
    int row = coordinate(in);
    in.expect(',', "',' and the column");
    return new Point(row, coordinate(in));
  }

  private static int coordinate(Cursor in) {
    int number = in.natural(SQUARE);
    if (number < 1 || number > Variant.LARGEST_SIDE) {
      throw new NotationException(
          in.start(),
          "rows and columns are 1 to %s, not %s".formatted(Variant.LARGEST_SIDE, number));
    }
    return number;
  }
}
