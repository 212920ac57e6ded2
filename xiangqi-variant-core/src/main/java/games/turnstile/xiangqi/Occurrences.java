package games.turnstile.xiangqi;

import java.util.HashMap;
import java.util.Map;

/**
 * How often the positions have occurred that may occur again, by their hashes of 64 bits. Nothing
 * is counted where repetition does not matter. Each knows the one before, so that a long game takes
 * no more room than it has moves.
 */
final class Occurrences {
  /** How often a position occurs in a game that is drawn by repetition. */
  static final int DRAWN = 3;

  private static final Occurrences UNCOUNTED = new Occurrences(0, 1, null);

  private final long hash;
  private final int count;

  /** Those up to the position before; null if none of them can occur again. */
  private final Occurrences before;

  private Occurrences(long hash, int count, Occurrences before) {
    this.hash = hash;
    this.count = count;
    this.before = before;
  }

  static Occurrences first(Field field) {
    return field.tables.variant.options().repetition()
        ? new Occurrences(field.hash(), 1, null)
        : UNCOUNTED;
  }

  Occurrences after(Field field) {
    if (this == UNCOUNTED || field.wasIrreversible()) {
      return first(field);
    }
    long next = field.hash();
    for (Occurrences at = this; at != null; at = at.before) {
      if (at.hash == next) {
        return new Occurrences(next, at.count + 1, this);
      }
    }
    return new Occurrences(next, 1, this);
  }

  /** How often the last position has occurred. */
  int ofLast() {
    return count;
  }

  /** How often each position has occurred, by its hash; empty where nothing is counted. */
  Map<Long, Integer> counts() {
    Map<Long, Integer> counts = new HashMap<>();
    for (Occurrences at = this == UNCOUNTED ? null : this; at != null; at = at.before) {
      counts.merge(at.hash, 1, Integer::sum);
    }
    return counts;
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || other instanceof Occurrences occurrences && occurrences.counts().equals(counts());
  }

  @Override
  public int hashCode() {
    return counts().hashCode();
  }
}
