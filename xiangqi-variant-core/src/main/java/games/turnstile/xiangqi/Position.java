package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The state of a game. */
public final class Position {
  private Position() {}

  /** {@return the position in which games of a variant begin} */
  public static Position initial(Ruleset ruleset) {
    return of(Setup.initial(ruleset));
  }

  /** {@return the position that a setup describes} */
  public static Position of(Setup setup) {
    throw new UnsupportedOperationException();
  }

  /** {@return what is played} */
  public Ruleset ruleset() {
    throw new UnsupportedOperationException();
  }

  /** {@return whose turn it is} */
  public Side turn() {
    throw new UnsupportedOperationException();
  }

  /** {@return the piece on a square} */
  public Optional<Piece> pieceAt(Point point) {
    throw new UnsupportedOperationException();
  }

  /** {@return all pieces by their squares, in order} */
  public Map<Point, Piece> pieces() {
    throw new UnsupportedOperationException();
  }

  /** {@return the legal moves, in order} */
  public List<Move> legalMoves() {
    throw new UnsupportedOperationException();
  }

  /** {@return the legal moves of the piece on a square, in order} */
  public List<Move> legalMoves(Point from) {
    throw new UnsupportedOperationException();
  }

  /** {@return why a move is not allowed, empty if it is} */
  public Optional<Violation> check(Move move) {
    throw new UnsupportedOperationException();
  }

  /** {@return the position after a move} */
  public Position play(Move move) {
    throw new UnsupportedOperationException();
  }

  /** {@return the result, empty while the game goes on} */
  public Optional<Outcome> outcome() {
    throw new UnsupportedOperationException();
  }

  /** {@return whether a leader of the side could be taken if it were the other side's turn} */
  public boolean isInCheck(Side side) {
    throw new UnsupportedOperationException();
  }

  /** {@return how often in a row the side has moved neutral pieces} */
  public int neutralMoves(Side side) {
    throw new UnsupportedOperationException();
  }

  /** {@return how many moves ago something was captured} */
  public int movesWithoutCapture() {
    throw new UnsupportedOperationException();
  }

  /** {@return the board as extensions see it} */
  public BoardView view() {
    throw new UnsupportedOperationException();
  }

  /** {@return the position as a setup} */
  public Setup toSetup() {
    throw new UnsupportedOperationException();
  }
}
