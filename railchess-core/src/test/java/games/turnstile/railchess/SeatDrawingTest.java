package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.MapBuilder;
import games.turnstile.railchess.map.NoSpawn;
import games.turnstile.railchess.map.RailMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who sits where, in which colour, and starts on which station. */
@Domain(MapArbitraries.class)
@Domain(DomainContext.Global.class)
class SeatDrawingTest {
  private static final List<String> PLAYERS = List.of("Ann", "Bob", "Cid", "Dee");

  /** Five arms of two stations, whose ends are the spawns b, d, f, h and j. */
  private static final String STAR = "1 k-a-b, 2 k-c-d, 3 k-e-f, 4 k-g-h, 5 k-i-j";

  private static Setup draw(RailMap map, int players, long seed) {
    return Setup.draw(map, PLAYERS.subList(0, players), Settings.standard(), seed);
  }

  private static List<Integer> spawns(Setup setup) {
    return setup.seats().stream().map(Seat::spawn).toList();
  }

  @Property(tries = 300)
  void the_same_seed_draws_the_same_seats(
      @ForAll RailMap map, @ForAll @IntRange(min = 2, max = 4) int players, @ForAll long seed) {
    Assume.that(map.stations().size() >= players);
    Setup setup = draw(map, players, seed);

    assertThat(draw(map, players, seed)).isEqualTo(setup);
    assertThat(setup.seed()).isEqualTo(seed);
    assertThat(setup.map()).isSameAs(map);
    assertThat(setup.seats())
        .extracting(Seat::player)
        .containsExactlyInAnyOrderElementsOf(PLAYERS.subList(0, players));
    assertThat(setup.seats()).extracting(Seat::colour).doesNotHaveDuplicates();
    assertThat(map.startingStations(players)).containsAll(spawns(setup));
  }

  @Property(tries = 500)
  void as_few_pairs_as_possible_start_where_they_should_not(
      @ForAll RailMap map, @ForAll @IntRange(min = 2, max = 4) int players, @ForAll long seed) {
    Assume.that(map.stations().size() >= players);
    List<Integer> candidates = map.startingStations(players);
    List<Integer> spawns = spawns(draw(map, players, seed));

    assertThat(pairs(map, spawns)).isEqualTo(fewestPairs(map, candidates, players));
  }

  private static int pairs(RailMap map, List<Integer> spawns) {
    int pairs = 0;
    for (int first : spawns) {
      for (int second : spawns) {
        pairs += first < second && map.noSpawns().contains(new NoSpawn(first, second)) ? 1 : 0;
      }
    }
    return pairs;
  }

