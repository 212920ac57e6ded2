package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Piece;
import java.util.Arrays;

/** The legal moves in the current one of several scenes. */
final class LegalMoves {
  private LegalMoves() {}

  /** The legal moves, whether the game is over or not. */
  static int[] of(World world, SceneState[] states, int current) {
    SceneState state = states[current];
    MoveList moves = new MoveList();
    if (state.workings.isPlain) {
      new Generator().listLegal(state.field, moves);
    } else {
      Generator.listAll(state.field, moves);
      moves.retain(move -> isLegal(world, states, current, move));
    }
    return Arrays.copyOf(moves.moves, moves.size);
  }

  /** Whether there is a legal move. */
  static boolean isAny(World world, SceneState[] states, int current) {
    MoveList moves = new MoveList();
    Generator.listAll(states[current].field, moves);
    for (int i = 0; i < moves.size; i++) {
      if (isLegal(world, states, current, moves.moves[i])) {
        return true;
      }
    }
    return false;
  }

  /** Whether a move that a piece can make is legal when everything has settled. */
  static boolean isLegal(World world, SceneState[] states, int current, int move) {
    Field field = states[current].field;
    if (states[current].workings.isPlain) {
      return new Generator().isSafe(field, move);
    }
    return canVisit(states, current, move)
        && (!isVisit(field, move) && !hasKing(states, field.turn)
            || Advance.move(world, states, current, move, Keeping.FIRST_FREE)
                .isSafe(field.turn, current));
  }

  /** Whether a side has a king in any scene, since pieces that travel can endanger one there. */
  private static boolean hasKing(SceneState[] states, int side) {
    for (SceneState state : states) {
      if (state.field.king(side) != Field.NOWHERE) {
        return true;
      }
    }
    return false;
  }

  /** Whether a move does not lead to a statue, or through it. */
  static boolean canVisit(SceneState[] states, int current, int move) {
    Field field = states[current].field;
    if (!isVisit(field, move)) {
      return true;
    }
    Piece piece = Fields.pieceAt(field, MoveCode.from(move)).orElseThrow();
    return Journey.link(states, current, piece, MoveCode.to(move)) >= 0;
  }

  private static boolean isVisit(Field field, int move) {
    return (field.statues >>> MoveCode.to(move) & 1) != 0;
  }
}
