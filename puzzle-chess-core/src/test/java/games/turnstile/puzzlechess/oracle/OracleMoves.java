package games.turnstile.puzzlechess.oracle;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Map;
import java.util.Optional;

/** What a piece does by going to a square, whether or not its king is in check afterwards. */
final class OracleMoves {
  private final Map<String, OracleBoard> scenes;
  private final OracleBoard board;
  private final OracleSteps steps;

  OracleMoves(Map<String, OracleBoard> scenes, OracleBoard board) {
    this.scenes = scenes;
    this.board = board;
    this.steps = new OracleSteps(board);
  }

  /** What a piece of the side to move does by going to a square, empty if it cannot go there. */
  Optional<OracleDeed> deed(Square from, Square to) {
    if (from == to || !board.isOf(from, board.toMove)) {
      return Optional.empty();
    }
    Piece piece = board.pieces.get(from);
    if (piece.kind().form() == Kind.Form.PAWN) {
      return pawnDeed(from, to);
    }
    Optional<OracleDeed> castling =
        piece.kind().form() == Kind.Form.KING ? castling(from, to) : Optional.empty();
    return castling.isPresent() ? castling : pieceDeed(piece, from, to);
  }

  private Optional<OracleDeed> pieceDeed(Piece piece, Square from, Square to) {
    for (OracleBetza.Way way : OracleBetza.read(piece.kind().movement().betza())) {
      if (steps.leads(way, board.toMove, from, to)) {
        Optional<OracleDeed> deed = Optional.empty();
        if (way.captures() && isCapturable(to)) {
          deed = Optional.of(OracleDeed.capture(to));
        } else if (way.moves()) {
          deed = quietDeed(piece, from, to, way.isStraight());
        }
        if (deed.isPresent()) {
          return deed;
        }
      }
    }
    return Optional.empty();
  }

  private boolean isCapturable(Square to) {
    return board.isOf(to, board.toMove.opponent())
        && board.pieces.get(to).kind().form() != Kind.Form.KING;
  }

  /** Going to an empty square, pushing a crate, or visiting a statue. */
  private Optional<OracleDeed> quietDeed(Piece piece, Square from, Square to, boolean isStraight) {
    Piece there = board.pieces.get(to);
    if (there == null) {
      return Optional.of(OracleDeed.MOVE);
    }
    if (there.kind().form() == Kind.Form.CRATE && isStraight) {
      return steps.pushedTo(from, to).map(OracleDeed::push);
    }
    if (there.kind().form() == Kind.Form.STATUE && board.toMove == Side.BLACK) {
      return board
          .linkOn(to)
          .filter(link -> board.isOpen(link) && isThrough(link, piece))
          .map(OracleDeed::visit);
    }
    return Optional.empty();
  }

  /** R10.1: whether a piece fits a link whose entry is free for it. */
  boolean isThrough(Link link, Piece piece) {
    OracleBoard target = scenes.get(link.scene());
    Square entry = target.scene.works().entries().get(link.entry());
    boolean isLastRank = piece.kind().form() == Kind.Form.PAWN && entry.rank() == 0;
    boolean isSecondKing =
        piece.kind().form() == Kind.Form.KING
            && target != board
            && target.king(Side.BLACK).isPresent();
    return link.pieces().matches(piece)
        && target.isFree(entry)
        && !target.base.isVoid(entry)
        && !isLastRank
        && !isSecondKing;
  }

  private Optional<OracleDeed> pawnDeed(Square from, Square to) {
    Side side = board.toMove;
    if (steps.isPawnCapture(side, from, to)) {
      return isCapturable(to) ? Optional.of(OracleDeed.capture(to)) : enPassant(from, to);
    }
    int forward = side == Side.WHITE ? 1 : -1;
    Square one = from.plus(0, forward).orElseThrow();
    if (!steps.canStep(from, one)) {
      return Optional.empty();
    }
    Piece pawn = board.pieces.get(from);
    if (to == one) {
      return quietDeed(pawn, from, to, true);
    }
    int second = side == Side.WHITE ? 1 : 6;
    boolean isDouble =
        from.rank() == second
            && one.plus(0, forward).equals(Optional.of(to))
            && board.isFree(one)
            && steps.canStep(one, to);
    return isDouble
        ? quietDeed(pawn, from, to, true).map(deed -> deed.passing(one))
        : Optional.empty();
  }

  private Optional<OracleDeed> enPassant(Square from, Square to) {
    boolean isRight = board.passed.equals(Optional.of(to)) && board.isFree(to);
    Square beside = Square.at(to.file(), from.rank()).orElseThrow();
    boolean isPawnThere =
        Piece.of(board.toMove.opponent(), Kind.PAWN).equals(board.pieces.get(beside));
    return isRight && isPawnThere ? Optional.of(OracleDeed.capture(beside)) : Optional.empty();
  }

  /** R5.2 and R2.7. */
  private Optional<OracleDeed> castling(Square from, Square to) {
    for (Castling right : board.rights) {
      if (right.side() == board.toMove && right.king() == from && right.kingTo() == to) {
        Side enemy = board.toMove.opponent();
        boolean isPossible =
            isEmptyBetween(right.king(), right.rook())
                && steps.isWalkable(right.king(), right.rook())
                && !steps.controls(enemy, right.king())
                && !steps.controls(enemy, right.rookTo())
                && !steps.controls(enemy, right.kingTo());
        return isPossible ? Optional.of(OracleDeed.castle(right)) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private boolean isEmptyBetween(Square king, Square rook) {
    int least = Math.min(king.file(), rook.file());
    int most = Math.max(king.file(), rook.file());
    for (int file = least + 1; file < most; file++) {
      if (!board.isFree(Square.at(file, king.rank()).orElseThrow())) {
        return false;
      }
    }
    return true;
  }
}