  /** Tries every choice of so many candidates. */
  private static int fewestPairs(RailMap map, List<Integer> candidates, int players) {
    int fewest = Integer.MAX_VALUE;
    for (int chosen = 0; chosen < 1 << candidates.size(); chosen++) {
      if (Integer.bitCount(chosen) == players) {
        List<Integer> stations = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
          if ((chosen >> i & 1) == 1) {
            stations.add(candidates.get(i));
          }
        }
        fewest = Math.min(fewest, pairs(map, stations));
      }
    }
    return fewest;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | nospawn b d, nospawn b f, nospawn b h, nospawn d f, nospawn d h, nospawn f h | 0",
        "3 | nospawn b d, nospawn d f, nospawn f h, nospawn h j, nospawn j b              | 1",
        "3 | nospawn b d, nospawn b f, nospawn d f                                        | 0",
        "4 | nospawn b d, nospawn b f, nospawn b h, nospawn b j                           | 0",
        "4 | nospawn b d, nospawn f h                                                     | 1",
        "4 | nospawn b d, nospawn b f, nospawn d f                                        | 1",
      })
  void pairs_are_avoided_by_search_and_not_by_luck(int players, String noSpawns, int pairs) {
    RailMap map = Sketch.map(STAR + ", " + noSpawns);
    for (long seed = 0; seed < 50; seed++) {
      assertThat(pairs(map, spawns(draw(map, players, seed)))).isEqualTo(pairs);
    }
  }

  @Test
  void everybody_can_get_every_place_colour_and_spawn() {
    RailMap map = Sketch.map(STAR + ", nospawn b d");
    Map<String, Set<String>> drawn = new HashMap<>();
    for (long seed = 0; seed < 400; seed++) {
      List<Seat> seats = draw(map, 4, seed).seats();
      for (int i = 0; i < seats.size(); i++) {
        Seat seat = seats.get(i);
        drawn
            .computeIfAbsent(seat.player(), player -> new TreeSet<>())
            .addAll(List.of("place " + i, seat.colour().name(), "spawn " + seat.spawn()));
      }
    }

    assertThat(drawn.keySet()).containsExactlyInAnyOrderElementsOf(PLAYERS);
    assertThat(drawn.values()).allSatisfy(lots -> assertThat(lots).hasSize(4 + 4 + 5));
  }

  @Test
  void one_player_can_hold_several_seats() {
    Setup setup = Setup.draw(Maps.path(9), Collections.nCopies(3, "Ann"), Settings.standard(), 5);

    assertThat(setup.seats()).extracting(Seat::player).containsExactly("Ann", "Ann", "Ann");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | 1 a-b-c-d-e                              | ae",
        "3 | 1 a-b-c-d-e                              | aebcd",
        "2 | 1 a-b-c-a                                | abc",
        "2 | 1 a-b-c-d-b                              | acd",
        "3 | 1 a-b-c-d-b, 2 a-c                       | adbc",
        "2 | 1 a-b-c-a, 1 a-d-c, 2 b-e                | ed",
        "2 | 1 a-b-c-a, alone d, 1 c-e                | ed",
      })
  void stations_of_the_lowest_value_stand_in_for_spawns(
      int players, String sketch, String candidates) {
    RailMap map = Sketch.map(sketch);
    Set<Integer> drawn = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      drawn.addAll(spawns(draw(map, players, seed)));
    }

    assertThat(drawn).isEqualTo(Sketch.stations(candidates));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 a-b-c-d-e-c", "1 a-b-c-d-b, alone e, alone f"})
  void the_spawns_that_there_are_come_first(String sketch) {
    RailMap map = Sketch.map(sketch);
    for (long seed = 0; seed < 50; seed++) {
      assertThat(spawns(draw(map, 2, seed))).contains(Sketch.station('a'));
    }
  }

  @Test
  void where_stations_stand_in_for_spawns_pairs_are_avoided_too() {
    RailMap map = Maps.ring(4).toBuilder().noSpawn(0, 1).noSpawn(1, 2).noSpawn(2, 3).build();
    for (long seed = 0; seed < 50; seed++) {
      assertThat(pairs(map, spawns(draw(map, 2, seed)))).isZero();
    }
  }

  /** A star on which nobody should start with anybody else, but for the pairs given. */
  private static RailMap unfriendlyStar(Set<NoSpawn> friends) {
    int arms = 40;
    MapBuilder builder = RailMap.builder().station(0, 0.5, 0.5);
    for (int first = 1; first <= arms; first++) {
      builder.station(first, 0, 0).track(1, 0, first);
      for (int second = first + 1; second <= arms; second++) {
        if (!friends.contains(new NoSpawn(first, second))) {
          builder.noSpawn(first, second);
        }
      }
    }
    return builder.build();
  }

  @Test
  void the_only_pair_that_can_start_is_found_among_many() {
    RailMap map = unfriendlyStar(Set.of(new NoSpawn(17, 31)));
    for (long seed = 0; seed < 100; seed++) {
      assertThat(spawns(draw(map, 2, seed))).containsExactlyInAnyOrder(17, 31);
    }
  }

  @Test
  void many_spawns_that_all_avoid_each_other_are_drawn_all_the_same() {
    List<Integer> spawns = spawns(draw(unfriendlyStar(Set.of()), 4, 1));

    assertThat(spawns).hasSize(4).doesNotHaveDuplicates().doesNotContain(0);
  }
}
