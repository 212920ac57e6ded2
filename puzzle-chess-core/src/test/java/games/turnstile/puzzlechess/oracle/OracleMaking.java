package games.turnstile.puzzlechess.oracle;

import games.turnstile.puzzlechess.Keeping;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes a move on a board. */
final class OracleMaking {
  private final OracleBoard board;
  private final OracleWorks works;

  OracleMaking(OracleBoard board, OracleWorks works) {
    this.board = board;
    this.works = works;
  }

  void make(Move move, OracleDeed deed) {
    Piece piece = board.pieces.get(move.from());
    boolean isPawn = piece.kind().form() == Kind.Form.PAWN;
    board.quiet = isPawn || deed.captured().isPresent() ? 0 : board.quiet + 1;
    if (deed.visited().isPresent()) {
      board.passed = Optional.empty();
      board.take(move.from());
      works.settle(board);
      works.happen(board, List.of(OracleWorks.Occasion.leaves(piece, move.from())));
      return;
    }
    board.passed = deed.passed();
    List<OracleWorks.Occasion> occasions = new ArrayList<>();
    move.promotion().ifPresent(kind -> takeFromStore(piece.side().orElseThrow(), kind));
    deed.captured().ifPresent(square -> capture(move.keeping(), square, occasions));
    deed.pushedTo().ifPresent(to -> board.pieces.put(to, board.take(move.to())));
    board.take(move.from());
    Piece arrived = move.promotion().map(kind -> new Piece(kind, piece.side())).orElse(piece);
    board.pieces.put(move.to(), arrived);
    works.mover = Optional.of(move.to());
    occasions.add(OracleWorks.Occasion.leaves(piece, move.from()));
    occasions.add(OracleWorks.Occasion.enters(arrived, move.to()));
    move.promotion().ifPresent(kind -> works.notices.add(new Notice.Promoted(arrived, move.to())));
    deed.castling().ifPresent(castling -> moveRook(castling, occasions));
    deed.pushedTo().ifPresent(to -> tellPush(move.to(), to, occasions));
    works.settle(board);
    works.happen(board, occasions);
  }

  /** R6.1. */
  private void takeFromStore(Side side, Kind kind) {
    if (board.hasStores()) {
      board.stores.get(side).remove(board.firstStored(side, kind));
    }
  }

  /** R7. */
  private void capture(Keeping keeping, Square square, List<OracleWorks.Occasion> occasions) {
    Piece piece = board.take(square);
    Side side = board.toMove;
    works.notices.add(new Notice.Captured(piece, square));
    occasions.add(OracleWorks.Occasion.captured(piece));
    if (side == Side.BLACK) {
      board.captured.add(piece);
    }
    if (board.hasStores() && piece.kind().form() != Kind.Form.PAWN) {
      store(side, piece, keeping);
    }
  }

  private void store(Side side, Piece piece, Keeping keeping) {
    Map<Square, Kind> store = board.stores.get(side);
    Optional<Square> firstFree =
        Stream.of(Square.values()).filter(free -> !store.containsKey(free)).findFirst();
    if (firstFree.isEmpty()) {
      works.notices.add(new Notice.StoreFull(side, piece));
    } else if (keeping.isKept()) {
      Square place = keeping.square().orElse(firstFree.get());
      store.put(place, piece.kind());
      works.notices.add(new Notice.Stored(side, piece, place));
    }
  }

  private void moveRook(Castling castling, List<OracleWorks.Occasion> occasions) {
    Piece rook = board.take(castling.rook());
    board.pieces.put(castling.rookTo(), rook);
    occasions.add(OracleWorks.Occasion.leaves(rook, castling.rook()));
    occasions.add(OracleWorks.Occasion.enters(rook, castling.rookTo()));
  }

  private void tellPush(Square from, Square to, List<OracleWorks.Occasion> occasions) {
    Piece crate = board.pieces.get(to);
    works.notices.add(new Notice.Pushed(from, to));
    occasions.add(OracleWorks.Occasion.leaves(crate, from));
    occasions.add(OracleWorks.Occasion.enters(crate, to));
  }
}
