package games.turnstile.railchess.oracle;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.NoTransfer;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Walk;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Where a player can ride with a number, by trying every ride. Owners are seats by station;
 * stations that are missing are unclaimed, and dead ones may be given with {@link #DEAD}.
 */
public final class PlainRides {
  /** The owner of a station that nobody can reach. */
  public static final int DEAD = -2;

  private static final int CHANGES = 1;

  private final RailMap map;
  private final Map<Integer, Integer> owners;
  private final int seat;
  private final Map<Integer, List<Link>> leaving = new HashMap<>();
  private final Set<Segment> used = new HashSet<>();
  private final SortedSet<Integer> ends = new TreeSet<>();
  private long rides;

  /** Two stations next to each other, in any order. */
  private record Segment(int lower, int higher) {
    static Segment of(int first, int second) {
      return new Segment(Math.min(first, second), Math.max(first, second));
    }
  }

  private PlainRides(RailMap map, Map<Integer, Integer> owners, int seat) {
    this.map = map;
    this.owners = owners;
    this.seat = seat;
    map.stations().forEach(station -> leaving.put(station.id(), new ArrayList<>()));
    map.links().forEach(link -> leaving.get(link.from()).add(link));
  }

  /** {@return the stations on which a ride of n links can end} */
  public static SortedSet<Integer> destinations(
      RailMap map, Map<Integer, Integer> owners, int seat, int from, int n) {
    return search(map, owners, seat, from, n).ends;
  }

  /** {@return the number of rides of n links that differ in a station or in the line of a link} */
  public static long paths(RailMap map, Map<Integer, Integer> owners, int seat, int from, int n) {
    return search(map, owners, seat, from, n).rides;
  }

  private static PlainRides search(
      RailMap map, Map<Integer, Integer> owners, int seat, int from, int n) {
    if (n < 1) {
      throw new IllegalArgumentException("a ride has at least one link, not " + n);
    }
    PlainRides search = new PlainRides(map, owners, seat);
    search.board(from, n);
    for (Walk walk : map.walks()) {
      if (walk.from() == from && search.isOpen(walk.to())) {
        search.board(walk.to(), n);
      }
    }
    return search;
  }

  private void board(int station, int links) {
    for (Link link : leaving.get(station)) {
      if (!map.changeOnlyLines().contains(link.line())) {
        ride(link, CHANGES, links);
      }
    }
  }

  /** Rides this link if that is allowed, and then goes on in every way. */
  private void ride(Link link, int changesLeft, int linksLeft) {
    Segment segment = Segment.of(link.from(), link.to());
    if (!isOpen(link.to()) || !used.add(segment)) {
      return;
    }
    if (linksLeft == 1) {
      rides++;
      ends.add(link.to());
    } else {
      for (Link next : leaving.get(link.to())) {
        if (runsOn(map, link, next)) {
          ride(next, changesLeft, linksLeft - 1);
        } else if (changesLeft > 0 && allowsChange(map, link, next)) {
          ride(next, changesLeft - 1, linksLeft - 1);
        }
      }
    }
    used.remove(segment);
  }

  private boolean isOpen(int station) {
    return isOpen(owners, seat, station);
  }

  /** Whether the station is unclaimed or the player's own. */
  static boolean isOpen(Map<Integer, Integer> owners, int seat, int station) {
    return owners.getOrDefault(station, seat) == seat;
  }

  private static boolean runsOn(RailMap map, Link link, Link next) {
    return link.line() == next.line()
        && !map.noTrains().contains(new NoTrain(link.line(), link.from(), link.to(), next.to()));
  }

  private static boolean allowsChange(RailMap map, Link link, Link next) {
    return !map.noTransfers().contains(new NoTransfer(link.line(), next.line()));
  }

  /**
   * {@return whether this is a ride of n links that the player may make}
   *
   * @param walksFirst whether the player walks to the station where he boards
   * @param stations the station where he boards, and then where each link ends
   * @param lines the line of each link
   */
  public static boolean isRide(
      RailMap map,
      Map<Integer, Integer> owners,
      int seat,
      int from,
      int n,
      boolean walksFirst,
      List<Integer> stations,
      List<Integer> lines) {
    if (n < 1 || lines.size() != n || stations.size() != n + 1) {
      return false;
    }
    List<Link> links = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      Optional<Link> link = link(map, lines.get(i), stations.get(i), stations.get(i + 1));
      if (link.isEmpty()) {
        return false;
      }
      links.add(link.get());
    }
    int boarding = stations.get(0);
    return (walksFirst ? walks(map, owners, seat, from, boarding) : boarding == from)
        && !map.changeOnlyLines().contains(lines.get(0))
        && links.stream().allMatch(link -> isOpen(owners, seat, link.to()))
        && links.stream().map(link -> Segment.of(link.from(), link.to())).distinct().count() == n
        && changesAreAllowed(map, links);
  }

  private static Optional<Link> link(RailMap map, int line, int from, int to) {
    return map.links().stream()
        .filter(link -> link.line() == line && link.from() == from && link.to() == to)
        .findFirst();
  }

  private static boolean walks(
      RailMap map, Map<Integer, Integer> owners, int seat, int from, int boarding) {
    return isOpen(owners, seat, boarding)
        && map.walks().stream().anyMatch(walk -> walk.from() == from && walk.to() == boarding);
  }

  private static boolean changesAreAllowed(RailMap map, List<Link> links) {
    List<Integer> changes = new ArrayList<>();
    for (int i = 1; i < links.size(); i++) {
      if (!runsOn(map, links.get(i - 1), links.get(i))) {
        changes.add(i);
      }
    }
    return changes.size() <= CHANGES
        && changes.stream().allMatch(i -> allowsChange(map, links.get(i - 1), links.get(i)));
  }
}
