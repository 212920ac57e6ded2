package games.turnstile.railchess;

/** Which stations a player can ever get to, numbers and trains ignored. */
final class Reach {
  private final Network network;
  private final int[] stack;

  Reach(Network network) {
    this.network = network;
    // Every station can wait twice: reached by walking, and later by train.
    stack = new int[2 * network.stations];
  }

  /**
   * The stations that can be reached from one through stations that are not closed, never walking
   * twice in a row.
   */
  long[] from(int start, long[] closed) {
    return network.hasWalks ? withWalks(start, closed) : byTrain(start, closed);
  }

  private long[] byTrain(int start, long[] closed) {
    long[] reached = new long[network.words];
    int waiting = 0;
    Bits.add(reached, start);
    stack[waiting++] = start;
    while (waiting > 0) {
      int station = stack[--waiting];
      int end = network.firstHop[station + 1];
      for (int hop = network.firstHop[station]; hop < end; hop++) {
        int next = network.head[hop];
        if (!Bits.has(reached, next) && !Bits.has(closed, next)) {
          Bits.add(reached, next);
          stack[waiting++] = next;
        }
      }
    }
    return reached;
  }

  private long[] withWalks(int start, long[] closed) {
    long[] reached = new long[network.words];
    long[] ridden = new long[network.words];
    int waiting = 0;
    Bits.add(reached, start);
    Bits.add(ridden, start);
    stack[waiting++] = start;
    while (waiting > 0) {
      int station = stack[--waiting];
      int end = network.firstHop[station + 1];
      for (int hop = network.firstHop[station]; hop < end; hop++) {
        int next = network.head[hop];
        if (!Bits.has(ridden, next) && !Bits.has(closed, next)) {
          boolean isKnown = Bits.has(reached, next);
          Bits.add(ridden, next);
          Bits.add(reached, next);
          if (!isKnown || network.walks[next].length > 0) {
            stack[waiting++] = next;
          }
        }
      }
      if (Bits.has(ridden, station)) {
        for (int next : network.walks[station]) {
          if (!Bits.has(reached, next) && !Bits.has(closed, next)) {
            Bits.add(reached, next);
            stack[waiting++] = next;
          }
        }
      }
    }
    return reached;
  }
}
