package games.turnstile.railchess;

import games.turnstile.railchess.map.RailMap;
import java.util.Optional;
import java.util.Set;

/**
 * Where rides on a map lead, apart from any game. Making one takes about a millisecond for a large
 * map, so keep it if you have more than one question. Immutable and thread-safe.
 */
public final class Rides {
  private final Network network;

  private Rides(Network network) {
    this.network = network;
  }

  /**
   * {@return the rides on a map}
   *
   * @param map any map
   */
  public static Rides on(RailMap map) {
    return new Rides(new Network(map));
  }

  /**
   * {@return the ids of the stations where rides can end, in ascending order}
   *
   * @param from the id of the station where they begin
   * @param n how many links they have, 1 to {@link Settings#MAX_NUMBER}
   * @param closed the ids of the stations that belong to others and may not be entered
   * @throws IllegalArgumentException if a station is not on the map, or the number out of its range
   */
  public Set<Integer> destinations(int from, int n, Set<Integer> closed) {
    return new StationSet(
        network, RideSearch.destinations(network, bits(closed), index(from), checked(n)));
  }

  /**
   * {@return one of the rides, with as little changing and walking as possible; empty if there is
   * none}
   *
   * @param from the id of the station where it begins
   * @param to the id of the station where it ends
   * @param n how many links it has, 1 to {@link Settings#MAX_NUMBER}
   * @param closed the ids of the stations that belong to others and may not be entered
   * @throws IllegalArgumentException if a station is not on the map, or the number out of its range
   */
  public Optional<Route> route(int from, int to, int n, Set<Integer> closed) {
    return RouteFinder.find(network, bits(closed), index(from), index(to), checked(n));
  }

  private long[] bits(Set<Integer> stations) {
    long[] bits = new long[network.words];
    stations.forEach(station -> Bits.add(bits, index(station)));
    return bits;
  }

  private int index(int station) {
    int index = network.index(station);
    if (index < 0) {
      throw new IllegalArgumentException("there is no station " + station);
    }
    return index;
  }

  private static int checked(int n) {
    if (n < 1 || n > Settings.MAX_NUMBER) {
      throw new IllegalArgumentException(
          "a ride has 1 to %s links, not %s".formatted(Settings.MAX_NUMBER, n));
    }
    return n;
  }
}
