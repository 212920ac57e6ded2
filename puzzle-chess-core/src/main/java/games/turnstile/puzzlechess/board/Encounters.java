package games.turnstile.puzzlechess.board;

/** The crates that a piece can push, and the statues that it can visit (R3.4, R10.2). */
public final class Encounters {
  private Encounters() {}

  public static long of(Field field, int from) {
    // A crate on a pawn's last rank cannot be pushed on, so no promotion comes of it; nor of
    // visits.
    long doors = field.ownerAt(from) == Field.BLACK ? field.doors : 0;
    long met = reach(field, from) & (field.crates | doors);
    long possible = met & doors;
    for (long left = met & field.crates; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      if (canPush(field, from, to)) {
        possible |= 1L << to;
      }
    }
    return possible;
  }

  /** Whether a crate can be pushed by a piece that comes from a square. */
  static boolean canPush(Field field, int from, int crate) {
    int direction = Lines.direction(from, crate);
    if (direction < 0 || !field.ground.canStep(crate, direction)) {
      return false;
    }
    int next = crate + Lines.DELTAS[direction];
    // The pusher's own square is left by then, but it never lies ahead.
    return (field.occupied() >>> next & 1) == 0;
  }

  /** Occupied squares onto which a piece could move without capturing. */
  public static long reach(Field field, int from) {
    Ground ground = field.ground;
    long occupied = field.occupied();
    int side = field.ownerAt(from);
    int kind = field.kindAt(from);
    return occupied
        & switch (kind) {
          case Kinds.PAWN -> ahead(field, from, side);
          case Kinds.KNIGHT -> ground.knightLeaps[from];
          case Kinds.BISHOP -> ground.bishopControl(from, occupied);
          case Kinds.ROOK -> ground.rookControl(from, occupied);
          case Kinds.QUEEN ->
              ground.bishopControl(from, occupied) | ground.rookControl(from, occupied);
          case Kinds.KING -> ground.kingSteps[from];
          default ->
              field.kinds.gaits().get(kind - Kinds.OWN).encounters(ground, side, from, occupied);
        };
  }

  private static long ahead(Field field, int from, int side) {
    int direction = side == Field.WHITE ? Ground.NORTH : Ground.SOUTH;
    int delta = Lines.DELTAS[direction];
    if (!field.ground.canStep(from, direction)) {
      return 0;
    }
    int next = from + delta;
    boolean mayStepTwice =
        from >> 3 == (side == Field.WHITE ? 1 : 6)
            && (field.occupied() >>> next & 1) == 0
            && field.ground.canStep(next, direction);
    return 1L << next | (mayStepTwice ? 1L << next + delta : 0);
  }
}
