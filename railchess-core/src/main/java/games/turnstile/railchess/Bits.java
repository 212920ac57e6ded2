package games.turnstile.railchess;

/** Sets of small numbers as the bits of arrays. */
final class Bits {
  private Bits() {}

  static boolean has(long[] set, int member) {
    return (set[member >> 6] & 1L << member) != 0;
  }

  static void add(long[] set, int member) {
    set[member >> 6] |= 1L << member;
  }

  static void remove(long[] set, int member) {
    set[member >> 6] &= ~(1L << member);
  }

  static void addAll(long[] set, long[] members) {
    for (int w = 0; w < set.length; w++) {
      set[w] |= members[w];
    }
  }

  static boolean isEmpty(long[] set) {
    for (long word : set) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  static int count(long[] set) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** The lowest member that is not below a number, -1 if there is none. */
  static int next(long[] set, int atLeast) {
    int w = atLeast >> 6;
    if (w >= set.length) {
      return -1;
    }
    long word = set[w] & -1L << atLeast;
    while (word == 0) {
      if (++w == set.length) {
        return -1;
      }
      word = set[w];
    }
    return w * Long.SIZE + Long.numberOfTrailingZeros(word);
  }
}
