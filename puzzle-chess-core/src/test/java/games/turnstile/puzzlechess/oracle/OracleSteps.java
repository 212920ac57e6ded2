package games.turnstile.puzzlechess.oracle;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Where pieces get on a board, and what they control. */
final class OracleSteps {
  private final OracleBoard board;
  private final OracleTerrain terrain;

  OracleSteps(OracleBoard board) {
    this.board = board;
    this.terrain = board.terrain();
  }

  /** Whether a way leads from one square to another, with nothing on the squares between. */
  boolean leads(OracleBetza.Way way, Side side, Square from, Square to) {
    int sign = side == Side.WHITE ? 1 : -1;
    Square square = from;
    for (int i = 0; i < way.times(); i++) {
      Optional<Square> next = square.plus(way.right() * sign, way.ahead() * sign);
      if (next.isEmpty() || !terrain.canGo(square, next.get())) {
        return false;
      }
      square = next.get();
      if (square == to) {
        return true;
      }
      if (!board.isFree(square)) {
        return false;
      }
    }
    return false;
  }

  /** Whether a piece that stands on a square could capture on another. */
  boolean controls(Square from, Square to) {
    Piece piece = board.pieces.get(from);
    if (piece.side().isEmpty()) {
      return false;
    }
    Side side = piece.side().get();
    if (piece.kind().form() == Kind.Form.PAWN) {
      return isPawnCapture(side, from, to);
    }
    return OracleBetza.read(piece.kind().movement().betza()).stream()
        .anyMatch(way -> way.captures() && leads(way, side, from, to));
  }

  /** R2.5: one diagonal step ahead. */
  boolean isPawnCapture(Side side, Square from, Square to) {
    return to.rank() - from.rank() == (side == Side.WHITE ? 1 : -1)
        && Math.abs(to.file() - from.file()) == 1
        && terrain.canStep(from, to);
  }

  /** Whether a side could capture on a square. */
  boolean controls(Side side, Square square) {
    return board.squaresOf(side).stream().anyMatch(from -> controls(from, square));
  }

  Set<Square> controlled(Side side) {
    Set<Square> squares = new TreeSet<>();
    for (Square square : Square.values()) {
      if (controls(side, square)) {
        squares.add(square);
      }
    }
    return squares;
  }

  boolean isInCheck(Side side) {
    return board.king(side).filter(king -> controls(side.opponent(), king)).isPresent();
  }

  /** R3.4: where a crate goes that a move pushes, empty if the move pushes nothing. */
  Optional<Square> pushedTo(Square from, Square to) {
    int files = Integer.signum(to.file() - from.file());
    int ranks = Integer.signum(to.rank() - from.rank());
    return terrain.stepOn(to, files, ranks).filter(board::isFree);
  }

  /** Whether a step is possible from each square of a rank to the next one. */
  boolean isWalkable(Square from, Square to) {
    int sign = Integer.signum(to.file() - from.file());
    Square square = from;
    while (square != to) {
      Square next = square.plus(sign, 0).orElseThrow();
      if (!terrain.canStep(square, next)) {
        return false;
      }
      square = next;
    }
    return true;
  }

  boolean canStep(Square from, Square to) {
    return terrain.canStep(from, to);
  }
}
