package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Positions of sketches with extensions that are given by hand, and how they look. */
final class Scene {
  private Scene() {}

  /** {@return the beginning of a game} */
  static Position of(Sketch sketch, Extension... given) {
    return Position.initial(Ruleset.of(sketch.variant(), List.of(given)));
  }

  /** {@return a square such as {@code 3,1}} */
  static Point point(String text) {
    List<Integer> numbers = numbers(text);
    return new Point(numbers.get(0), numbers.get(1));
  }

  /** {@return a move such as {@code 3,1-2,1}} */
  static Move move(String text) {
    List<Integer> numbers = numbers(text);
    return new Move(
        new Point(numbers.get(0), numbers.get(1)), new Point(numbers.get(2), numbers.get(3)));
  }

  private static List<Integer> numbers(String text) {
    return List.of(text.split("[,-]")).stream().map(Integer::valueOf).toList();
  }

  /** {@return moves with blanks between} */
  static List<Move> moves(String text) {
    return List.of(text.split(" ")).stream().map(Scene::move).toList();
  }

  /** {@return the position after some moves with blanks between} */
  static Position play(Position position, String moves) {
    Position last = position;
    for (Move move : moves(moves)) {
      last = last.play(move);
    }
    return last;
  }

  /** {@return the legal moves as text, with blanks between} */
  static String legal(Position position) {
    return position.legalMoves().stream().map(Move::toString).collect(Collectors.joining(" "));
  }

  /** {@return the name of the piece on a square, or a full stop} */
  static String at(Position position, String square) {
    return position.pieceAt(point(square)).map(piece -> piece.type().name()).orElse(".");
  }

  /** {@return the board as text} */
  static String draw(Position position) {
    return draw(position, Set.of());
  }

  /** {@return the board as text, with an {@code x} wherever the piece on a square can go} */
  static String ways(Position position, String from) {
    return draw(
        position,
        position.legalMoves(point(from)).stream().map(Move::to).collect(Collectors.toSet()));
  }

  private static String draw(Position position, Set<Point> marked) {
    Variant variant = position.ruleset().variant();
    StringBuilder drawing = new StringBuilder();
    for (int row = 1; row <= variant.rows(); row++) {
      for (int column = 1; column <= variant.columns(); column++) {
        Point point = new Point(row, column);
        Optional<Piece> piece = position.pieceAt(point);
        drawing.append(
            marked.contains(point) ? "x" : piece.map(there -> there.type().name()).orElse("."));
      }
      drawing.append('\n');
    }
    return drawing.toString();
  }
}
