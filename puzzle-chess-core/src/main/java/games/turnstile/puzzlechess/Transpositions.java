package games.turnstile.puzzlechess;

/**
 * What a search has found out about positions, by their keys. It grows with what it has to keep, up
 * to 16 MB; then what was seen less deeply or long ago is forgotten.
 */
final class Transpositions {
  /** The score is exact, or the true one is at least or at most as large. */
  static final int EXACT = 0;

  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  private static final int FIRST_BITS = 12;
  private static final int MOST_BITS = 20;
  private static final int KIND_BITS = 2;
  private static final int DEPTH_BITS = 8;
  private static final int MOVE_BITS = 20;

  private long[] keys = new long[1 << FIRST_BITS];
  private long[] entries = new long[1 << FIRST_BITS];
  private int used;

  /** What is kept of a position, 0 if nothing is. */
  long find(long key) {
    int slot = slot(key);
    return isAt(slot, key) ? entries[slot] : isAt(slot ^ 1, key) ? entries[slot ^ 1] : 0;
  }

  private boolean isAt(int slot, long key) {
    return keys[slot] == key && entries[slot] != 0;
  }

  /**
   * Keeps what was found out.
   *
   * @param depth how deep the position was looked at, 1 or more
   */
  void keep(long key, int move, int depth, int kind, int score) {
    if (2 * used > keys.length && keys.length < 1 << MOST_BITS) {
      grow();
    }
    long packed = (long) score << MOVE_BITS | move;
    put(key, (packed << DEPTH_BITS | depth) << KIND_BITS | kind);
  }

  /** Of two neighbours, the one looked at less deeply gives way. */
  private void put(long key, long entry) {
    int slot = slot(key);
    boolean isElsewhere =
        isAt(slot ^ 1, key) || !isAt(slot, key) && depth(entries[slot ^ 1]) < depth(entries[slot]);
    if (isElsewhere) {
      slot ^= 1;
    }
    used += entries[slot] == 0 ? 1 : 0;
    keys[slot] = key;
    entries[slot] = entry;
  }

  private void grow() {
    long[] oldKeys = keys;
    long[] oldEntries = entries;
    keys = new long[2 * oldKeys.length];
    entries = new long[2 * oldKeys.length];
    used = 0;
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldEntries[i] != 0) {
        put(oldKeys[i], oldEntries[i]);
      }
    }
  }

  private int slot(long key) {
    return (int) (key ^ key >>> 32) & keys.length - 1;
  }

  static int kind(long entry) {
    return (int) entry & (1 << KIND_BITS) - 1;
  }

  static int depth(long entry) {
    return (int) (entry >> KIND_BITS) & (1 << DEPTH_BITS) - 1;
  }

  static int move(long entry) {
    return (int) (entry >> KIND_BITS + DEPTH_BITS) & (1 << MOVE_BITS) - 1;
  }

  static int score(long entry) {
    return (int) (entry >> KIND_BITS + DEPTH_BITS + MOVE_BITS);
  }
}
