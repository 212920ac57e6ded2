package games.turnstile.railchess;

import games.turnstile.railchess.map.RailMap;
import java.util.Map;
import java.util.SortedSet;

/**
 * What a {@link DestinationsFunction} can be asked.
 *
 * @param map where the ride goes
 * @param owners the seats by the stations that they own, -2 for dead ones
 * @param seat who rides
 * @param from where that player stands, always an own station
 * @param n how many links the ride has
 */
public record RideQuestion(RailMap map, Map<Integer, Integer> owners, int seat, int from, int n) {
  /** {@return the function's answer} */
  public SortedSet<Integer> ask(DestinationsFunction function) {
    return function.destinations(map, owners, seat, from, n);
  }

  /** {@return the same question about another map} */
  public RideQuestion on(RailMap other) {
    return new RideQuestion(other, owners, seat, from, n);
  }

  @Override
  public String toString() {
    return "RideQuestion[%s, owners %s, seat %s from %s, n = %s]"
        .formatted(MapTexts.text(map), owners, seat, from, n);
  }
}
