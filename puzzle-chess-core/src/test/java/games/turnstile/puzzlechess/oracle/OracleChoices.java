package games.turnstile.puzzlechess.oracle;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is chosen together with a move: promotions, and where to store (R6, R7). */
final class OracleChoices {
  private static final List<Kind> ORTHODOX =
      List.of(Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT);

  private final OracleBoard board;
  private final OracleMoves ways;

  OracleChoices(OracleBoard board, OracleMoves ways) {
    this.board = board;
    this.ways = ways;
  }

  /** The moves from one square to another, with each promotion. */
  List<Move> moves(Square from, Square to) {
    Optional<OracleDeed> deed = ways.deed(from, to);
    if (deed.isEmpty()) {
      return List.of();
    }
    if (!isPromotion(from, to, deed.get())) {
      return List.of(Move.of(from, to));
    }
    return promotions().stream()
        .distinct()
        .sorted(Comparator.comparing(Kind::name))
        .map(kind -> Move.of(from, to, kind))
        .toList();
  }

  private boolean isPromotion(Square from, Square to, OracleDeed deed) {
    boolean isLast = to.rank() == (board.toMove == Side.WHITE ? 7 : 0);
    return board.pieces.get(from).kind().form() == Kind.Form.PAWN
        && isLast
        && deed.visited().isEmpty();
  }

  private Collection<Kind> promotions() {
    return board.hasStores() ? board.stores.get(board.toMove).values() : ORTHODOX;
  }

  /** Whether a legal move can have another than the usual choice what to do with its prey. */
  boolean canKeepAs(Move move) {
    Optional<Piece> captured =
        ways.deed(move.from(), move.to()).flatMap(OracleDeed::captured).map(board.pieces::get);
    if (!board.hasStores() || captured.filter(piece -> piece.kind().isStorable()).isEmpty()) {
      return false;
    }
    Map<Square, Kind> store = board.stores.get(board.toMove);
    Optional<Square> freed = move.promotion().map(kind -> board.firstStored(board.toMove, kind));
    return move.keeping().square().stream()
        .allMatch(square -> !store.containsKey(square) || freed.equals(Optional.of(square)));
  }
}
