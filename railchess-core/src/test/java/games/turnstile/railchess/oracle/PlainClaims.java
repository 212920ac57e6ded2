package games.turnstile.railchess.oracle;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What players can still get to, and what they have. Owners are as in {@link PlainRides}. */
public final class PlainClaims {
  private PlainClaims() {}

  /** A station, and whether the last step to it was on foot. */
  private record Arrival(int station, boolean onFoot) {}

  /**
   * {@return the stations to which the player can get through unclaimed and own stations, along
   * links and thoroughfares, but never by two thoroughfares in a row. The station on which the
   * player stands is among them}
   */
  public static SortedSet<Integer> reachable(
      RailMap map, Map<Integer, Integer> owners, int seat, int station) {
    Map<Integer, List<Link>> links =
        map.links().stream().collect(Collectors.groupingBy(Link::from));
    Map<Integer, List<Walk>> walks =
        map.walks().stream().collect(Collectors.groupingBy(Walk::from));
    Set<Arrival> seen = new HashSet<>();
    Deque<Arrival> waiting = new ArrayDeque<>();
    waiting.add(new Arrival(station, false));
    while (!waiting.isEmpty()) {
      Arrival at = waiting.remove();
      if (!seen.add(at)) {
        continue;
      }
      List<Arrival> steps = new ArrayList<>();
      for (Link link : links.getOrDefault(at.station(), List.of())) {
        steps.add(new Arrival(link.to(), false));
      }
      if (!at.onFoot()) {
        for (Walk walk : walks.getOrDefault(at.station(), List.of())) {
          steps.add(new Arrival(walk.to(), true));
        }
      }
      steps.removeIf(step -> !PlainRides.isOpen(owners, seat, step.station()));
      waiting.addAll(steps);
    }
    SortedSet<Integer> reachable = new TreeSet<>();
    seen.forEach(arrival -> reachable.add(arrival.station()));
    return reachable;
  }

  /** {@return the value of all stations that the player owns} */
  public static int points(RailMap map, Map<Integer, Integer> owners, int seat) {
    return owners.keySet().stream()
        .filter(station -> owners.get(station) == seat)
        .mapToInt(map::value)
        .sum();
  }

  /** {@return the player's points and the value of all unclaimed stations within reach} */
  public static int bestPossible(RailMap map, Map<Integer, Integer> owners, int seat, int station) {
    return points(map, owners, seat)
        + reachable(map, owners, seat, station).stream()
            .filter(reached -> !owners.containsKey(reached))
            .mapToInt(map::value)
            .sum();
  }
}
