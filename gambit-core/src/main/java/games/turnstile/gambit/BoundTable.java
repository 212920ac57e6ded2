package games.turnstile.gambit;

/**
 * Remembers between which bounds the values of positions lie. A new entry takes the place of an old
 * one that falls on the same slot.
 */
final class BoundTable {
  private static final int BITS = 16;
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private final long[] keys = new long[1 << BITS];
  private final byte[] lower = new byte[1 << BITS];
  private final byte[] upper = new byte[1 << BITS];

  /** The slot of a key; it may hold another key's entry. */
  static int slot(long key) {
    return (int) (key * MULTIPLIER >>> Long.SIZE - BITS);
  }

  /** An empty slot seems to hold the empty board, key 0, with its true bounds: 0 and 0. */
  boolean holds(int slot, long key) {
    return keys[slot] == key;
  }

  int lower(int slot) {
    return lower[slot];
  }

  int upper(int slot) {
    return upper[slot];
  }

  void put(int slot, long key, int lowerBound, int upperBound) {
    keys[slot] = key;
    lower[slot] = (byte) lowerBound;
    upper[slot] = (byte) upperBound;
  }
}
