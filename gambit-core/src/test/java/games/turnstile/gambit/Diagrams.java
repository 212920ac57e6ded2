package games.turnstile.gambit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Boards drawn as text: four lines of eight characters, X's home rank 1 on top. {@code X} and
 * {@code O} are pieces, {@code .} is an empty square, and {@code *} is an empty square that a test
 * talks about.
 */
public final class Diagrams {
  private Diagrams() {}

  public static Board board(String diagram) {
    Map<Point, Side> pieces = new HashMap<>();
    squares(diagram, 'X').forEach(point -> pieces.put(point, Side.X));
    squares(diagram, 'O').forEach(point -> pieces.put(point, Side.O));
    return Board.of(pieces);
  }

  /** The squares marked with {@code *}, ascending. */
  public static List<Point> marks(String diagram) {
    return squares(diagram, '*');
  }

  public static Position position(Side toMove, String diagram) {
    return Position.of(Setup.startOfTurn(board(diagram), toMove));
  }

  /** A position in the middle of a turn of the piece on the square. */
  public static Position midTurn(Side toMove, String jumper, String diagram) {
    return Position.of(Setup.startOfTurn(board(diagram), toMove).withJumper(point(jumper)));
  }

  public static Point point(String name) {
    return new Point(name.charAt(0) - 'a', name.charAt(1) - '1');
  }

  public static Move.Jump jump(String from, String to) {
    return new Move.Jump(point(from), point(to));
  }

  public static Turn turn(String... path) {
    return new Turn(Stream.of(path).map(Diagrams::point).toList());
  }

  /** Where the piece on the square can jump to. */
  public static List<Point> landings(Position position, String from) {
    return position.legalMoves().stream()
        .filter(Move.Jump.class::isInstance)
        .map(Move.Jump.class::cast)
        .filter(jump -> jump.from().equals(point(from)))
        .map(Move.Jump::to)
        .toList();
  }

  private static List<Point> squares(String diagram, char wanted) {
    List<String> lines = diagram.lines().toList();
    if (lines.size() != 4 || lines.stream().anyMatch(line -> !line.matches("[XO.*]{8}"))) {
      throw new IllegalArgumentException("not four lines of eight squares:\n" + diagram);
    }
    List<Point> squares = new ArrayList<>();
    for (int y = 0; y < 4; y++) {
      for (int x = 0; x < 8; x++) {
        if (lines.get(y).charAt(x) == wanted) {
          squares.add(new Point(x, y));
        }
      }
    }
    return squares;
  }
}
