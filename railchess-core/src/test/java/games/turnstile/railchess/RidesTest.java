package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.oracle.PlainRides;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine's rides, against answers worked out by hand and against the plain oracle. */
@Domain(MapArbitraries.class)
class RidesTest {
  /** Each way to search by itself, down to laying out anew after every single step. */
  private static final List<Patience> ALL_WAYS =
      List.of(
          Patience.USUAL,
          new Patience(Integer.MAX_VALUE, 0, 0),
          new Patience(0, Integer.MAX_VALUE, 0),
          new Patience(0, 0, Integer.MAX_VALUE),
          new Patience(2, 2, 2),
          new Patience(0, 0, -1_000_000));

  private static SortedSet<Integer> destinations(
      RailMap map, Map<Integer, Integer> owners, int seat, int from, int n) {
    return new TreeSet<>(Rides.on(map).destinations(from, n, closed(owners, seat)));
  }

  private static Set<Integer> closed(Map<Integer, Integer> owners, int seat) {
    return owners.keySet().stream()
        .filter(station -> owners.get(station) != seat)
        .collect(Collectors.toSet());
  }

  static Stream<RideExamples.Example> examples() {
    return RideExamples.all();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void the_engine_knows_the_worked_examples(RideExamples.Example example) {
    example.check(RidesTest::destinations);
  }

  @Property(tries = 4_000)
  void destinations_are_those_of_the_oracle(@ForAll RideQuestion question) {
    assertThat(question.ask(RidesTest::destinations))
        .isEqualTo(question.ask(PlainRides::destinations));
  }

  @Property(tries = 1_000)
  void every_way_to_search_finds_the_same(@ForAll RideQuestion question) {
    SortedSet<Integer> expected = question.ask(PlainRides::destinations);
    for (Patience patience : ALL_WAYS) {
      assertThat(search(question, patience)).as(patience.toString()).isEqualTo(expected);
    }
  }

  private static SortedSet<Integer> search(RideQuestion question, Patience patience) {
    Network network = new Network(question.map());
    long[] blocked = new long[network.words];
    closed(question.owners(), question.seat())
        .forEach(station -> Bits.add(blocked, network.index(station)));
    return new TreeSet<>(
        new StationSet(
            network,
            RideSearch.destinations(
                network, blocked, network.index(question.from()), question.n(), patience)));
  }

  @Property(tries = 1_000)
  void there_is_a_route_to_every_destination_and_to_nothing_else(@ForAll RideQuestion question) {
    Rides rides = Rides.on(question.map());
    Set<Integer> closed = closed(question.owners(), question.seat());
    Set<Integer> destinations = rides.destinations(question.from(), question.n(), closed);
    question
        .map()
        .stations()
        .forEach(
            station -> {
              Optional<Route> route =
                  rides.route(question.from(), station.id(), question.n(), closed);
              assertThat(route.isPresent()).isEqualTo(destinations.contains(station.id()));
              route.ifPresent(
                  found -> {
                    assertThat(found.from()).isEqualTo(question.from());
                    assertThat(found.to()).isEqualTo(station.id());
                    assertThat(isRide(question, found)).as(found.toString()).isTrue();
                  });
            });
  }

  private static boolean isRide(RideQuestion question, Route route) {
    List<Integer> stations = new ArrayList<>();
    List<Integer> lines = new ArrayList<>();
    for (Route.Leg leg : route.legs()) {
      int from = stations.isEmpty() ? 0 : 1;
      stations.addAll(leg.stations().subList(from, leg.stations().size()));
      lines.addAll(Collections.nCopies(leg.stations().size() - 1, leg.line()));
    }
    return route.walkTo().stream().allMatch(stations.get(0)::equals)
        && PlainRides.isRide(
            question.map(),
            question.owners(),
            question.seat(),
            question.from(),
            question.n(),
            route.walkTo().isPresent(),
            stations,
            lines);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "straight through although one could change  | 1 a-b-c, 2 b-c         | 2 | 1:abc",
        "changing where it must be                   | 1 a-b, 2 b-c           | 2 | 1:ab 2:bc",
        "the first train is kept as long as possible | 1 a-b-c, 2 b-c-d       | 3 | 1:abc 2:cd",
        "walking only if it must be                  | 1 a-b, walk a-c, 1 c-b | 1 | 1:ab",
        "walking rather than changing                | 1 a-b, 2 b-c, walk a-d, 3 d-e-c | 2 | walk d 3:dec",
        "the same line again where no train runs on  | 1 a-b-c, notrain 1 a>b>c | 2 | 1:ab 1:bc",
      })
  void a_route_takes_little_trouble(String story, String map, int n, String route) {
    int to = Sketch.station(route.charAt(route.length() - 1));
    Route found = Rides.on(Sketch.map(map)).route(0, to, n, Set.of()).orElseThrow();

    assertThat(text(found)).as(story).isEqualTo(route);
    assertThat(found.changeAt().isPresent()).isEqualTo(found.legs().size() == 2);
  }

