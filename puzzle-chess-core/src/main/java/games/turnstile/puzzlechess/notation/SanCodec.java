package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.IllegalMoveException;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Moves as chess players write them: {@code Nf3}, {@code exd5}, {@code O-O}, {@code e8=Q}, {@code
 * Rad1}, {@code Qh4e1}.
 *
 * <p>Own kinds are told by their letters. A piece that could be mistaken for another one of its
 * kind is told by its file, else by its rank, else by both. What is chosen about a captured piece
 * follows as in {@link MoveCodec}: {@code Nxe5@c3}, {@code Nxe5@-}. At the end stands {@code +} if
 * the other side's king is in check then, {@code #} if it is mated. To push a crate and to visit a
 * statue are no captures, and are written as moves to the square where it stands.
 *
 * <p>There is one way to write a move in a position, and only that is read.
 */
public final class SanCodec {
  private SanCodec() {}

  /**
   * {@return the text of a move}
   *
   * @param position in which the move is to be played
   * @param move a legal move
   * @throws IllegalMoveException if it is not legal
   */
  public static String format(Position position, Move move) {
    Position after = position.play(move);
    return body(position, move)
        + MoveCodec.choices(move)
        + mark(position.toMove().opponent(), after);
  }

  /**
   * {@return the legal move that a text describes}
   *
   * @param text such as {@code Nf3}
   * @param position in which the move is to be played
   * @throws NotationException if the text is malformed or not the only way to write the move, or if
   *     it means no legal move, or several
   */
  public static Move parse(String text, Position position) {
    return new SanReader(text, position).read();
  }

  private static String body(Position position, Move move) {
    Piece piece = position.pieceAt(move.from()).orElseThrow();
    int files = move.to().file() - move.from().file();
    if (piece.kind().equals(Kind.KING) && Math.abs(files) == 2) {
      return files > 0 ? "O-O" : "O-O-O";
    }
    if (piece.kind().equals(Kind.PAWN)) {
      return (files == 0 ? "" : file(move.from()) + "x") + move.to();
    }
    boolean isCapture =
        position
            .pieceAt(move.to())
            .filter(met -> met.side().equals(piece.side().map(Side::opponent)))
            .isPresent();
    return piece.kind().letter()
        + origin(position, piece, move)
        + (isCapture ? "x" : "")
        + move.to();
  }

  /** What tells a piece from others that could go to the same square. */
  private static String origin(Position position, Piece piece, Move move) {
    Square from = move.from();
    List<Square> others =
        position.legalMoves().stream()
            .filter(other -> other.to() == move.to() && other.from() != from)
            .map(Move::from)
            .filter(square -> position.pieceAt(square).equals(Optional.of(piece)))
            .toList();
    Predicate<Square> sharesFile = other -> other.file() == from.file();
    Predicate<Square> sharesRank = other -> other.rank() == from.rank();
    if (others.isEmpty()) {
      return "";
    }
    if (others.stream().noneMatch(sharesFile)) {
      return file(from);
    }
    return others.stream().noneMatch(sharesRank) ? from.toString().substring(1) : from.toString();
  }

  private static String file(Square square) {
    return square.toString().substring(0, 1);
  }

  private static String mark(Side opponent, Position after) {
    if (!after.isInCheck(opponent)) {
      return "";
    }
    return after.toMove() == opponent && after.isCheckmate() ? "#" : "+";
  }
}
