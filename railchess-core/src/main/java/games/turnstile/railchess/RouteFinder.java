package games.turnstile.railchess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Finds a route to a destination, with as little walking and changing as possible. */
final class RouteFinder {
  private final Network network;
  private final long[] blocked;
  private final int from;
  private final int to;
  private final int n;

  private RouteFinder(Network network, long[] blocked, int from, int to, int n) {
    this.network = network;
    this.blocked = blocked;
    this.from = from;
    this.to = to;
    this.n = n;
  }

  static Optional<Route> find(Network network, long[] blocked, int from, int to, int n) {
    RouteFinder finder = new RouteFinder(network, blocked, from, to, n);
    for (boolean mayChange : new boolean[] {false, true}) {
      Optional<Route> route = finder.ride(from, mayChange);
      if (route.isPresent()) {
        return route;
      }
      for (int walkedTo : network.walks[from]) {
        route = Bits.has(blocked, walkedTo) ? Optional.empty() : finder.ride(walkedTo, mayChange);
        if (route.isPresent()) {
          return route;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Route> ride(int boardAt, boolean mayChange) {
    int[] hops = RideGraph.trail(network, blocked, boardAt, to, n, mayChange);
    if (hops.length == 0) {
      return Optional.empty();
    }
    Optional<Integer> walkTo =
        boardAt == from ? Optional.empty() : Optional.of(network.ids[boardAt]);
    return Optional.of(new Route(network.ids[from], walkTo, legs(boardAt, hops)));
  }

  /** The trains with which the hops can be ridden; the first is kept as long as possible. */
  private List<Route.Leg> legs(int boardAt, int[] hops) {
    for (int change = hops.length; change > 0; change--) {
      long first = network.lines[hops[0]] & network.boardable[boardAt];
      for (long rest = first; rest != 0; rest &= rest - 1) {
        int line = network.line(boardAt, Long.numberOfTrailingZeros(rest));
        OptionalInt second = secondLine(hops, change, line);
        if (runs(hops, 0, change, line) && second.isPresent()) {
          List<Route.Leg> legs = new ArrayList<>();
          legs.add(leg(boardAt, hops, 0, change, line));
          if (change < hops.length) {
            int changeAt = network.head[hops[change - 1]];
            legs.add(leg(changeAt, hops, change, hops.length, second.getAsInt()));
          }
          return legs;
        }
      }
    }
    throw new AssertionError("no trains for a ride that was found");
  }

  private Route.Leg leg(int boardAt, int[] hops, int begin, int end, int line) {
    List<Integer> stations = new ArrayList<>();
    stations.add(network.ids[boardAt]);
    for (int i = begin; i < end; i++) {
      stations.add(network.ids[network.head[hops[i]]]);
    }
    return new Route.Leg(line, stations);
  }

  /** Whether one train of the line runs along these hops. */
  private boolean runs(int[] hops, int begin, int end, int line) {
    for (int i = begin; i < end; i++) {
      long open = i == begin ? network.lines[hops[i]] : network.running(hops[i - 1], hops[i]);
      if ((network.lineBit(hops[i], line) & open) == 0) {
        return false;
      }
    }
    return true;
  }

  /** A line for the hops after the change; the first line itself if there are none. */
  private OptionalInt secondLine(int[] hops, int change, int firstLine) {
    if (change == hops.length) {
      return OptionalInt.of(firstLine);
    }
    int last = hops[change - 1];
    int station = network.head[last];
    long arriving = network.arriving(last, network.lineBit(last, firstLine));
    long leaving = network.changes(station, arriving, network.lines[hops[change]]);
    for (long rest = leaving; rest != 0; rest &= rest - 1) {
      int line = network.line(station, Long.numberOfTrailingZeros(rest));
      if (runs(hops, change, hops.length, line)) {
        return OptionalInt.of(line);
      }
    }
    return OptionalInt.empty();
  }
}
