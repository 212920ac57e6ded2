package games.turnstile.railchess;

import games.turnstile.railchess.map.RailMap;
import java.util.Map;
import java.util.SortedSet;

/** Something that tells where a player can ride: the plain oracle, or an engine. */
@FunctionalInterface
public interface DestinationsFunction {
  /**
   * {@return the stations on which a ride of n links can end}
   *
   * @param map where it goes
   * @param owners the seats by the stations that they own; dead stations have the owner -2
   * @param seat who rides
   * @param from where that player stands
   * @param n how many links the ride has, at least one
   */
  SortedSet<Integer> destinations(
      RailMap map, Map<Integer, Integer> owners, int seat, int from, int n);
}
