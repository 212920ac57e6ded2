package games.turnstile.puzzlechess;

import java.util.Arrays;

/** Remembers within how many moves positions are won, and within how many they are not. */
final class Proofs {
  private static final int NEVER = 255;
  private static final long NOTHING = fact(NEVER, 0, 0);

  private final long[] keys;

  /** Within how many moves it is won, the least that is not known to fail, the best move. */
  private final long[] facts;

  Proofs(int bits) {
    keys = new long[1 << bits];
    facts = new long[1 << bits];
    Arrays.fill(facts, NOTHING);
  }

  private static int won(long fact) {
    return (int) (fact & 255);
  }

  private static int open(long fact) {
    return (int) (fact >>> 8 & 255);
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
    return keys[slot] == key && won(facts[slot]) <= moves;
  }

  /** Whether the position is known not to be won within so many moves. */
  boolean isOpen(long key, int moves) {
    int slot = slot(key);
    return keys[slot] == key && open(facts[slot]) > moves;
  }

  /** The move that decided the last time, 0 if none is known. */
  int move(long key) {
    int slot = slot(key);
    return keys[slot] == key ? (int) (facts[slot] >>> 16) : 0;
  }

  /** Remembers that a position is won within so many moves, and by which. */
  void rememberWon(long key, int moves, int move) {
    int slot = claim(key);
    long fact = facts[slot];
    facts[slot] = fact(Math.min(won(fact), moves), open(fact), move);
  }

  /** Remembers that a position is not won within so many moves, and the move that prevents it. */
  void rememberOpen(long key, int moves, int move) {
    int slot = claim(key);
    long fact = facts[slot];
    facts[slot] = fact(won(fact), Math.max(open(fact), moves + 1), move);
  }

  private int claim(long key) {
    int slot = slot(key);
    if (keys[slot] != key) {
      keys[slot] = key;
      facts[slot] = NOTHING;
    }
    return slot;
  }
}
