package games.turnstile.railchess;

import java.util.SplittableRandom;

/** Takes the most valuable free station. */
final class Greedy {
  private Greedy() {}

  /** The free destination of the highest value, any of several; any destination if none is free. */
  static int choose(Table table, SplittableRandom random) {
    long[] own = table.owned[table.turn];
    int best = -1;
    int bestValue = -1;
    int equals = 0;
    for (int s = Bits.next(table.destinations, 0);
        s >= 0;
        s = Bits.next(table.destinations, s + 1)) {
      int value = Bits.has(own, s) ? 0 : 1 + table.network.values[s];
      if (value > bestValue) {
        best = s;
        bestValue = value;
        equals = 1;
      } else if (value == bestValue && random.nextInt(++equals) == 0) {
        best = s;
      }
    }
    return best;
  }
}
