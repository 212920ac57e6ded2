package games.turnstile.railchess.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Building maps, and what makes them equal or plays the same. */
class MapBuilderTest {
  private static final RailMap MAP =
      RailMap.builder()
          .name("Town")
          .id(7)
          .station(new Station(1, 0.1, 0.1, "One"))
          .station(2, 0.2, 0.2)
          .station(3, 0.3, 0.3)
          .lineName(1, "Red")
          .track(1, 1, 2, 3)
          .thoroughfare(1, 3)
          .noTrain(new NoTrain(1, 1, 2, 3))
          .noTransfer(1, 2)
          .noSpawn(1, 3)
          .changeOnly(2)
          .build();

  static List<UnaryOperator<MapBuilder>> changesOfPlay() {
    return List.of(
        map -> map.station(4, 0, 0),
        map -> map.link(new Link(2, 1, 2)),
        map -> map.oneWay(1, 1, 3),
        map -> map.walk(new Walk(1, 2)),
        map -> map.noTrain(new NoTrain(1, 3, 2, 1)),
        map -> map.noTransfer(1, 1),
        map -> map.noSpawn(1, 2),
        map -> map.changeOnly(1));
  }

  static List<UnaryOperator<MapBuilder>> changesOfLooks() {
    return List.of(
        map -> map.name("City"),
        map -> map.id(8),
        map -> map.readOnly(true),
        map -> map.lineName(1, "Blue"),
        map -> map.lineName(1, " "));
  }

  @ParameterizedTest
  @MethodSource("changesOfPlay")
  void what_matters_for_play_changes_the_fingerprint(UnaryOperator<MapBuilder> change) {
    RailMap changed = change.apply(MAP.toBuilder()).build();

    assertThat(changed.fingerprint()).isNotEqualTo(MAP.fingerprint()).matches("[0-9a-f]{32}");
    assertThat(changed).isNotEqualTo(MAP);
  }

  @ParameterizedTest
  @MethodSource("changesOfLooks")
  void names_and_numbers_of_the_map_do_not_change_the_fingerprint(
      UnaryOperator<MapBuilder> change) {
    RailMap changed = change.apply(MAP.toBuilder()).build();

    assertThat(changed.fingerprint()).isEqualTo(MAP.fingerprint());
    assertThat(changed).isNotEqualTo(MAP);
  }

  @Test
  void names_and_places_of_stations_do_not_change_the_fingerprint() {
    RailMap one = RailMap.builder().station(new Station(1, 0, 0, "a")).build();
    RailMap other = RailMap.builder().station(new Station(1, 1, 0.5, "b")).build();

    assertThat(one.fingerprint()).isEqualTo(other.fingerprint());
    assertThat(one).isNotEqualTo(other);
  }

  @Test
  void the_fingerprint_of_a_map_is_the_same_for_ever() {
    assertThat(MAP.fingerprint()).isEqualTo("98ee9ef1f8f92a9c179f5e1c980805c5");
  }

  @Test
  void a_copy_is_equal_and_leaves_the_map_as_it_was() {
    RailMap copy = MAP.toBuilder().build();
    assertThat(copy).isEqualTo(MAP).hasSameHashCodeAs(MAP);
    assertThat(copy.name()).isEqualTo("Town");
    assertThat(copy.id()).isEqualTo(7);
    assertThat(copy.isReadOnly()).isFalse();

    Stream.concat(changesOfPlay().stream(), changesOfLooks().stream())
        .forEach(change -> change.apply(MAP.toBuilder()).build());
    assertThat(MAP).isEqualTo(copy).isNotEqualTo("Town");
    assertThat(MAP.toBuilder().name("City").build()).doesNotHaveSameHashCodeAs(MAP);
  }

  @Test
  void a_builder_can_be_used_on() {
    MapBuilder builder = RailMap.builder().station(1, 0, 0);
    RailMap small = builder.build();
    RailMap large = builder.station(2, 0, 0).track(1, 1, 2).build();

    assertThat(small.stations()).hasSize(1);
    assertThat(large.links()).containsExactly(new Link(1, 1, 2), new Link(1, 2, 1));
  }

  @Test
  void the_order_of_parts_and_repetitions_do_not_matter() {
    RailMap other =
        RailMap.builder()
            .changeOnly(2)
            .noSpawn(3, 1)
            .noTransfer(2, 1)
            .noTransfer(1, 2)
            .noTrain(new NoTrain(1, 1, 2, 3))
            .walk(new Walk(3, 1))
            .walk(new Walk(1, 3))
            .oneWay(1, 3, 2, 1)
            .oneWay(1, 1, 2, 3, 2)
            .lineName(1, "Green")
            .lineName(1, "Red")
            .station(3, 0.3, 0.3)
            .station(2, 0.2, 0.2)
            .station(new Station(1, 0.1, 0.1, "One"))
            .id(7)
            .name(" Town ")
            .build();

    assertThat(other).isEqualTo(MAP).hasSameHashCodeAs(MAP);
  }

