package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.board.Mover;
import games.turnstile.puzzlechess.scene.Piece;

/** Puts pieces on the board of a scene and takes them away, outside of moves. */
final class Boards {
  private Boards() {}

  static void put(Kinds kinds, SceneState state, Piece piece, int square) {
    change(state.field, Fields.owner(piece), kinds.code(piece.kind()), square);
  }

  static void remove(SceneState state, int square) {
    Field field = state.field;
    change(field, field.ownerAt(square), field.kindAt(square), square);
  }

  private static void change(Field field, int owner, int kind, int square) {
    field.toggle(owner, kind, square);
    field.setCastling(field.castling & Mover.remainingCastling(square));
  }
}
