package games.turnstile.xiangqi;

import java.util.BitSet;

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

  /** The squares of a set, in order. */
  static int[] members(long[] set) {
    return BitSet.valueOf(set).stream().toArray();
  }
}