  @Test
  void a_builder_refuses_what_no_map_has() {
    MapBuilder builder = RailMap.builder();

    assertThatIllegalArgumentException().isThrownBy(() -> builder.name("a\nb"));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.lineName(-1, "x"));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.lineName(1, "a\nb"));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.changeOnly(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.track(1, 2, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.thoroughfare(2, 2));
    assertThat(builder.build()).isEqualTo(RailMap.builder().build());
  }

  private static List<MapFault> faults(MapBuilder builder) {
    MapException refusal = catchThrowableOfType(MapException.class, builder::build);
    assertThat(refusal).hasMessageStartingWith(refusal.faults().get(0).detail());
    return refusal.faults();
  }

  private static MapFault unknown(int station) {
    return new MapFault(
        MapFault.Code.UNKNOWN_STATION,
        "station %s is named but there is no such station".formatted(station));
  }

  private static MapFault tooLarge(String detail) {
    return new MapFault(MapFault.Code.TOO_LARGE, detail);
  }

  @Test
  void every_station_that_is_named_must_be_there() {
    MapBuilder builder =
        RailMap.builder()
            .link(new Link(1, 10, 11))
            .walk(new Walk(12, 13))
            .noTrain(new NoTrain(1, 14, 15, 16))
            .noSpawn(17, 18);

    assertThat(faults(builder))
        .containsExactly(
            Stream.of(10, 11, 12, 13, 14, 15, 16, 17, 18)
                .map(MapBuilderTest::unknown)
                .toArray(MapFault[]::new));
    assertThat(catchThrowableOfType(MapException.class, builder::build))
        .hasMessageEndingWith("station 14 is named but there is no such station; and 4 more");
  }

  @Test
  void two_stations_cannot_have_the_same_id() {
    assertThat(faults(RailMap.builder().station(5, 0, 0).station(5, 1, 1)))
        .containsExactly(new MapFault(MapFault.Code.DUPLICATE_STATION, "there are two stations 5"));
  }

  @Test
  void a_map_has_its_limits() {
    assertLimit(5_000, "stations", (map, i) -> {});
    assertLimit(20_000, "links", (map, i) -> map.link(new Link(1, i % 4_000, 4_000 + i / 4_000)));
    assertLimit(
        20_000, "thoroughfares", (map, i) -> map.walk(new Walk(i % 4_000, 4_000 + i / 4_000)));
    assertLimit(20_000, "no-trains", (map, i) -> map.noTrain(new NoTrain(i, 0, 1, 2)));
    assertLimit(20_000, "no-transfers", (map, i) -> map.noTransfer(0, i));
    assertLimit(20_000, "no-spawns", (map, i) -> map.noSpawn(i % 4_000, 4_000 + i / 4_000));
  }

  private static void assertLimit(int most, String what, BiConsumer<MapBuilder, Integer> addNext) {
    MapBuilder builder = RailMap.builder();
    for (int id = 0; id < RailMap.MAX_STATIONS; id++) {
      builder.station(id, 0, 0);
    }
    for (int i = 0; i < most; i++) {
      addNext.accept(builder, i);
    }
    assertThat(builder.build().stations()).hasSize(RailMap.MAX_STATIONS);

    addNext.accept(what.equals("stations") ? builder.station(5_000, 0, 0) : builder, most);
    assertThat(faults(builder))
        .containsExactly(
            tooLarge("there can be at most %s %s, not %s".formatted(most, what, most + 1)));
  }

  @Test
  void a_station_has_a_limited_number_of_lines_and_neighbours() {
    MapBuilder builder = RailMap.builder().station(new Station(0, 0, 0, "Hub"));
    for (int i = 1; i <= 65; i++) {
      builder.station(i, 0, 0);
    }
    for (int i = 1; i <= 64; i++) {
      builder.oneWay(i, i, 0).walk(new Walk(0, i));
    }
    assertThat(builder.build().value(0)).isEqualTo(64);

    assertThat(faults(builder.oneWay(65, 65, 0).walk(new Walk(0, 65))))
        .containsExactly(
            tooLarge("there can be at most 64 lines of station Hub (0), not 65"),
            tooLarge("there can be at most 64 neighbours of station Hub (0), not 65"));
  }
}
