package games.turnstile.railchess;

import java.util.Arrays;

/**
 * Finds where rides can end when there are too many to follow. First it lays out in layers, one for
 * each link, which hops can be the first, the second and so on, taking no notice of segments that
 * are used twice; that tells of every hop which stations may still be found from there. Then it
 * follows rides, but only where such a station is missing.
 *
 * <p>A station that seems possible but is not would make it follow all rides after all. So after a
 * number of steps in vain it takes the first hops one by one and lays out the rest anew, now
 * without the segments that are used already, which soon shows what is impossible.
 */
final class RideGraph {
  private final Network network;
  private final long[] blocked;
  private final boolean mayChange;
  private final int usualPatience;
  private final long[] used;
  private final long[] found;

  private static final int NO_STATION = -1;

  /**
   * How much work a question is worth: a tenth of a second or so. What has not been found by then
   * is given up; maps that people draw never come near.
   */
  private static final int WORK = 5_000_000;

  /** The hops of the ride that is followed, at the end those to the station that was wanted. */
  private final int[] trail;

  private int trailLength;
  private int wanted = NO_STATION;
  private int workLeft = WORK;

  /**
   * Makes a search.
   *
   * @param found the stations that need not be looked for; those that are found are added
   * @param mayChange whether a second train may be taken
   * @param patience after how many steps to lay out anew
   */
  RideGraph(Network network, long[] blocked, long[] found, boolean mayChange, int patience) {
    usualPatience = patience;
    this.network = network;
    this.blocked = blocked;
    this.found = found;
    this.mayChange = mayChange;
    used = new long[network.segments / Long.SIZE + 1];
    trail = new int[Settings.MAX_NUMBER];
  }

  /** Looks for everything that rides from the station reach, without walking. */
  void findAll(int from, int n) {
    explore(board(from), n);
  }

  /** The hops of a ride to the station, without walking; empty if there is none. */
  static int[] trail(Network network, long[] blocked, int from, int to, int n, boolean mayChange) {
    long[] found = new long[network.words];
    Arrays.fill(found, -1);
    Bits.remove(found, to);
    RideGraph graph = new RideGraph(network, blocked, found, mayChange, Patience.USUAL.layers());
    graph.wanted = to;
    graph.findAll(from, n);
    return Bits.has(found, to) ? Arrays.copyOf(graph.trail, n) : new int[0];
  }

  /** Rides that stand on the heads of their hops, having used the lines as numbered there. */
  private static final class Frontier {
    final int[] hops;
    final long[] one;
    final long[] two;
    int count;

    Frontier(int most) {
      hops = new int[most];
      one = new long[most];
      two = new long[most];
    }

    void add(int hop, long oneOn, long twoOn) {
      hops[count] = hop;
      one[count] = oneOn;
      two[count] = twoOn;
      count++;
    }
  }

  private Frontier board(int station) {
    int begin = network.firstHop[station];
    int end = network.firstHop[station + 1];
    Frontier first = new Frontier(end - begin);
    for (int hop = begin; hop < end; hop++) {
      long one = network.lines[hop] & network.boardable[station];
      if (one != 0 && !Bits.has(blocked, network.head[hop])) {
        first.add(hop, network.arriving(hop, one), 0);
      }
    }
    return first;
  }

  private Frontier after(int hop, long one, long two) {
    int station = network.head[hop];
    int begin = network.firstHop[station];
    int end = network.firstHop[station + 1];
    Frontier following = new Frontier(end - begin);
    for (int next = begin; next < end; next++) {
      if (isOpen(next)) {
        long oneOn = one & network.running(hop, next);
        long twoOn = twoOn(hop, next, one, two) & ~oneOn;
        if ((oneOn | twoOn) != 0) {
          following.add(next, network.arriving(next, oneOn), network.arriving(next, twoOn));
        }
      }
    }
    return following;
  }

  private boolean isOpen(int hop) {
    return !Bits.has(blocked, network.head[hop]) && !Bits.has(used, network.segment[hop]);
  }

