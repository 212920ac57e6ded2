package games.turnstile.railchess;

/**
 * The hops of single lines, called tracks, and where a train goes if it stays on its line. Most
 * lines do not branch, so that there is one way to go and it need not be searched for.
 */
final class Tracks {
  private static final int END = -1;
  private static final int SHORT = 0xFFFF;

  /** How many more tracks a train can run, without using a segment twice, up to a branch. */
  final byte[] run;

  /** Whether the run ends at a branch, so that the rest has to be searched. */
  final boolean[] branches;

  /**
   * For each track the one that follows, its own segment and its head, in one number since all are
   * needed together and memory is slow; stations and segments fit into 16 bits as long as {@code
   * RailMap.MAX_LINKS} does. What follows is meaningless where a run ends.
   */
  private final long[] steps;

  /** Where a train is after so many more tracks, as far as it runs. */
  private final char[] ends;

  Tracks(Network network) {
    int count = network.firstTrack[network.head.length];
    run = new byte[count];
    branches = new boolean[count];
    steps = new long[count];
    ends = new char[count * Settings.MAX_NUMBER];
    int[] following = new int[count];
    for (int hop = 0; hop < network.head.length; hop++) {
      for (long rest = network.lines[hop]; rest != 0; rest &= rest - 1) {
        int track = network.track(hop, Long.lowestOneBit(rest));
        following[track] = follow(network, hop, Long.lowestOneBit(rest), track);
      }
    }
    int[] seenFrom = new int[network.segments];
    for (int track = 0; track < count; track++) {
      run[track] = run(track, following, seenFrom);
    }
  }

  /** Notes the track that follows and returns how many there are. */
  private int follow(Network network, int hop, long line, int track) {
    long lineThere = network.arriving(hop, line);
    int station = network.head[hop];
    int next = END;
    int count = 0;
    for (int after = network.firstHop[station]; after < network.firstHop[station + 1]; after++) {
      long running = network.running(hop, after) & lineThere;
      if (running != 0 && network.segment[after] != network.segment[hop]) {
        next = network.track(after, lineThere);
        count++;
      }
    }
    steps[track] = (long) next << 32 | (long) network.segment[hop] << 16 | station;
    return count;
  }

  /** The track that follows, its segment and its head, to be taken apart by the methods below. */
  long step(int track) {
    return steps[track];
  }

  static int next(long step) {
    return (int) (step >> 32);
  }

  static int segment(long step) {
    return (int) step >>> 16;
  }

  static int head(long step) {
    return (int) step & SHORT;
  }

  /** Where a train is after so many more tracks, which must not be more than its run. */
  int end(int track, int more) {
    return ends[track * Settings.MAX_NUMBER + more];
  }

  private byte run(int start, int[] following, int[] seenFrom) {
    int mark = start + 1;
    int track = start;
    for (byte more = 0; more < Settings.MAX_NUMBER; more++) {
      long step = steps[track];
      seenFrom[segment(step)] = mark;
      ends[start * Settings.MAX_NUMBER + more] = (char) head(step);
      branches[start] = following[track] > 1;
      if (following[track] != 1 || seenFrom[segment(steps[next(step)])] == mark) {
        return more;
      }
      track = next(step);
    }
    return Settings.MAX_NUMBER - 1;
  }
}
