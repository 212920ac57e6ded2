package games.turnstile.puzzlechess.board;

/** Random numbers of which the hash of a position is made; always the same ones. */
public final class Keys {
  static final long BLACK_TO_MOVE = mix(1);

  private static final int SQUARES = 64;

  /** White's pieces, Black's, and nobody's. */
  private static final int OWNERS = 3;

  private static final long[] PIECES = keys(2, OWNERS * Kinds.MOST * SQUARES);
  private static final long[] CASTLING = keys(3, 16);
  private static final long[] PASSED = keys(4, SQUARES);
  private static final long[] STORED = keys(5, 2 * Kinds.MOST * (SQUARES + 1));

  private Keys() {}

  private static long[] keys(long seed, int count) {
    long[] keys = new long[count];
    for (int i = 0; i < count; i++) {
      keys[i] = mix(seed << 32 | i);
    }
    return keys;
  }

  /** A number that looks random, for any number. */
  public static long mix(long number) {
    long mixed = (number + 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 30) * 0x94D049BB133111EBL;
    mixed = (mixed ^ mixed >>> 27) * 0xD6E8FEB86659FD93L;
    return mixed ^ mixed >>> 31;
  }

  public static long piece(int owner, int kind, int square) {
    return PIECES[(owner * Kinds.MOST + kind) * SQUARES + square];
  }

  public static long castling(int rights) {
    return CASTLING[rights];
  }

  public static long passed(int square) {
    return PASSED[square];
  }

  static long stored(int side, int kind, int count) {
    return count == 0 ? 0 : STORED[(side * Kinds.MOST + kind) * (SQUARES + 1) + count];
  }
}
