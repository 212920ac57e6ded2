package games.turnstile.puzzlechess.board;

/**
 * Moves as numbers: where a move begins, where it ends, and the code of the kind that takes a
 * pawn's place plus one, six bits each; then a bit if what is captured is not to be stored.
 */
public final class MoveCode {
  private static final int NOT_STORING = 1 << 18;

  private MoveCode() {}

  public static int move(int from, int to) {
    return from | to << 6;
  }

  public static int promotion(int from, int to, int kind) {
    return from | to << 6 | (kind + 1) << 12;
  }

  public static int from(int move) {
    return move & 63;
  }

  public static int to(int move) {
    return move >> 6 & 63;
  }

  /** The kind that takes a pawn's place, -1 if there is none. */
  public static int promoted(int move) {
    return (move >> 12 & 63) - 1;
  }

  /** The same move, but what it captures is not stored. */
  public static int withoutStoring(int move) {
    return move | NOT_STORING;
  }

  /** The same move, and what it captures is stored if that is possible. */
  public static int storing(int move) {
    return move & ~NOT_STORING;
  }

  public static boolean isStoring(int move) {
    return (move & NOT_STORING) == 0;
  }
}
