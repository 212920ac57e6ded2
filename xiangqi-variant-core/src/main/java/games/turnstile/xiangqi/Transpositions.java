package games.turnstile.xiangqi;

/** What a search has found out about positions, by their hashes. */
final class Transpositions {
  /** The score is exact, or the true one is at least or at most as large. */
  static final int EXACT = 0;

  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  private static final int SLOTS = 1 << 16;
  private static final int KIND_BITS = 2;
  private static final int DEPTH_BITS = 7;
  private static final int MOVE_BITS = 24;

  private final long[] keys = new long[SLOTS];
  private final long[] entries = new long[SLOTS];

  /** What is kept of a position, 0 if nothing is. */
  long find(long hash) {
    int slot = slot(hash);
    return keys[slot] == hash ? entries[slot] : 0;
  }

  void keep(long hash, int move, int depth, int kind, int score) {
    int slot = slot(hash);
    keys[slot] = hash;
    // The depth is kept plus one, so that no entry is 0.
    long packed = (long) score << MOVE_BITS | move;
    entries[slot] = (packed << DEPTH_BITS | depth + 1) << KIND_BITS | kind;
  }

  private static int slot(long hash) {
    return (int) (hash ^ hash >>> 32) & SLOTS - 1;
  }

  static int kind(long entry) {
    return (int) entry & (1 << KIND_BITS) - 1;
  }

  static int depth(long entry) {
    return ((int) (entry >> KIND_BITS) & (1 << DEPTH_BITS) - 1) - 1;
  }

  static int move(long entry) {
    return (int) (entry >> KIND_BITS + DEPTH_BITS) & (1 << MOVE_BITS) - 1;
  }

  static int score(long entry) {
    return (int) (entry >> KIND_BITS + DEPTH_BITS + MOVE_BITS);
  }
}
