package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Moves found without any generator: all that can be said are tried, one by one. */
final class TriedMoves {
  private TriedMoves() {}

  static List<Move> of(Position position) {
    List<Move> moves = new ArrayList<>();
    for (Square from : position.pieces().keySet()) {
      for (Square to : Square.values()) {
        Stream.concat(
                Stream.of(Move.of(from, to)),
                promotions(position, from, to).map(kind -> Move.of(from, to, kind)))
            .filter(move -> position.check(move).isEmpty())
            .forEach(moves::add);
      }
    }
    return moves;
  }

  /** On other ranks and to other pieces they are refused, which is tested elsewhere. */
  private static Stream<Kind> promotions(Position position, Square from, Square to) {
    boolean isPawn = position.pieceAt(from).orElseThrow().kind().equals(Kind.PAWN);
    return isPawn && (to.rank() == 0 || to.rank() == 7)
        ? position.level().allKinds().stream()
        : Stream.empty();
  }

  /** The number of sequences of moves. */
  static long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    long count = 0;
    for (Move move : of(position)) {
      count += depth == 1 ? 1 : count(position.play(move), depth - 1);
    }
    return count;
  }
}
