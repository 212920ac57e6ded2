package games.turnstile.puzzlechess;

import java.util.Arrays;

/** Remembers within how many moves positions are won, and within how many they are not. */
final class Proofs {
  private static final int NEVER = 255;

  private final long[] keys;

  /** Won within, not won within, and the best move, 8 + 8 + 18 bits. */
  private final long[] facts;

  Proofs(int bits) {
    keys = new long[1 << bits];
    facts = new long[1 << bits];
    Arrays.fill(facts, fact(NEVER, 0, 0));
  }

  private static long fact(int won, int open, int move) {
    return won | (long) open << 8 | (long) move << 16;
  }

  private int slot(long key) {
    return (int) (key ^ key >>> 32) & keys.length - 1;
  }

  /** Whether the position is known to be won within so many moves. */
  boolean isWon(long key, int moves) {
    int slot = slot(key);
    return keys[slot] == key && (facts[slot] & 255) <= moves;
  }

  /** Whether the position is known not to be won within so many moves. */
  boolean isOpen(long key, int moves) {
    int slot = slot(key);
    return keys[slot] == key && (facts[slot] >>> 8 & 255) > moves;
  }

  /** The move that decided the last time, 0 if none is known. */
  int move(long key) {
    int slot = slot(key);
    return keys[slot] == key ? (int) (facts[slot] >>> 16) : 0;
  }

  void remember(long key, int moves, boolean isWon, int move) {
    int slot = slot(key);
    long fact = keys[slot] == key ? facts[slot] : fact(NEVER, 0, 0);
    int won = (int) (fact & 255);
    int open = (int) (fact >>> 8 & 255);
    keys[slot] = key;
    facts[slot] =
        isWon ? fact(Math.min(won, moves), open, move) : fact(won, Math.max(open, moves + 1), move);
  }
}
