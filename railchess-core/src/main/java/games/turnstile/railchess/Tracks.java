package games.turnstile.railchess;

/**
 * The hops of single lines, called tracks, and where a train goes if it stays on its line. Most
 * lines do not branch, so that there is one way to go and it need not be searched for.
 */
final class Tracks {
  /** Stands for a run that meets a branch and has to be searched. */
  static final byte BRANCHES = -1;

  private static final int END = -1;

  final int[] head;
  final int[] segment;

  /** The track that follows; meaningless where a train ends or the line branches. */
  final int[] next;

  /** How many more tracks a train can run without using a segment twice, or BRANCHES. */
  final byte[] run;

  /** Where a train is after so many more tracks, as far as it runs. */
  private final int[] ends;

  Tracks(Network network) {
    int count = network.firstTrack[network.head.length];
    head = new int[count];
    segment = new int[count];
    next = new int[count];
    run = new byte[count];
    ends = new int[count * Settings.MAX_NUMBER];
    int[] following = new int[count];
    for (int hop = 0; hop < network.head.length; hop++) {
      for (int track = network.firstTrack[hop]; track < network.firstTrack[hop + 1]; track++) {
        head[track] = network.head[hop];
        segment[track] = network.segment[hop];
      }
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
    int count = 0;
    next[track] = END;
    for (int after = network.firstHop[station]; after < network.firstHop[station + 1]; after++) {
      Network.Forbidden forbidden = network.forbidden[hop];
      long running = network.lines[after] & lineThere;
      if (forbidden != null) {
        running &= ~forbidden.to(after);
      }
      if (running != 0 && network.segment[after] != network.segment[hop]) {
        next[track] = network.track(after, lineThere);
        count++;
      }
    }
    return count;
  }

  /** Where a train is after so many more tracks, which must not be more than its run. */
  int end(int track, int more) {
    return ends[track * Settings.MAX_NUMBER + more];
  }

  private byte run(int start, int[] following, int[] seenFrom) {
    int mark = start + 1;
    int track = start;
    for (byte steps = 0; steps < Settings.MAX_NUMBER; steps++) {
      seenFrom[segment[track]] = mark;
      ends[start * Settings.MAX_NUMBER + steps] = head[track];
      if (following[track] > 1) {
        return BRANCHES;
      }
      if (following[track] == 0 || seenFrom[segment[next[track]]] == mark) {
        return steps;
      }
      track = next[track];
    }
    return Settings.MAX_NUMBER - 1;
  }
}
