package games.turnstile.puzzlechess.board;

/** Which squares pieces control (R2.6, R3.5, R6.1). */
public final class Control {
  private Control() {}

  /** The pieces of a side, other than those of the level's own kinds, that control a square. */
  public static long commonControllers(Field field, int square, int side, long occupied) {
    Ground ground = field.ground;
    // Steps, leaps and lines are the same in both directions; pawns are seen from the other side.
    return field.side(side)
        & (ground.pawnControl[(side ^ 1) * 64 + square] & field.pawns
            | ground.knightLeaps[square] & field.knights
            | ground.kingSteps[square] & field.kings
            | ground.rookControl(square, occupied) & (field.rooks | field.queens)
            | ground.bishopControl(square, occupied) & (field.bishops | field.queens));
  }

  /** Whether any piece of a side controls a square. */
  public static boolean isControlled(Field field, int square, int side, long occupied) {
    return commonControllers(field, square, side, occupied) != 0
        || isControlledByOwnKind(field, square, side, occupied);
  }

  /** Whether a piece of a side and of one of the level's own kinds controls a square. */
  static boolean isControlledByOwnKind(Field field, int square, int side, long occupied) {
    return field.own.length > 0 && (ownKindsControl(field, side, occupied) >>> square & 1) != 0;
  }

  /** In how many ways the pieces of a side that are of the level's own kinds move, all together. */
  public static int waysOfOwnKinds(Field field, int side) {
    int ways = 0;
    for (int i = 0; i < field.own.length; i++) {
      ways += Long.bitCount(field.own[i] & field.side(side)) * field.kinds.gaits().get(i).ways();
    }
    return ways;
  }

  private static long ownKindsControl(Field field, int side, long occupied) {
    long control = 0;
    for (int i = 0; i < field.own.length; i++) {
      Gait gait = field.kinds.gaits().get(i);
      for (long left = field.own[i] & field.side(side); left != 0; left &= left - 1) {
        control |= gait.control(field.ground, side, Long.numberOfTrailingZeros(left), occupied);
      }
    }
    return control;
  }

  /** All squares that a side controls. */
  public static long of(Field field, int side, long occupied) {
    Ground ground = field.ground;
    long pieces = field.side(side);
    long control = pawns(field, side);
    for (long left = field.knights & pieces; left != 0; left &= left - 1) {
      control |= ground.knightLeaps[Long.numberOfTrailingZeros(left)];
    }
    for (long left = (field.rooks | field.queens) & pieces; left != 0; left &= left - 1) {
      control |= ground.rookControl(Long.numberOfTrailingZeros(left), occupied);
    }
    for (long left = (field.bishops | field.queens) & pieces; left != 0; left &= left - 1) {
      control |= ground.bishopControl(Long.numberOfTrailingZeros(left), occupied);
    }
    int king = field.king(side);
    if (king != Field.NOWHERE) {
      control |= ground.kingSteps[king];
    }
    return field.own.length == 0 ? control : control | ownKindsControl(field, side, occupied);
  }

  private static long pawns(Field field, int side) {
    long[] steps = field.ground.steps;
    long pawns = field.pawns & field.side(side);
    return side == Field.WHITE
        ? (pawns & steps[Ground.NORTH_EAST]) << 9 | (pawns & steps[Ground.NORTH_WEST]) << 7
        : (pawns & steps[Ground.SOUTH_EAST]) >>> 7 | (pawns & steps[Ground.SOUTH_WEST]) >>> 9;
  }
}
