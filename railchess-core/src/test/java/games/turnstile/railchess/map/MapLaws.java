package games.turnstile.railchess.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** What holds for every map that is fit to be played on and to be looked at. */
public final class MapLaws {
  private MapLaws() {}

  public static void assertConnected(RailMap map) {
    Set<Integer> all = map.stations().stream().map(Station::id).collect(Collectors.toSet());
    for (int start : all) {
      assertThat(reachable(map, start)).as("reachable from %s of %s", start, map).isEqualTo(all);
    }
  }

  private static Set<Integer> reachable(RailMap map, int start) {
    Set<Integer> seen = new HashSet<>(Set.of(start));
    Deque<Integer> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      map.neighbours(open.remove()).stream().filter(seen::add).forEach(open::add);
    }
    return seen;
  }

  public static void assertDrawable(RailMap map) {
    assertThat(map.stations().stream().map(station -> station.x() + " " + station.y()))
        .as("places of the stations of %s", map)
        .doesNotHaveDuplicates();
    assertThat(spread(map, Station::x)).as("width of %s", map).isGreaterThan(0.65);
    assertThat(spread(map, Station::y)).as("height of %s", map).isGreaterThan(0.65);
  }

  private static double spread(RailMap map, ToDoubleFunction<Station> coordinate) {
    Comparator<Station> order = Comparator.comparingDouble(coordinate);
    return coordinate.applyAsDouble(map.stations().stream().max(order).orElseThrow())
        - coordinate.applyAsDouble(map.stations().stream().min(order).orElseThrow());
  }

  public static void assertWellNamed(RailMap map) {
    assertThat(map.name()).isNotEmpty();
    assertThat(map.stations().stream().map(Station::name))
        .doesNotContain("")
        .doesNotHaveDuplicates();
    assertThat(map.lineNames().keySet()).isEqualTo(map.lines());
    assertThat(map.lineNames().values()).doesNotHaveDuplicates();
  }

  /** How many stations a line has. */
  public static long length(RailMap map, int line) {
    return map.stations().stream().filter(s -> map.linesAt(s.id()).contains(line)).count();
  }
}
