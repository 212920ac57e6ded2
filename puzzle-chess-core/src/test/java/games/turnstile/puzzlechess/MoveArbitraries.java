package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Generators of moves, and choices among the legal ones. */
final class MoveArbitraries {
  private MoveArbitraries() {}

  /** {@return moves with any choices; few of them are legal anywhere} */
  static Arbitrary<Move> any() {
    Arbitrary<Optional<Kind>> promotions =
        Arbitraries.frequencyOf(
            Tuple.of(3, Arbitraries.just(Optional.empty())),
            Tuple.of(1, Arbitraries.of(Kind.COMMON).map(Optional::of)));
    Arbitrary<Keeping> keepings =
        Arbitraries.frequencyOf(
            Tuple.of(2, Arbitraries.just(Keeping.FIRST_FREE)),
            Tuple.of(1, Arbitraries.just(Keeping.NONE)),
            Tuple.of(1, Arbitraries.of(Square.class).map(Keeping::on)));
    return Combinators.combine(
            Arbitraries.of(Square.class), Arbitraries.of(Square.class), promotions, keepings)
        .as(Move::new);
  }

  /**
   * {@return one of the legal moves; every other time one that makes a difference, if there is one}
   *
   * @param position a position in which the game is not over
   * @param choice any number that is not negative
   */
  static Move choose(Position position, int choice) {
    List<Move> moves = position.legalMoves();
    List<Move> lively = moves.stream().filter(move -> isLively(position, move)).toList();
    List<Move> some = choice % 2 == 0 || lively.isEmpty() ? moves : lively;
    return kept(position, some.get(choice / 2 % some.size()), choice);
  }

  /** Now and then with another choice what to do with what is captured. */
  private static Move kept(Position position, Move move, int choice) {
    Keeping keeping = choice % 3 == 0 ? Keeping.NONE : Keeping.on(Square.of(choice / 3 % 64));
    Move other = move.withKeeping(keeping);
    return choice % 3 == 1 || position.check(other).isPresent() ? move : other;
  }

  /** Captures, pushes, visits, castling, promotions, and pawns' captures and double steps. */
  private static boolean isLively(Position position, Move move) {
    Kind.Form form = position.pieceAt(move.from()).orElseThrow().kind().form();
    int files = Math.abs(move.from().file() - move.to().file());
    int ranks = Math.abs(move.from().rank() - move.to().rank());
    return position.pieceAt(move.to()).isPresent()
        || move.promotion().isPresent()
        || form == Kind.Form.KING && files == 2
        || form == Kind.Form.PAWN && (files == 1 || ranks == 2);
  }
}
