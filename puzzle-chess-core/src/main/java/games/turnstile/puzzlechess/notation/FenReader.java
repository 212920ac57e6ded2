package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads a FEN, field by field. */
final class FenReader {
  private static final String DIGITS = "12345678";
  private static final String PIECES = "KQRBNPkqrbnp";
  private static final String SQUARE =
      "a piece (KQRBNP or kqrbnp) or a number of empty squares (1 to 8)";

  private final LineCursor in;
  private final Map<Square, Piece> pieces = new EnumMap<>(Square.class);

  FenReader(String fen) {
    this.in = new LineCursor(fen);
  }

  Setup read() {
    readBoard();
    in.expect(' ', "a space and the side to move");
    Side toMove = in.oneOf("wb", "the side to move, w or b") == 'w' ? Side.WHITE : Side.BLACK;
    in.expect(' ', "a space and the rights to castle");
    Setup rightless = Setup.of(pieces).withToMove(toMove);
    Set<Castling> rights = readRights(rightless);
    in.expect(' ', "a space and the square that a pawn has passed");
    Setup setup = rightless.withRights(rights, readPassed(rightless));
    return in.atEnd() ? setup : readCounters(setup);
  }

  private void readBoard() {
    for (int rank = Square.SIDE - 1; rank >= 0; rank--) {
      readRank(rank);
      if (rank > 0) {
        in.expect('/', "'/' and rank " + rank);
      }
    }
  }

  private void readRank(int rank) {
    int file = 0;
    int before = 0;
    while (!in.atEnd() && !in.isAtOneOf("/ ")) {
      int start = in.offset();
      int empty = in.isAtOneOf(DIGITS) ? in.oneOf(DIGITS, SQUARE) - '0' : 0;
      Optional<Square> square = Square.at(file, rank);
      if (empty == 0) {
        Piece piece = readPiece();
        square.ifPresent(free -> put(free, piece, start));
      }
      file += Math.max(empty, 1);
      if (file > Square.SIDE) {
        throw in.faultAt(start, "rank %s has more than 8 squares".formatted(rank + 1));
      }
      if (empty > 0 && before > 0) {
        throw in.faultAt(start, "empty squares in a row are one number; write " + (before + empty));
      }
      before = empty;
    }
    if (file == 0) {
      throw in.expected(SQUARE);
    }
    if (file < Square.SIDE) {
      throw in.fault("rank %s has only %s of 8 squares".formatted(rank + 1, file));
    }
  }

  private Piece readPiece() {
    char letter = in.oneOf(PIECES, SQUARE);
    Kind kind =
        FenCodec.KINDS.stream()
            .filter(each -> each.letter() == Character.toUpperCase(letter))
            .findFirst()
            .orElseThrow();
    return Piece.of(Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK, kind);
  }

  private void put(Square square, Piece piece, int start) {
    boolean isEdge = square.rank() == 0 || square.rank() == Square.SIDE - 1;
    if (piece.kind().equals(Kind.PAWN) && isEdge) {
      throw in.faultAt(start, "a pawn cannot stand on " + square);
    }
    if (piece.kind().equals(Kind.KING) && pieces.containsValue(piece)) {
      throw in.faultAt(start, "there is more than one " + piece);
    }
    pieces.put(square, piece);
  }

  private Set<Castling> readRights(Setup setup) {
    Set<Castling> rights = EnumSet.noneOf(Castling.class);
    if (in.skip('-')) {
      return rights;
    }
    int last = -1;
    do {
      int start = in.offset();
      char letter = in.oneOf(Phrases.CASTLING, "some of KQkq, or '-'");
      int index = Phrases.CASTLING.indexOf(letter);
      if (index <= last) {
        throw in.faultAt(start, "rights to castle are in the order KQkq, each at most once");
      }
      Castling right = Castling.values()[index];
      if (!setup.isAtHome(right)) {
        throw in.faultAt(
            start,
            "king and rook do not stand on %s and %s; leave %s out"
                .formatted(right.king(), right.rook(), letter));
      }
      rights.add(right);
      last = index;
    } while (!in.atEnd() && !in.isAt(' '));
    return rights;
  }

  private Optional<Square> readPassed(Setup setup) {
    if (in.skip('-')) {
      return Optional.empty();
    }
    int start = in.offset();
    Square passed = in.square("the square that a pawn has passed, or '-'");
    if (!setup.canHavePassed(passed)) {
      throw in.faultAt(start, "no pawn can just have passed %s; write -".formatted(passed));
    }
    return Optional.of(passed);
  }

  private Setup readCounters(Setup setup) {
    in.expect(' ', "a space and the number of quiet moves, or the end");
    int quiet = in.number("the number of quiet moves", 0, Setup.MOST_TURNS);
    in.expect(' ', "a space and the number of the turn");
    int turn = in.number("the number of the turn", 1, Setup.MOST_TURNS);
    in.expectEnd("the end");
    return new Setup(
        setup.pieces(),
        Store.EMPTY,
        Store.EMPTY,
        setup.toMove(),
        setup.castling(),
        setup.enPassant(),
        quiet,
        turn);
  }
}
