package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Keys;
import java.util.stream.LongStream;

/** The positions that can still occur again, the latest first, as hashes. */
final class Occurrences {
  private final long hash;
  private final Occurrences before;
  private final long all;

  private Occurrences(long hash, Occurrences before) {
    this.hash = hash;
    this.before = before;
    this.all = (before == null ? 0 : before.all) + Keys.mix(hash);
  }

  static Occurrences first(long hash) {
    return new Occurrences(hash, null);
  }

  Occurrences then(long next) {
    return new Occurrences(next, this);
  }

  /** The same where the same positions have occurred equally often, in whatever order. */
  long all() {
    return all;
  }

  /** How often the latest position has occurred. */
  int ofLast() {
    int count = 0;
    for (Occurrences earlier = this; earlier != null; earlier = earlier.before) {
      count += earlier.hash == hash ? 1 : 0;
    }
    return count;
  }

  /** Whether the latest position is one of so many before it. */
  boolean isLastAmong(int positions) {
    Occurrences earlier = before;
    for (int i = 0; i < positions && earlier != null; i++) {
      if (earlier.hash == hash) {
        return true;
      }
      earlier = earlier.before;
    }
    return false;
  }

  /** Whether a position has occurred more than once. */
  boolean hasRepetition() {
    long[] hashes = oldestFirst();
    return LongStream.of(hashes).distinct().count() < hashes.length;
  }

  /** The hashes of all positions that can still occur again. */
  long[] oldestFirst() {
    long[] hashes = new long[length()];
    Occurrences earlier = this;
    for (int i = hashes.length - 1; i >= 0; i--) {
      hashes[i] = earlier.hash;
      earlier = earlier.before;
    }
    return hashes;
  }

  private int length() {
    int length = 0;
    for (Occurrences earlier = this; earlier != null; earlier = earlier.before) {
      length++;
    }
    return length;
  }

  boolean isSame(Occurrences other) {
    Occurrences mine = this;
    Occurrences theirs = other;
    while (mine != theirs) {
      if (mine == null || theirs == null || mine.hash != theirs.hash) {
        return false;
      }
      mine = mine.before;
      theirs = theirs.before;
    }
    return true;
  }
}
