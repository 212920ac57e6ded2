package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Setup;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import games.turnstile.puzzlechess.scene.Terrain;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The state of a game: the current scene, and what has become of the others. Immutable. */
public final class Position {
  private static final UnsupportedOperationException SOON = new UnsupportedOperationException();

  private Position() {}

  /**
   * {@return the position in which a level begins}
   *
   * @param level the level
   * @throws LevelException if a king could be captured at once
   */
  public static Position initial(Level level) {
    throw SOON;
  }

  /** {@return what is played} */
  public Level level() {
    throw SOON;
  }

  /** {@return the current scene, as it is described; what has changed in it is told by the rest} */
  public Scene scene() {
    throw SOON;
  }

  /** {@return whose turn it is, or would be if the game were not over} */
  public Side toMove() {
    throw SOON;
  }

  /** {@return the number of the turn in this scene} */
  public int turn() {
    throw SOON;
  }

  /**
   * {@return the piece on a square of the current scene, empty if there is none}
   *
   * @param square any square
   */
  public Optional<Piece> pieceAt(Square square) {
    throw SOON;
  }

  /** {@return all pieces of the current scene by their squares, in order} */
  public Map<Square, Piece> pieces() {
    throw SOON;
  }

  /** {@return the terrain of the current scene as it is now} */
  public Terrain terrain() {
    throw SOON;
  }

  /**
   * {@return a side's store in the current scene}
   *
   * @param side whose
   */
  public Store store(Side side) {
    throw SOON;
  }

  /** {@return which ports of the current scene are on, by their names} */
  public Map<String, Boolean> ports() {
    throw SOON;
  }

  /** {@return which links of the current scene are open, by their names} */
  public Map<String, Boolean> links() {
    throw SOON;
  }

  /** {@return which kings and rooks may still castle} */
  public Set<Castling> castling() {
    throw SOON;
  }

  /** {@return the square where a pawn can be captured en passant now} */
  public Optional<Square> enPassant() {
    throw SOON;
  }

  /** {@return how many moves of either side ago something was captured or a pawn moved} */
  public int quietPlies() {
    throw SOON;
  }

  /** {@return how often this position has occurred} */
  public int occurrences() {
    throw SOON;
  }

  /**
   * {@return whether a side's king is in check}
   *
   * @param side any side
   */
  public boolean isInCheck(Side side) {
    throw SOON;
  }

  /**
   * {@return the squares of the current scene that a side controls}
   *
   * @param side any side
   */
  public Set<Square> controlled(Side side) {
    throw SOON;
  }

  /**
   * {@return the legal moves, ordered by where they begin and end and by what they promote to, none
   * if the game is over; what is captured goes to the first free square of the store in all of
   * them}
   */
  public List<Move> legalMoves() {
    throw SOON;
  }

  /**
   * {@return the legal moves of the piece on a square}
   *
   * @param from any square
   */
  public List<Move> legalMoves(Square from) {
    throw SOON;
  }

  /**
   * {@return why a move is not allowed, empty if it is}
   *
   * @param move any move
   */
  public Optional<Violation> check(Move move) {
    throw SOON;
  }

  /**
   * {@return the position after a move; this one stays as it is}
   *
   * @param move a move that is allowed
   * @throws IllegalMoveException if it is not
   */
  public Position play(Move move) {
    return step(move).position();
  }

  /**
   * {@return the position after a move, and what happened}
   *
   * @param move a move that is allowed
   * @throws IllegalMoveException if it is not
   */
  public Step step(Move move) {
    throw SOON;
  }

  /** {@return the result, empty while the game goes on} */
  public Optional<Outcome> outcome() {
    throw SOON;
  }

  /** {@return the current scene as a setup, which does not tell what ports and reactions did} */
  public Setup toSetup() {
    throw SOON;
  }
}
