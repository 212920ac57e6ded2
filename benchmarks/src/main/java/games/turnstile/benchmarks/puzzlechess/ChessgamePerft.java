package games.turnstile.benchmarks.puzzlechess;

import io.github.wolfraam.chessgame.board.Board;
import io.github.wolfraam.chessgame.move.Move;
import io.github.wolfraam.chessgame.move.MoveHelper;

/**
 * Counts sequences of moves from the start of chess with the library chessgame, in the fastest way
 * that it offers: on its board, without the game around it, which would keep notation and history;
 * moves are played and rolled back by the board itself, those of the last ply only counted.
 */
final class ChessgamePerft {
  private final Board board = Board.fromInitialPosition();
  private final MoveHelper moves = new MoveHelper(board);

  long count(int depth) {
    if (depth == 1) {
      return moves.getLegalMoves().size();
    }
    long count = 0;
    for (Move move : moves.getLegalMoves()) {
      count +=
          board.playMoveAndRollBack(move.from, move.to, move.promotion, () -> count(depth - 1));
    }
    return count;
  }
}
