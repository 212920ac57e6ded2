package games.turnstile.puzzlechess.play;

import java.util.HashMap;
import java.util.Map;

/** Amounts by scenes, of time or of undos. */
record Tally(Map<String, Long> amounts) {
  static final Tally ZERO = new Tally(Map.of());

  Tally {
    amounts = Map.copyOf(amounts);
  }

  long of(String scene) {
    return amounts.getOrDefault(scene, 0L);
  }

  Tally plus(String scene, long amount) {
    Map<String, Long> more = new HashMap<>(amounts);
    more.merge(scene, amount, Long::sum);
    return new Tally(more);
  }

  long total() {
    return amounts.values().stream().mapToLong(Long::longValue).sum();
  }
}
