package games.turnstile.xiangqi;

/** Sets of squares as arrays of bits. */
final class Bits {
  private Bits() {}

  static long[] none(int squares) {
    return new long[words(squares)];
  }

  static int words(int squares) {
    return (squares + 63) >>> 6;
  }

  static void add(long[] set, int square) {
    set[square >>> 6] |= 1L << square;
  }

  static boolean has(long[] set, int square) {
    return (set[square >>> 6] >>> square & 1) != 0;
  }

  /** Adds a square and tells whether it was there before. */
  static boolean addAgain(long[] set, int square) {
    boolean wasThere = has(set, square);
    add(set, square);
    return wasThere;
  }

  /** The first square of a set from one on; -1 if there is none. */
  static int next(long[] set, int from) {
    int word = from >>> 6;
    if (word >= set.length) {
      return -1;
    }
    long left = set[word] & -1L << from;
    while (left == 0) {
      word++;
      if (word == set.length) {
        return -1;
      }
      left = set[word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(left);
  }
}
