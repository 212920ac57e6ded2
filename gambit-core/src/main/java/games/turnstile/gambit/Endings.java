package games.turnstile.gambit;

import java.util.Arrays;

/**
 * The positions to which the turns of one side lead, each seen from the other side, the most
 * promising for the side that moved first. Filled again and again to spare the garbage collector.
 */
final class Endings {
  private static final int OWN_SHIFT = 32;

  private long[] positions = new long[64];
  private int[] promise = new int[64];
  private int size;

  /** Replaces the contents by the results of all turns at the start of a turn. */
  void fill(int own, int opp) {
    size = 0;
    for (int movers = Bits.movers(own, opp); movers != 0; movers &= movers - 1) {
      addByJumping(Integer.numberOfTrailingZeros(movers), own, opp);
    }
  }

  private void addByJumping(int from, int own, int opp) {
    for (int landings = Bits.landings(from, own, opp); landings != 0; landings &= landings - 1) {
      int to = Integer.numberOfTrailingZeros(landings);
      int ownNow = Bits.moved(own, from, to);
      int oppNow = opp ^ Bits.between(from, to);
      add(oppNow, ownNow);
      addByJumping(to, ownNow, oppNow);
    }
  }

  private void add(int own, int opp) {
    if (size == positions.length) {
      positions = Arrays.copyOf(positions, 2 * size);
      promise = Arrays.copyOf(promise, 2 * size);
    }
    positions[size] = (long) own << OWN_SHIFT | Integer.toUnsignedLong(opp);
    promise[size] = Evaluation.estimate(opp, own);
    size++;
  }

  int size() {
    return size;
  }

  /** Brings the most promising of the positions from this index on to this index. */
  void selectBest(int index) {
    int best = index;
    for (int i = index + 1; i < size; i++) {
      if (promise[i] > promise[best]) {
        best = i;
      }
    }
    long position = positions[best];
    positions[best] = positions[index];
    positions[index] = position;
    promise[best] = promise[index];
  }

  /** The pieces of the side that is to move in the position. */
  int own(int index) {
    return (int) (positions[index] >>> OWN_SHIFT);
  }

  /** The pieces of the side that has moved. */
  int opp(int index) {
    return (int) positions[index];
  }
}
