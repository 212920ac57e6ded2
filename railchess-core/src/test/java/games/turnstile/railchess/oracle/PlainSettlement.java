package games.turnstile.railchess.oracle;

import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who owns what once all claims are settled.
 *
 * @param owners the seats by the stations that they own; dead stations are missing
 * @param dead the stations that nobody can reach
 * @param seatsIn the players still in the game
 * @param points what each seat's stations are worth
 * @param bestPossible what each seat can still get to; of a seat that is out, its points
 */
public record PlainSettlement(
    SortedMap<Integer, Integer> owners,
    SortedSet<Integer> dead,
    SortedSet<Integer> seatsIn,
    List<Integer> points,
    List<Integer> bestPossible) {

  /**
   * {@return what comes of the claims, by rules 1 to 4 again and again until nobody leaves}
   *
   * @param map where the game is played
   * @param ownersBefore the seats by the stations that they own
   * @param deadBefore the stations that are dead already
   * @param stations where each seat stands, also those that are out
   * @param seatsBefore the players still in the game
   */
  public static PlainSettlement settle(
      RailMap map,
      Map<Integer, Integer> ownersBefore,
      Set<Integer> deadBefore,
      List<Integer> stations,
      Set<Integer> seatsBefore) {
    Map<Integer, Integer> owners = new HashMap<>(ownersBefore);
    deadBefore.forEach(station -> owners.put(station, PlainRides.DEAD));
    SortedSet<Integer> seatsIn = new TreeSet<>(seatsBefore);
    Set<Integer> leaving;
    do {
      seatsIn.forEach(seat -> owners.putIfAbsent(stations.get(seat), seat));
      claimWhatIsNotContested(map, owners, stations, seatsIn);
      leaving = new TreeSet<>();
      for (int seat : seatsIn) {
        int best = PlainClaims.bestPossible(map, owners, seat, stations.get(seat));
        if (PlainClaims.points(map, owners, seat) == best) {
          leaving.add(seat);
        }
      }
      seatsIn.removeAll(leaving);
    } while (!leaving.isEmpty());
    return result(map, owners, stations, seatsIn);
  }

  /** Rule 3. All players' reach is looked at before anything is claimed. */
  private static void claimWhatIsNotContested(
      RailMap map, Map<Integer, Integer> owners, List<Integer> stations, Set<Integer> seatsIn) {
    Map<Integer, List<Integer>> seatsByStation = new HashMap<>();
    for (Station station : map.stations()) {
      seatsByStation.put(station.id(), new ArrayList<>());
    }
    for (int seat : seatsIn) {
      for (int reached : PlainClaims.reachable(map, owners, seat, stations.get(seat))) {
        seatsByStation.get(reached).add(seat);
      }
    }
    seatsByStation.forEach(
        (station, seats) -> {
          if (seats.isEmpty()) {
            owners.putIfAbsent(station, PlainRides.DEAD);
          } else if (seats.size() == 1) {
            owners.putIfAbsent(station, seats.get(0));
          }
        });
  }

  private static PlainSettlement result(
      RailMap map,
      Map<Integer, Integer> owners,
      List<Integer> stations,
      SortedSet<Integer> seatsIn) {
    List<Integer> points = new ArrayList<>();
    List<Integer> bestPossible = new ArrayList<>();
    for (int seat = 0; seat < stations.size(); seat++) {
      points.add(PlainClaims.points(map, owners, seat));
      bestPossible.add(
          seatsIn.contains(seat)
              ? PlainClaims.bestPossible(map, owners, seat, stations.get(seat))
              : points.get(seat));
    }
    SortedMap<Integer, Integer> claimed = new TreeMap<>(owners);
    claimed.values().removeIf(owner -> owner == PlainRides.DEAD);
    SortedSet<Integer> dead = new TreeSet<>(owners.keySet());
    dead.removeAll(claimed.keySet());
    return new PlainSettlement(claimed, dead, seatsIn, points, bestPossible);
  }
}
