package games.turnstile.benchmarks.railchess;

import games.turnstile.railchess.Rides;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;

/**
 * Looks for the station from which the longest rides take the longest to find. Each station is
 * asked several times and the median counts, so that pauses of the machine do not.
 */
public final class RailchessSlowestRide {
  private static final int WARM_UPS = 200;
  private static final int TIMES = 9;

  private RailchessSlowestRide() {}

  /**
   * Prints the slowest call on each map.
   *
   * @param args none
   */
  public static void main(String[] args) {
    for (BenchmarkMap map : BenchmarkMap.values()) {
      RailMap loaded = map.load();
      Rides rides = Rides.on(loaded);
      for (int round = 0; round < WARM_UPS; round++) {
        loaded.stations().forEach(station -> destinations(rides, station));
      }
      double slowest =
          loaded.stations().stream().mapToDouble(station -> median(rides, station)).max().orElse(0);
      System.out.println(
          String.format(
              Locale.ROOT,
              "%-5s n = %s, slowest of %s stations: %.1f us",
              map,
              Settings.MAX_NUMBER,
              loaded.stations().size(),
              slowest));
    }
  }

  private static Set<Integer> destinations(Rides rides, Station station) {
    return rides.destinations(station.id(), Settings.MAX_NUMBER, Set.of());
  }

  private static double median(Rides rides, Station station) {
    double[] times = new double[TIMES];
    for (int i = 0; i < TIMES; i++) {
      long begin = System.nanoTime();
      destinations(rides, station);
      times[i] = (System.nanoTime() - begin) / 1e3;
    }
    Arrays.sort(times);
    return times[TIMES / 2];
  }
}
