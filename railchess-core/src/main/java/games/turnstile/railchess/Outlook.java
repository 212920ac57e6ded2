package games.turnstile.railchess;

/**
 * What may be found from each hop in each number of further hops on an empty board, whatever the
 * lines: nothing else can. Only turning round at once is left out, other segments may be used
 * twice.
 */
final class Outlook {
  private static final int MAX_WORDS = 1 << 20;

  private final int hops;
  private final int words;
  private final long[] sets;

  private Outlook(int hops, int words) {
    this.hops = hops;
    this.words = words;
    sets = new long[hops * Settings.MAX_NUMBER * words];
  }

  /** Whether the outlook of a network takes a reasonable amount of memory. */
  static boolean isPossible(int hops, int words) {
    return (long) hops * Settings.MAX_NUMBER * words <= MAX_WORDS;
  }

  static Outlook of(Network network) {
    Outlook outlook = new Outlook(network.head.length, network.words);
    for (int hop = 0; hop < outlook.hops; hop++) {
      outlook.sets[outlook.start(hop, 0) + (network.head[hop] >> 6)] |= 1L << network.head[hop];
    }
    for (int left = 1; left < Settings.MAX_NUMBER; left++) {
      for (int hop = 0; hop < outlook.hops; hop++) {
        int station = network.head[hop];
        for (int next = network.firstHop[station]; next < network.firstHop[station + 1]; next++) {
          if (network.segment[next] != network.segment[hop]) {
            outlook.include(outlook.start(hop, left), outlook.start(next, left - 1));
          }
        }
      }
    }
    return outlook;
  }

  private int start(int hop, int left) {
    return (left * hops + hop) * words;
  }

  private void include(int whole, int part) {
    for (int w = 0; w < words; w++) {
      sets[whole + w] |= sets[part + w];
    }
  }

  /** Whether something may be found that is not settled yet, having ridden the hop. */
  boolean isPromising(int hop, int left, long[] settled) {
    int start = start(hop, left);
    for (int w = 0; w < words; w++) {
      if ((sets[start + w] & ~settled[w]) != 0) {
        return true;
      }
    }
    return false;
  }
}