  /** The lines that can be the second train on the next hop, numbered where it begins. */
  private long twoOn(int hop, int next, long one, long two) {
    long changed = mayChange ? network.changes(network.head[hop], one, network.lines[next]) : 0;
    return two & network.running(hop, next) | changed;
  }

  private void explore(Frontier rides, int left) {
    if (rides.count == 0) {
      return;
    }
    if (new Layers(rides, left).search() || left == 1) {
      return;
    }
    for (int i = 0; i < rides.count; i++) {
      int hop = rides.hops[i];
      Bits.add(used, network.segment[hop]);
      trail[trailLength++] = hop;
      explore(after(hop, rides.one[i], rides.two[i]), left - 1);
      trailLength--;
      Bits.remove(used, network.segment[hop]);
      if (workLeft < 0 || wanted != NO_STATION && Bits.has(found, wanted)) {
        return;
      }
    }
  }

  /**
   * What can follow on what. A node is a hop in a layer; there are two of each, one for rides that
   * may still change and one for those that may not. Each collects the lines of all rides that come
   * to it.
   */
  private final class Layers {
    private final Frontier rides;
    private final int[] layerStart;
    private final int[] nodeOfSlot = new int[2 * network.head.length];
    private int nodes;
    private int[] slots = new int[1024];
    private long[] one = new long[1024];
    private long[] two = new long[1024];
    private int[] firstEdge = new int[1025];
    private int edges;
    private int[] heads = new int[4096];
    private final long[] reaches;
    private long missing;
    private int patience;

    /** Everything that was found, here or before, or was looked for in vain. */
    private final long[] lookedFor = found.clone();

    Layers(Frontier rides, int depth) {
      this.rides = rides;
      layerStart = new int[depth + 1];
      for (int i = 0; i < rides.count; i++) {
        node(0, 2 * rides.hops[i] + (rides.one[i] == 0 ? 0 : 1), rides.one[i], rides.two[i]);
      }
      for (int layer = 1; layer < depth; layer++) {
        layerStart[layer] = nodes;
        for (int node = layerStart[layer - 1]; node < layerStart[layer]; node++) {
          expand(node, layerStart[layer]);
          firstEdge[node + 1] = edges;
        }
      }
      layerStart[depth] = nodes;
      reaches = new long[nodes];
      workLeft -= nodes + edges;
    }

    private void expand(int node, int layer) {
      int hop = slots[node] >> 1;
      if (network.plain[hop]) {
        expandPlainly(hop, slots[node] & 1, layer);
        return;
      }
      int station = network.head[hop];
      long oneHere = one[node];
      boolean sameForAll = (oneHere & oneHere - 1) == 0;
      for (int next = network.firstHop[station]; next < network.firstHop[station + 1]; next++) {
        if (!isOpen(next) || network.segment[next] == network.segment[hop]) {
          continue;
        }
        long oneOn = oneHere & network.running(hop, next);
        long twoOn = twoOn(hop, next, oneHere, two[node]);
        boolean allKeepTheirTrain = oneOn != 0 && sameForAll;
        if (allKeepTheirTrain) {
          twoOn &= ~oneOn;
        }
        long twoThere = network.arriving(next, twoOn);
        if (oneOn != 0) {
          edge(node(layer, 2 * next + 1, network.arriving(next, oneOn), twoThere));
        }
        if (twoOn != 0 && !allKeepTheirTrain) {
          edge(node(layer, 2 * next, 0, twoThere));
        }
      }
    }

    /** The same for a station with one line that runs on everywhere. */
    private void expandPlainly(int hop, int mayStillChange, int layer) {
      int station = network.head[hop];
      int segment = network.segment[hop];
      int end = network.firstHop[station + 1];
      for (int next = network.firstHop[station]; next < end; next++) {
        if (network.segment[next] != segment && isOpen(next)) {
          long line = network.arriving(next, 1);
          int slot = 2 * next + mayStillChange;
          edge(mayStillChange == 1 ? node(layer, slot, line, 0) : node(layer, slot, 0, line));
        }
      }
    }

