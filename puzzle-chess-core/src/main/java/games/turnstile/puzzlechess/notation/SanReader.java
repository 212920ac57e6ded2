package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.Keeping;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Violation;
import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds out which legal move a text in SAN means. */
final class SanReader {
  private static final Pattern SQUARES = Pattern.compile("([a-h]?)([1-8]?)(x?)([a-h][1-8])");
  private static final String SQUARE_CHARACTERS = "abcdefgh12345678x";
  private static final String A_MOVE = "a move such as Nf3, exd5 or O-O";

  private final String text;
  private final Position position;
  private final LineCursor in;

  SanReader(String text, Position position) {
    this.text = text;
    this.position = position;
    this.in = new LineCursor(text);
  }

  Move read() {
    List<Move> meant = readChoices(readMoves());
    List<Move> legal = meant.stream().filter(move -> position.check(move).isEmpty()).toList();
    if (legal.isEmpty()) {
      throw in.faultAt(0, "%s is illegal: %s".formatted(text, whyIllegal(meant)));
    }
    if (legal.size() > 1) {
      throw in.faultAt(
          0, "several moves are meant by this; write one of %s".formatted(texts(legal)));
    }
    requireWritten(legal.get(0));
    return legal.get(0);
  }

  /** The moves that can be meant by what is before any choice, legal or not. */
  private Stream<Move> readMoves() {
    if (in.isAt('0')) {
      throw in.fault("castling is written with letters; write O-O or O-O-O");
    }
    if (in.skip("O-O")) {
      return Stream.of(castling(!in.skip("-O")));
    }
    Kind kind =
        in.isAtOneOf(MoveCodec.LETTERS) ? MoveCodec.kind(in, position.level(), A_MOVE) : Kind.PAWN;
    int start = in.offset();
    String run = in.run(SQUARE_CHARACTERS);
    if (run.isEmpty()) {
      throw in.expected(start == 0 ? A_MOVE : "the square where the move ends, such as f3");
    }
    Matcher squares = SQUARES.matcher(run);
    if (!squares.matches()) {
      throw in.faultAt(start, "expected the square where the move ends, such as f3 or xf3");
    }
    return moves(kind, squares);
  }

  private Move castling(boolean isShort) {
    Side side = position.toMove();
    Castling castling =
        Stream.of(Castling.values())
            .filter(each -> each.side() == side)
            .filter(each -> each.kingTo().file() > each.king().file() == isShort)
            .findFirst()
            .orElseThrow();
    Piece king = Piece.of(side, Kind.KING);
    if (!position.pieceAt(castling.king()).equals(Optional.of(king))) {
      throw in.faultAt(
          0, "the %s does not stand on %s, where it castles".formatted(king, castling.king()));
    }
    return Move.of(castling.king(), castling.kingTo());
  }

  private Stream<Move> moves(Kind kind, Matcher squares) {
    Square to = Square.named(squares.group(4)).orElseThrow();
    boolean isPawnAhead =
        kind.equals(Kind.PAWN) && squares.group(1).isEmpty() && squares.group(3).isEmpty();
    String file = isPawnAhead ? to.toString().substring(0, 1) : squares.group(1);
    String rank = squares.group(2);
    Optional<Side> side = kind.isProp() ? Optional.empty() : Optional.of(position.toMove());
    Piece piece = new Piece(kind, side);
    List<Move> moves =
        position.pieces().entrySet().stream()
            .filter(entry -> entry.getValue().equals(piece))
            .map(entry -> entry.getKey())
            .filter(from -> from.toString().startsWith(file) && from.toString().endsWith(rank))
            .map(from -> Move.of(from, to))
            .toList();
    if (moves.isEmpty()) {
      throw in.faultAt(0, "there is no %s%s".formatted(piece, place(file, rank)));
    }
    return moves.stream();
  }

  private static String place(String file, String rank) {
    if (file.isEmpty()) {
      return rank.isEmpty() ? "" : " on rank " + rank;
    }
    return rank.isEmpty() ? " on the %s-file".formatted(file) : " on " + file + rank;
  }

  private List<Move> readChoices(Stream<Move> moves) {
    Optional<Kind> promotion = MoveCodec.promotion(in, position.level());
    Keeping keeping = MoveCodec.keeping(in);
    if (!in.skip('+')) {
      in.skip('#');
    }
    in.expectEnd("'=' and a promotion, '@' and a place in the store, '+', '#' or the end");
    return moves.map(move -> new Move(move.from(), move.to(), promotion, keeping)).toList();
  }

  /**
   * Why none of the moves is legal; those that are out of reach are left out if there are others.
   */
  private String whyIllegal(List<Move> moves) {
    List<Violation> all = moves.stream().map(position::check).flatMap(Optional::stream).toList();
    List<Violation> near =
        all.stream().filter(violation -> violation.code() != Violation.Code.NOT_ITS_WAY).toList();
    return (near.isEmpty() ? all : near)
        .stream().map(Violation::detail).distinct().collect(Collectors.joining("; "));
  }

  private String texts(List<Move> moves) {
    return moves.stream()
        .map(move -> SanCodec.format(position, move))
        .collect(Collectors.joining(", "));
  }

  private void requireWritten(Move move) {
    String written = SanCodec.format(position, move);
    if (!written.equals(text)) {
      int same = 0;
      while (same < Math.min(written.length(), text.length())
          && written.charAt(same) == text.charAt(same)) {
        same++;
      }
      throw in.faultAt(same, "a move is written in one way only; write " + written);
    }
  }
}
