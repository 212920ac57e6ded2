package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A game at some moment, as the oracle or the engine sees it. */
public interface AnyGame {
  /** {@return what is played} */
  Variant variant();

  /** {@return all pieces by their squares} */
  Map<Point, Piece> pieces();

  /** {@return the legal moves, in order} */
  List<Move> legalMoves();

  /** {@return the game after a move} */
  AnyGame play(Move move);

  /** {@return the result, empty while the game goes on} */
  Optional<Outcome> outcome();

  /** {@return whether the other side could take a leader of this one} */
  boolean isInCheck(Side side);

  /**
   * {@return the game after some moves}
   *
   * @param moves such as {@code 3,1-2,1}, with blanks between
   */
  default AnyGame play(String moves) {
    AnyGame game = this;
    for (String move : moves.split(" ")) {
      game = game.play(move(move));
    }
    return game;
  }

  /** {@return whether a move such as {@code 3,1-2,1} is legal} */
  default boolean allows(String move) {
    return legalMoves().contains(move(move));
  }

  private static Move move(String text) {
    List<Integer> numbers = List.of(text.split("[,-]")).stream().map(Integer::valueOf).toList();
    return new Move(
        new Point(numbers.get(0), numbers.get(1)), new Point(numbers.get(2), numbers.get(3)));
  }

  /**
   * {@return the board as text, with an {@code x} wherever the only piece of a name can go}
   *
   * @param name the letter of the piece
   */
  default String waysOf(String name) {
    Point from =
        pieces().keySet().stream()
            .filter(point -> pieces().get(point).type().name().equals(name))
            .collect(Collectors.collectingAndThen(Collectors.toList(), AnyGame::only));
    return drawing(
        legalMoves().stream()
            .filter(move -> move.from().equals(from))
            .map(Move::to)
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  private static Point only(List<Point> points) {
    if (points.size() != 1) {
      throw new IllegalArgumentException("not one piece of that name: " + points);
    }
    return points.get(0);
  }

  /** {@return the board as text} */
  default String drawing() {
    return drawing(Set.of());
  }

  private String drawing(Set<Point> marked) {
    StringBuilder drawing = new StringBuilder();
    for (int row = 1; row <= variant().rows(); row++) {
      for (int column = 1; column <= variant().columns(); column++) {
        Point point = new Point(row, column);
        Optional<Piece> piece = Optional.ofNullable(pieces().get(point));
        drawing.append(
            marked.contains(point) ? "x" : piece.map(there -> there.type().name()).orElse("."));
      }
      drawing.append('\n');
    }
    return drawing.toString();
  }
}