    /** The node of the layer that begins there, made if it is new, with these lines added. */
    private int node(int layer, int slot, long oneThere, long twoThere) {
      int node = nodeOfSlot[slot] - 1;
      if (node < layer) {
        node = nodes++;
        nodeOfSlot[slot] = nodes;
        if (nodes == slots.length) {
          slots = Arrays.copyOf(slots, 2 * nodes);
          one = Arrays.copyOf(one, 2 * nodes);
          two = Arrays.copyOf(two, 2 * nodes);
          firstEdge = Arrays.copyOf(firstEdge, 2 * nodes + 1);
        }
        slots[node] = slot;
      }
      one[node] |= oneThere;
      two[node] |= twoThere;
      return node;
    }

    private void edge(int node) {
      if (edges == heads.length) {
        heads = Arrays.copyOf(heads, 2 * edges);
      }
      heads[edges++] = node;
    }

    /** Looks for all stations of the last layer that are missing; false if patience was lost. */
    boolean search() {
      int last = layerStart[layerStart.length - 2];
      while (chooseTargets(last)) {
        spreadBackwards(last);
        patience = usualPatience + nodes;
        for (int i = 0; i < rides.count && missing != 0; i++) {
          if ((reaches[i] & missing) != 0) {
            follow(i, rides.one[i], rides.two[i], last);
          }
        }
        workLeft -= usualPatience + nodes - patience;
        if (patience < 0) {
          return false;
        }
      }
      return true;
    }

    /** Gives a bit to each missing station of the last layer, to 64 at a time. */
    private boolean chooseTargets(int last) {
      int targets = 0;
      int[] bitOfStation = new int[network.stations];
      for (int node = last; node < nodes; node++) {
        int station = network.head[slots[node] >> 1];
        reaches[node] = 0;
        if (bitOfStation[station] == 0 && targets < Long.SIZE && !Bits.has(lookedFor, station)) {
          Bits.add(lookedFor, station);
          bitOfStation[station] = ++targets;
        }
        if (bitOfStation[station] != 0) {
          reaches[node] = 1L << bitOfStation[station] - 1;
        }
      }
      missing = targets == 0 ? 0 : -1L >>> Long.SIZE - targets;
      return targets != 0;
    }

    private void spreadBackwards(int last) {
      for (int node = last - 1; node >= 0; node--) {
        long all = 0;
        for (int edge = firstEdge[node]; edge < firstEdge[node + 1]; edge++) {
          all |= reaches[heads[edge]];
        }
        reaches[node] = all;
      }
    }

    /** Follows rides on from a node, as long as something is missing that may be found there. */
    private void follow(int node, long oneHere, long twoHere, int last) {
      int hop = slots[node] >> 1;
      trail[trailLength++] = hop;
      if (node >= last) {
        missing &= ~reaches[node];
        Bits.add(found, network.head[hop]);
        trailLength--;
        return;
      }
      Bits.add(used, network.segment[hop]);
      patience--;
      for (int edge = firstEdge[node]; edge < firstEdge[node + 1] && patience >= 0; edge++) {
        int next = heads[edge];
        if ((reaches[next] & missing) == 0) {
          continue;
        }
        int nextHop = slots[next] >> 1;
        if (Bits.has(used, network.segment[nextHop])) {
          continue;
        }
        long oneOn = oneHere & network.running(hop, nextHop);
        long twoOn = twoOn(hop, nextHop, oneHere, twoHere) & ~oneOn;
        boolean mayStillChange = (slots[next] & 1) != 0;
        if ((oneOn | twoOn) != 0 && mayStillChange == (oneOn != 0)) {
          follow(next, network.arriving(nextHop, oneOn), network.arriving(nextHop, twoOn), last);
        }
      }
      Bits.remove(used, network.segment[hop]);
      trailLength--;
    }
  }
}
