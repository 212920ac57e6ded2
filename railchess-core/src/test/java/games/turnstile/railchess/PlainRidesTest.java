package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Walk;
import games.turnstile.railchess.oracle.PlainClaims;
import games.turnstile.railchess.oracle.PlainRides;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle of rides, against answers worked out by hand and against a second way to count. */
@Domain(MapArbitraries.class)
class PlainRidesTest {
  private static final long TOO_MANY = 20_000;

  static Stream<RideExamples.Example> examples() {
    return RideExamples.all();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void the_oracle_knows_the_worked_examples(RideExamples.Example example) {
    example.check(PlainRides::destinations);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 2, 4",
    "2, 4, 12",
    "3, 10, 36",
    "4, 26, 108",
    "5, 64, 316",
    "6, 162, 914",
    "7, 410, 2596",
    "8, 1060, 7232",
    "10, 7112, 52512",
    "12, 48546, 356904"
  })
  void rides_on_a_grid_are_as_many_as_its_trails(int n, long fromCorner, long fromMiddle) {
    RailMap grid = Maps.grid(12, 12);

    assertThat(PlainRides.paths(grid, Map.of(), 0, 0, n)).isEqualTo(fromCorner);
    assertThat(PlainRides.paths(grid, Map.of(), 0, 5 * 12 + 5, n)).isEqualTo(fromMiddle);
  }

  @Test
  void lines_side_by_side_make_different_rides_to_one_destination() {
    RailMap map = Sketch.map("1 a-b-c, 2 a-b-c");

    assertThat(PlainRides.paths(map, Map.of(), 0, 0, 2)).isEqualTo(4);
    assertThat(PlainRides.destinations(map, Map.of(), 0, 0, 2)).containsExactly(2);
  }

  @Test
  void a_ride_without_links_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlainRides.destinations(Maps.triangle(), Map.of(), 0, 0, 0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "true  | as it should be           | 3 | false | abcd | 112",
        "true  | other line in the middle  | 3 | false | abcd | 122",
        "false | too short                 | 4 | false | abcd | 112",
        "false | a line too few            | 3 | false | abcd | 11",
        "false | not from the start        | 2 | false | bcd  | 12",
        "false | walks where nothing leads | 2 | true  | bcd  | 12",
        "true  | walks first               | 1 | true  | dc   | 2",
        "false | no such link              | 2 | false | abd  | 12",
        "false | no such line              | 1 | false | ab   | 3",
        "false | against a one-way link    | 1 | false | ae   | 1",
        "false | a segment twice           | 2 | false | aba  | 11",
        "false | two changes               | 4 | false | abcdf | 1124",
      })
  void a_ride_is_judged_link_by_link(
      boolean allowed, String story, int n, boolean walks, String stations, String lines) {
    RailMap map = Sketch.map("1 a-b-c, 2 b-c-d, walk a>d, 1 e>a, 4 d-f");

    assertThat(
            PlainRides.isRide(
                map,
                Map.of(),
                0,
                0,
                n,
                walks,
                stations.chars().mapToObj(letter -> Sketch.station((char) letter)).toList(),
                lines.chars().mapToObj(Character::getNumericValue).toList()))
        .as(story)
        .isEqualTo(allowed);
  }

  @Property(tries = 400)
  void the_search_finds_what_passes_the_judgment_of_single_rides(@ForAll RideQuestion question) {
    Assume.that(question.n() <= 4);
    List<List<Link>> all = new ArrayList<>();
    for (Link first : question.map().links()) {
      extend(question, new ArrayList<>(List.of(first)), all);
    }
    Assume.that(all.size() <= TOO_MANY);

    SortedSet<Integer> ends = new TreeSet<>();
    long count = 0;
    for (List<Link> links : all) {
      for (boolean walks : new boolean[] {false, true}) {
        if (isRide(question, walks, links)) {
          ends.add(links.get(links.size() - 1).to());
          count++;
        }
      }
    }

    assertThat(question.ask(PlainRides::destinations)).isEqualTo(ends);
    assertThat(
            PlainRides.paths(
                question.map(), question.owners(), question.seat(), question.from(), question.n()))
        .isEqualTo(count);
  }

  private static void extend(RideQuestion question, List<Link> begun, List<List<Link>> all) {
    if (begun.size() == question.n()) {
      all.add(List.copyOf(begun));
      return;
    }
    for (Link next : question.map().links()) {
      if (next.from() == begun.get(begun.size() - 1).to() && all.size() <= TOO_MANY) {
        begun.add(next);
        extend(question, begun, all);
        begun.remove(begun.size() - 1);
      }
    }
  }

  private static boolean isRide(RideQuestion question, boolean walks, List<Link> links) {
    List<Integer> stations = new ArrayList<>(List.of(links.get(0).from()));
    links.forEach(link -> stations.add(link.to()));
    return PlainRides.isRide(
        question.map(),
        question.owners(),
        question.seat(),
        question.from(),
        question.n(),
        walks,
        stations,
        links.stream().map(Link::line).toList());
  }

  @Property(tries = 400)
  void rides_end_on_reachable_stations(@ForAll RideQuestion question) {
    assertThat(
            PlainClaims.reachable(
                question.map(), question.owners(), question.seat(), question.from()))
        .containsAll(question.ask(PlainRides::destinations));
  }

  @Property(tries = 200)
  void walking_is_the_same_as_starting_next_door(@ForAll RideQuestion question) {
    SortedSet<Integer> expected = new TreeSet<>(ridesFrom(question, question.from()));
    for (Walk walk : question.map().walks()) {
      Integer owner = question.owners().get(walk.to());
      if (walk.from() == question.from() && (owner == null || owner == question.seat())) {
        expected.addAll(ridesFrom(question, walk.to()));
      }
    }

    assertThat(question.ask(PlainRides::destinations)).isEqualTo(expected);
  }

  private static SortedSet<Integer> ridesFrom(RideQuestion question, int station) {
    return PlainRides.destinations(
        MapCopies.without(question.map(), MapCopies.Part.WALKS),
        question.owners(),
        question.seat(),
        station,
        question.n());
  }
}
