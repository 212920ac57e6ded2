package games.turnstile.railroadink;

import java.util.Arrays;

/** A set of numbers other than 0 that can only grow and be emptied. */
final class LongSet {
  private long[] table = new long[1 << 12];
  private int size;

  void clear() {
    if (size > 0) {
      Arrays.fill(table, 0);
      size = 0;
    }
  }

  /** Adds a number; tells whether it is new. */
  boolean add(long number) {
    int mask = table.length - 1;
    int place = (int) (number ^ number >>> 32) & mask;
    while (table[place] != 0) {
      if (table[place] == number) {
        return false;
      }
      place = place + 1 & mask;
    }
    table[place] = number;
    if (++size * 2 > table.length) {
      grow();
    }
    return true;
  }

  private void grow() {
    long[] before = table;
    table = new long[before.length * 2];
    size = 0;
    for (long number : before) {
      if (number != 0) {
        add(number);
      }
    }
  }
}
