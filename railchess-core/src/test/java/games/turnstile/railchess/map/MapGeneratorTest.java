package games.turnstile.railchess.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MapGeneratorTest {
  record City(boolean isDense, long seed, int stations, int lines) {
    RailMap map() {
      return isDense
          ? MapGenerator.dense(seed, stations, lines)
          : MapGenerator.metro(seed, stations, lines);
    }
  }

  @Provide
  Arbitrary<City> cities() {
    return Arbitraries.of(true, false)
        .flatMap(
            isDense ->
                Arbitraries.integers()
                    .between(60, 250)
                    .flatMap(stations -> cities(isDense, stations)));
  }

  private static Arbitrary<City> cities(boolean isDense, int stations) {
    int fewest = Math.max(3, (stations - 1) / (isDense ? 12 : 22) + 1);
    int most = stations / (isDense ? 6 : 10);
    return Arbitraries.integers()
        .between(fewest, most)
        .flatMap(
            lines -> Arbitraries.longs().map(seed -> new City(isDense, seed, stations, lines)));
  }

  @Property(tries = 40)
  void a_city_is_what_was_asked_for_and_can_be_played_on(@ForAll("cities") City city) {
    RailMap map = city.map();

    assertThat(map.stations()).hasSize(city.stations());
    assertThat(map.lines()).hasSize(city.lines());
    assertThat(map.spawns()).hasSizeGreaterThanOrEqualTo(4);
    assertThat(map.walks()).isNotEmpty();
    MapLaws.assertConnected(map);
    MapLaws.assertDrawable(map);
    MapLaws.assertWellNamed(map);
    for (int line : map.lines()) {
      assertThat(MapLaws.length(map, line)).as("length of %s", line).isBetween(10L, 40L);
    }
  }

  @Property(tries = 20)
  void the_same_seed_gives_an_equal_city(@ForAll("cities") City city) {
    assertThat(city.map()).isEqualTo(city.map());
  }

  @Property(tries = 20)
  void lines_never_bend_by_more_than_45_degrees_but_where_they_branch(@ForAll("cities") City city) {
    RailMap map = city.map();
    for (Link link : map.links()) {
      List<Integer> onward =
          map.links().stream()
              .filter(next -> next.line() == link.line() && next.from() == link.to())
              .map(Link::to)
              .filter(to -> to != link.from())
              .toList();
      if (onward.size() == 1) {
        assertThat(isSmooth(map, link.from(), link.to(), onward.get(0))).as("%s", link).isTrue();
      }
    }
  }

  private static boolean isSmooth(RailMap map, int first, int second, int third) {
    Station from = map.station(first).orElseThrow();
    Station via = map.station(second).orElseThrow();
    Station to = map.station(third).orElseThrow();
    double across = Math.signum(via.x() - from.x()) * Math.signum(to.x() - via.x());
    double along = Math.signum(via.y() - from.y()) * Math.signum(to.y() - via.y());
    return across + along >= 1;
  }

  @Nested
  class Cities {
    private final RailMap metro = MapGenerator.metro(4, 320, 17);

    @Test
    void a_metro_has_all_that_metros_have() {
      assertThat(metro.lineNames()).containsEntry(1, "Circle Line");
      assertThat(metro.noTrains()).isNotEmpty();
      assertThat(metro.walks()).hasSizeGreaterThan(10);
      assertThat(metro.noSpawns()).isNotEmpty();
      assertThat(metro.stations())
          .filteredOn(station -> metro.linesAt(station.id()).size() > 1)
          .hasSizeBetween(50, 160);
      assertThat(shared(metro, 2)).isBetween(20L, 160L);
    }

    @Test
    void its_circle_line_has_no_end() {
      Set<Integer> ring = new HashSet<>();
      for (Link link : metro.links()) {
        if (link.line() == 1) {
          ring.add(link.from());
        }
      }
      assertThat(metro.links().stream().filter(link -> link.line() == 1)).hasSize(2 * ring.size());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void a_dense_city_has_many_lines_on_the_same_tracks(long seed) {
      RailMap dense = MapGenerator.dense(seed, 623, 87);

      assertThat(shared(dense, 2)).isGreaterThan(300);
      assertThat(shared(dense, 4)).isGreaterThan(100);
    }

    private static long shared(RailMap map, int lines) {
      Map<Walk, Integer> tracks = new HashMap<>();
      for (Link link : map.links()) {
        if (link.from() < link.to()) {
          tracks.merge(new Walk(link.from(), link.to()), 1, Integer::sum);
        }
      }
      return tracks.values().stream().filter(count -> count >= lines).count();
    }

    @Test
    void other_seeds_give_other_cities() {
      assertThat(MapGenerator.metro(5, 60, 4).fingerprint())
          .isNotEqualTo(MapGenerator.metro(6, 60, 4).fingerprint());
    }

    @ParameterizedTest
    @CsvSource({
      "false, 4, 320, 17, 27bb90d71c9b75d2fda2cf03d9347a30, Heatherby",
      "false, 5, 60, 4, e78da35fa16378096d7f180e303ad200, Heatherdale Yard",
      "true, 1, 623, 87, e41a8ef1311c9da878ad01dd0467c675, Northcliff",
      "true, -9, 100, 12, 0c5132ff2f500b4a32777ac7106d57f5, Springwell Lane"
    })
    void a_city_stays_the_same_for_ever(
        boolean isDense, long seed, int stations, int lines, String fingerprint, String name) {
      RailMap map = new City(isDense, seed, stations, lines).map();

      assertThat(map.fingerprint()).isEqualTo(fingerprint);
      assertThat(map.station(stations).orElseThrow().name()).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({
      "39, 3, 'the number of stations must be 40 to 2500, not 39'",
      "2501, 200, 'the number of stations must be 40 to 2500, not 2501'",
      "100, 4, 'the number of lines of 100 stations must be 5 to 10, not 4'",
      "100, 11, 'the number of lines of 100 stations must be 5 to 10, not 11'",
      "40, 2, 'the number of lines of 40 stations must be 3 to 4, not 2'"
    })
    void an_impossible_metro_is_refused(int stations, int lines, String message) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> MapGenerator.metro(1, stations, lines))
          .withMessage(message);
    }

    @Test
    void an_impossible_dense_city_is_refused() {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> MapGenerator.dense(1, 100, 17))
          .withMessage("the number of lines of 100 stations must be 9 to 16, not 17");
      assertThatIllegalArgumentException().isThrownBy(() -> MapGenerator.dense(1, 100, 8));
    }
  }

  @Nested
  class Grids {
    @Test
    void a_grid_joins_each_station_to_those_beside_above_and_below() {
      RailMap grid = MapGenerator.grid(3, 2);

      assertThat(grid)
          .isEqualTo(
              RailMap.builder()
                  .name("Grid 3 by 2")
                  .station(1, 0.04, 0.04)
                  .station(2, 0.5, 0.04)
                  .station(3, 0.96, 0.04)
                  .station(4, 0.04, 0.96)
                  .station(5, 0.5, 0.96)
                  .station(6, 0.96, 0.96)
                  .track(1, 1, 2, 3)
                  .track(1, 4, 5, 6)
                  .track(1, 1, 4)
                  .track(1, 2, 5)
                  .track(1, 3, 6)
                  .build());
    }

    @Test
    void the_hostile_grid_has_144_stations_on_one_line() {
      RailMap grid = MapGenerator.grid(12, 12);

      assertThat(grid.stations()).hasSize(144);
      assertThat(grid.links()).hasSize(2 * 2 * 11 * 12);
      assertThat(grid.lines()).containsExactly(1);
      MapLaws.assertConnected(grid);
      MapLaws.assertDrawable(grid);
    }

    @ParameterizedTest
    @CsvSource({"1, 5, width", "71, 5, width", "5, 1, height", "5, 71, height"})
    void an_impossible_grid_is_refused(int width, int height, String what) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> MapGenerator.grid(width, height))
          .withMessageStartingWith("the %s of a grid must be 2 to 70, not ", what);
    }

    @Test
    void a_grid_of_the_largest_size_is_a_map() {
      assertThat(MapGenerator.grid(70, 70).stations()).hasSize(4_900);
    }
  }
}
