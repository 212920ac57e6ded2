package games.turnstile.xiangqi;

import java.util.HashMap;
import java.util.Map;

/**
 * How often the positions have occurred that may occur again, by their hashes of 64 bits. Empty
 * where repetition does not matter.
 */
final class Occurrences {
  /** How often a position occurs in a game that is drawn by repetition. */
  static final int DRAWN = 3;

  private static final Occurrences UNCOUNTED = new Occurrences(Map.of(), 1);

  private final Map<Long, Integer> counts;
  private final int last;

  private Occurrences(Map<Long, Integer> counts, int last) {
    this.counts = counts;
    this.last = last;
  }

  static Occurrences first(Field field) {
    return field.tables.variant.options().repetition()
        ? new Occurrences(Map.of(field.hash(), 1), 1)
        : UNCOUNTED;
  }

  Occurrences after(Field field) {
    if (this == UNCOUNTED || field.wasIrreversible()) {
      return first(field);
    }
    Map<Long, Integer> more = new HashMap<>(counts);
    int now = more.merge(field.hash(), 1, Integer::sum);
    return new Occurrences(more, now);
  }

  /** How often the last position has occurred. */
  int ofLast() {
    return last;
  }

  /** How often a position has occurred. */
  int of(long hash) {
    return counts.getOrDefault(hash, 0);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Occurrences occurrences && occurrences.counts.equals(counts);
  }

  @Override
  public int hashCode() {
    return counts.hashCode();
  }
}