  private static String text(Route route) {
    String legs =
        route.legs().stream()
            .map(leg -> leg.line() + ":" + Sketch.letters(leg.stations()))
            .collect(Collectors.joining(" "));
    return route.walkTo().map(to -> "walk " + Sketch.letters(List.of(to)) + " ").orElse("") + legs;
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 8, 9})
  void on_a_grid_the_engine_finds_what_the_oracle_finds(int n) {
    RailMap grid = Maps.grid(6, 6);
    Map<Integer, Integer> owners = Map.of(7, 1, 8, 1, 21, 1, 28, 1);

    for (int from = 0; from < 7; from++) {
      assertThat(destinations(grid, owners, 0, from, n))
          .isEqualTo(PlainRides.destinations(grid, owners, 0, from, n));
    }
  }

  @Test
  void no_map_is_too_tangled_for_the_longest_ride() {
    RailMap tangle = tangle();
    Rides rides = Rides.on(tangle);

    assertThat(rides.destinations(0, Settings.MAX_NUMBER, Set.of())).hasSize(66);
    assertThat(rides.destinations(0, Settings.MAX_NUMBER, Set.of(60, 61, 62))).hasSize(63);
    assertThat(rides.destinations(100, Settings.MAX_NUMBER, Set.of())).doesNotContain(100, 101);
    assertThat(rides.route(100, 63, Settings.MAX_NUMBER, Set.of())).isPresent();
  }

  /** Sixty-four stations, each linked with each other, and a dead end of two more. */
  private static RailMap tangle() {
    var builder = RailMap.builder().station(100, 0, 0).station(101, 0, 0).track(1, 100, 101, 0);
    for (int station = 0; station < 64; station++) {
      builder.station(station, 1, 1);
      int[] lower = IntStream.range(station == 63 ? 1 : 0, station).toArray();
      for (int other : lower) {
        builder.track(1, station, other);
      }
    }
    return builder.build();
  }

  @Test
  void a_map_that_nobody_could_search_to_the_end_is_answered_all_the_same() {
    var builder = RailMap.builder();
    for (int left = 0; left < 16; left++) {
      builder.station(left, 0, 0).station(100 + left, 1, 1);
      for (int right = 0; right < 16; right++) {
        builder.track(1, left, 100 + right);
      }
    }
    builder.station(200, 0, 0).station(201, 0, 0).station(202, 0, 0);
    RailMap map = builder.track(1, 0, 200, 201, 202, 200).build();

    Set<Integer> destinations = Rides.on(map).destinations(1, 12, Set.of());

    assertThat(destinations).contains(0, 1, 15, 201, 202).doesNotContain(100, 115);
  }

  @Test
  void what_is_not_on_the_map_is_refused() {
    Rides rides = Rides.on(Maps.triangle());

    assertThatIllegalArgumentException()
        .isThrownBy(() -> rides.destinations(9, 1, Set.of()))
        .withMessage("there is no station 9");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rides.destinations(0, 1, Set.of(9)))
        .withMessage("there is no station 9");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rides.route(0, 9, 1, Set.of()))
        .withMessage("there is no station 9");
    for (int n : new int[] {0, -1, 17}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> rides.destinations(0, n, Set.of()))
          .withMessage("a ride has 1 to 16 links, not " + n);
    }
  }

  @Test
  void the_set_of_destinations_is_sorted_and_cannot_be_changed() {
    Set<Integer> destinations = Rides.on(Maps.grid(9, 9)).destinations(40, 2, Set.of());

    assertThat(destinations).containsExactly(22, 30, 32, 38, 42, 48, 50, 58);
    assertThat(destinations).isEqualTo(Set.copyOf(destinations));
    assertThat(destinations.contains("22")).isFalse();
    assertThat(destinations.contains(-1)).isFalse();
    assertThatIllegalArgumentException().isThrownBy(() -> checkedRemove(destinations));
    assertThat(Arrays.asList(destinations.toArray())).hasSize(8);
  }

  private static void checkedRemove(Set<Integer> set) {
    try {
      set.remove(22);
    } catch (UnsupportedOperationException expected) {
      throw new IllegalArgumentException(expected);
    }
  }
}
