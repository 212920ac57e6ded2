package games.turnstile.railchess.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.railchess.Sketch;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a map knows of itself. */
class RailMapTest {
  /** Lines 1 and 2 share a-b; d is reached one way only, e on foot; f has nothing. */
  private static final RailMap MAP =
      Sketch.map("1 a-b-c, 2 a-b, 2 b>d, walk c-e, walk d>e, alone f");

  @ParameterizedTest
  @CsvSource({"a, b, 1 2", "b, acd, 1 2", "c, be, 1", "d, e, 2", "e, c, ''", "f, '', ''"})
  void a_station_knows_its_neighbours_its_value_and_its_lines(
      char letter, String neighbours, String lines) {
    int station = Sketch.station(letter);

    assertThat(Sketch.letters(MAP.neighbours(station))).isEqualTo(neighbours);
    assertThat(MAP.value(station)).isEqualTo(neighbours.length());
    assertThat(MAP.linesAt(station)).hasToString("[" + lines.replace(" ", ", ") + "]");
  }

  @Test
  void spawns_are_the_stations_with_one_neighbour() {
    assertThat(Sketch.letters(MAP.spawns())).isEqualTo("ade");
    assertThat(MAP.lines()).containsExactly(1, 2);
  }

  @ParameterizedTest
  @CsvSource({"1, ade", "3, ade", "4, adef", "5, acdef", "6, abcdef", "7, abcdef"})
  void where_spawns_are_too_few_the_next_values_are_taken(int players, String stations) {
    assertThat(Sketch.letters(MAP.startingStations(players))).isEqualTo(stations);
  }

  @ParameterizedTest
  @CsvSource({
    "1 a-b-c-a, 2, abc",
    "1 a-b-c-d-b, 2, acd",
    "1 a-b-c-d-b, 1, a",
    "'1 a-b-c-d-b, alone e, alone f', 2, aef"
  })
  void equal_values_are_equally_good_to_start_on(String sketch, int players, String stations) {
    assertThat(Sketch.letters(Sketch.map(sketch).startingStations(players))).isEqualTo(stations);
  }

  @Test
  void parts_are_listed_in_order() {
    RailMap map =
        Sketch.map(
            "2 c-b, 1 b>a, walk c>a, notrain 2 c>b>a, notransfer 2 1, nospawn c a, changeonly 3");

    assertThat(map.stations()).extracting(Station::id).containsExactly(0, 1, 2);
    assertThat(map.links())
        .containsExactly(new Link(1, 1, 0), new Link(2, 1, 2), new Link(2, 2, 1));
    assertThat(map.walks()).containsExactly(new Walk(2, 0));
    assertThat(map.noTrains()).containsExactly(new NoTrain(2, 2, 1, 0));
    assertThat(map.noTransfers()).containsExactly(new NoTransfer(1, 2));
    assertThat(map.noSpawns()).containsExactly(new NoSpawn(0, 2));
    assertThat(map.changeOnlyLines()).containsExactly(3);
  }

  @Test
  void stations_and_lines_have_labels() {
    RailMap map =
        MAP.toBuilder()
            .station(new Station(20, 0, 0, "Quay"))
            .lineName(2, "Blue")
            .name("Town")
            .build();

    assertThat(map.stationLabel(20)).isEqualTo("Quay (20)");
    assertThat(map.stationLabel(0)).isEqualTo("0");
    assertThat(map.lineLabel(2)).isEqualTo("Blue");
    assertThat(map.lineLabel(1)).isEqualTo("line 1");
    assertThat(map.lineNames()).isEqualTo(Map.of(2, "Blue"));
    assertThat(map.station(20).orElseThrow().name()).isEqualTo("Quay");
    assertThat(map.station(19)).isEmpty();
    assertThat(map).hasToString("RailMap[Town, 7 stations, 2 lines]");
  }

  @Test
  void questions_about_a_station_that_is_not_there_are_refused() {
    List<Consumer<RailMap>> questions =
        List.of(
            map -> map.value(9),
            map -> map.neighbours(9),
            map -> map.linesAt(9),
            map -> map.stationLabel(9));

    for (Consumer<RailMap> question : questions) {
      assertThatExceptionOfType(NoSuchElementException.class)
          .isThrownBy(() -> question.accept(MAP))
          .withMessage("there is no station 9");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0.0, 0.0, 1, 1, 1",
    "0.6, 0.5, 1, 1, 1",
    "0.625, 0.5, 1, 1, 1",
    "0.7, 0.5, 1, 1, 2",
    "0.5, 0.7, 1, 1, 3",
    "0.7, 0.68, 1, 1, 2",
    "0.7, 0.68, 1, 4, 3",
    "0.68, 0.7, 1, 1, 3",
    "0.68, 0.7, 4, 1, 2"
  })
  void the_nearest_station_depends_on_the_proportions_of_the_sheet(
      double x, double y, double width, double height, int nearest) {
    RailMap map =
        RailMap.builder().station(2, 0.75, 0.5).station(1, 0.5, 0.5).station(3, 0.5, 0.75).build();

    assertThat(map.nearest(x, y, width, height).map(Station::id)).contains(nearest);
  }

  @Test
  void an_empty_map_has_no_nearest_station() {
    RailMap empty = RailMap.builder().build();

    assertThat(empty.nearest(0, 0, 1, 1)).isEqualTo(Optional.empty());
    assertThat(empty.spawns()).isEmpty();
    assertThat(empty.startingStations(2)).isEmpty();
    assertThat(empty.name()).isEmpty();
  }

  @Test
  void nothing_of_a_map_can_be_changed() {
    RailMap map = Sketch.map("1 a-b, walk a-b, notrain 1 a>b>a, notransfer 1 1, changeonly 1");
    List<Collection<?>> parts =
        List.of(
            map.stations(),
            map.links(),
            map.walks(),
            map.noTrains(),
            map.noTransfers(),
            map.noSpawns(),
            map.changeOnlyLines(),
            map.lines(),
            map.spawns(),
            map.linesAt(0),
            map.neighbours(0),
            map.startingStations(2));

    for (Collection<?> part : parts) {
      assertThatThrownBy(part::clear).isInstanceOf(UnsupportedOperationException.class);
    }
    assertThatThrownBy(() -> map.lineNames().put(1, "x"))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
