package games.turnstile.railchess;

/**
 * Finds where rides can end by following all of them. Rides that call at the same stations in the
 * same order are followed at once, whatever their lines: {@code one} are the lines of which a
 * single train can have come all the way, {@code two} those that can be the second train.
 *
 * <p>That is the quickest way where rides are few, as on real metro maps. After a number of steps
 * it begins anew and follows only rides that may lead to something new; if that does not come to an
 * end soon either, {@link RideGraph} has to go on.
 */
final class RideSearch {
  private final Network network;
  private final long[] blocked;
  private final long[] used;

  /** The stations that were found, and those that are blocked. */
  private final long[] settled;

  private final Patience usualPatience;
  private int patience;

  /** Null at first. */
  private Outlook outlook;

  private RideSearch(Network network, long[] blocked, Patience usualPatience) {
    this.usualPatience = usualPatience;
    this.network = network;
    this.blocked = blocked;
    used = new long[network.segments / Long.SIZE + 1];
    settled = blocked.clone();
  }

  /** The stations where rides of n links from a station can end. */
  static long[] destinations(Network network, long[] blocked, int from, int n) {
    return destinations(network, blocked, from, n, Patience.USUAL);
  }

  static long[] destinations(Network network, long[] blocked, int from, int n, Patience patience) {
    RideSearch search = new RideSearch(network, blocked, patience);
    search.run(from, n);
    long[] found = search.settled;
    for (int w = 0; w < found.length; w++) {
      found[w] &= ~blocked[w];
    }
    return found;
  }

  private void run(int from, int n) {
    boolean done = follow(from, n, usualPatience.plain());
    if (!done && network.hasOutlook()) {
      outlook = network.outlook();
      done = follow(from, n, usualPatience.withOutlook());
    }
    if (!done) {
      RideGraph graph = new RideGraph(network, blocked, settled, true, usualPatience.layers());
      graph.findAll(from, n);
      for (int walkedTo : network.walks[from]) {
        if (!Bits.has(blocked, walkedTo)) {
          graph.findAll(walkedTo, n);
        }
      }
    }
  }

  /** Whether all rides were followed before patience was lost. */
  private boolean follow(int from, int n, int newPatience) {
    patience = newPatience;
    board(from, n);
    for (int walkedTo : network.walks[from]) {
      if (!Bits.has(blocked, walkedTo)) {
        board(walkedTo, n);
      }
    }
    return patience >= 0;
  }

  private void board(int station, int n) {
    long boardable = network.boardable[station];
    for (int hop = network.firstHop[station]; hop < network.firstHop[station + 1]; hop++) {
      long one = network.lines[hop] & boardable;
      if (one != 0 && !Bits.has(blocked, network.head[hop])) {
        take(hop, one, 0, n - 1);
      }
    }
  }

  /** Rides a hop, and from there on in every way. */
  private void take(int hop, long one, long two, int left) {
    int last = hop;
    int more = left;
    boolean free = true;
    Bits.add(used, network.segment[hop]);
    while (more > 0 && network.onlyHop[last] >= 0 && free) {
      int next = network.onlyHop[last];
      free = isFree(network.head[next], network.segment[next]);
      if (free) {
        last = next;
        more--;
        Bits.add(used, network.segment[last]);
      }
    }
    if (free) {
      if (more == 0) {
        Bits.add(settled, network.head[last]);
      } else if (last == hop) {
        goOn(hop, network.arriving(hop, one), network.arriving(hop, two), more);
      } else {
        long line = network.arriving(last, 1);
        goOn(last, one == 0 ? 0 : line, one == 0 ? line : 0, more);
      }
    }
    for (int h = hop; h != last; h = network.onlyHop[h]) {
      Bits.remove(used, network.segment[h]);
    }
    Bits.remove(used, network.segment[last]);
  }

  private boolean isFree(int station, int segment) {
    return !Bits.has(blocked, station) && !Bits.has(used, segment);
  }

  private void goOn(int hop, long one, long two, int left) {
    if (outlook != null && !outlook.isPromising(hop, left, settled)) {
      return;
    }
    int station = network.head[hop];
    int end = network.firstHop[station + 1];
    patience--;
    for (int next = network.firstHop[station]; next < end && patience >= 0; next++) {
      if (!isFree(network.head[next], network.segment[next])) {
        continue;
      }
      long lines = network.lines[next];
      long running = network.running(hop, next);
      long oneOn = one & running;
      long twoOn = (two & running | network.changes(station, one, lines)) & ~oneOn;
      if (oneOn != 0) {
        take(next, oneOn, twoOn, left - 1);
      } else {
        for (long rest = twoOn; rest != 0; rest &= rest - 1) {
          stay(next, Long.lowestOneBit(rest), left - 1);
        }
      }
    }
  }

  /** Rides a hop, and on with the same train. */
  private void stay(int hop, long line, int left) {
    Tracks tracks = network.tracks;
    int track = network.track(hop, line);
    if (left > tracks.run[track]) {
      if (tracks.branches[track]) {
        take(hop, 0, line, left);
      }
      return;
    }
    int end = tracks.end(track, left);
    if (Bits.has(settled, end)) {
      return;
    }
    long step = tracks.step(track);
    for (int more = left; more > 0; more--) {
      step = tracks.step(Tracks.next(step));
      if (!isFree(Tracks.head(step), Tracks.segment(step))) {
        return;
      }
    }
    Bits.add(settled, end);
  }
}
