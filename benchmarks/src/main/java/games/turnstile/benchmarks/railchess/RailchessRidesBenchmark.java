package games.turnstile.benchmarks.railchess;

import games.turnstile.railchess.Rides;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.oracle.PlainRides;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Destinations of one ride after another, from every station in turn, on an empty board. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 4)
@Measurement(iterations = 5, time = 4)
@Fork(1)
@State(Scope.Thread)
public class RailchessRidesBenchmark {
  /** Where. */
  @Param BenchmarkMap map;

  /** How many links. */
  @Param("12")
  int n;

  private RailMap loaded;
  private Rides rides;
  private int[] stations;
  private int turn;

  /** Loads the map. */
  @Setup
  public void load() {
    loaded = map.load();
    rides = Rides.on(loaded);
    stations = loaded.stations().stream().mapToInt(Station::id).toArray();
  }

  private int nextStation() {
    turn = turn + 1 == stations.length ? 0 : turn + 1;
    return stations[turn];
  }

  /** The engine. */
  @Benchmark
  public Set<Integer> engine() {
    return rides.destinations(nextStation(), n, Set.of());
  }

  /** The plain rules. */
  @Benchmark
  public Set<Integer> plain() {
    return PlainRides.destinations(loaded, Map.of(), 0, nextStation(), n);
  }
}
