package games.turnstile.puzzlechess.board;

import games.turnstile.puzzlechess.scene.Castling;

/** Where one piece can go, its king in check afterwards or not. */
public final class Targets {
  private Targets() {}

  public static long of(Field field, int from) {
    int kind = field.kindAt(from);
    int side = field.ownerAt(from);
    long occupied = field.occupied();
    long prey = field.side(side ^ 1) & ~field.kings;
    long simple =
        switch (kind) {
          case Kinds.PAWN -> pawn(field, from, side, prey);
          case Kinds.KING ->
              field.ground.kingSteps[from] & (~occupied | prey) | castling(field, from, side);
          case Kinds.KNIGHT -> field.ground.knightLeaps[from] & (~occupied | prey);
          case Kinds.BISHOP -> field.ground.bishopControl(from, occupied) & (~occupied | prey);
          case Kinds.ROOK -> field.ground.rookControl(from, occupied) & (~occupied | prey);
          case Kinds.QUEEN ->
              (field.ground.bishopControl(from, occupied)
                      | field.ground.rookControl(from, occupied))
                  & (~occupied | prey);
          default -> {
            Gait gait = field.kinds.gaits().get(kind - Kinds.OWN);
            yield gait.moves(field.ground, side, from, occupied)
                | gait.control(field.ground, side, from, occupied) & prey;
          }
        };
    return simple | Encounters.of(field, from);
  }

  private static long pawn(Field field, int from, int side, long prey) {
    long occupied = field.occupied();
    long control = field.ground.pawnControl[side * 64 + from];
    long passed = field.passed == Field.NOWHERE ? 0 : 1L << field.passed;
    long targets = control & (prey | passed);
    int direction = side == Field.WHITE ? Ground.NORTH : Ground.SOUTH;
    int next = from;
    for (int i = 0; i < (from >> 3 == (side == Field.WHITE ? 1 : 6) ? 2 : 1); i++) {
      if (!field.ground.canStep(next, direction)) {
        break;
      }
      next += Lines.DELTAS[direction];
      if ((occupied >>> next & 1) != 0) {
        break;
      }
      targets |= 1L << next;
    }
    return targets;
  }

  private static long castling(Field field, int king, int side) {
    long targets = 0;
    for (Castling castling : Castling.values()) {
      if (castling.side().ordinal() == side && castlingFault(field, castling).isEmpty()) {
        targets |= 1L << castling.kingTo().ordinal();
      }
    }
    return targets;
  }

  /** Why castling is not possible, empty if it is (R5.2, R2.7). */
  public static String castlingFault(Field field, Castling castling) {
    int king = castling.king().ordinal();
    int side = castling.side().ordinal();
    if ((field.castling >> castling.ordinal() & 1) == 0) {
      return "king or rook has moved, or stood elsewhere at the beginning";
    }
    long between = Lines.between(king, castling.rook().ordinal());
    if ((between & field.occupied()) != 0) {
      return "the squares between king and rook are not empty";
    }
    long seen = field.ground.rookControl(king, field.occupied());
    if ((seen >>> castling.rook().ordinal() & 1) == 0) {
      return "the terrain between king and rook is in the way";
    }
    long way = 1L << king | 1L << castling.rookTo().ordinal() | 1L << castling.kingTo().ordinal();
    return (Control.of(field, side ^ 1, field.occupied()) & way) == 0
        ? ""
        : "the king is in check, or passes or comes to a square that is controlled";
  }
}
