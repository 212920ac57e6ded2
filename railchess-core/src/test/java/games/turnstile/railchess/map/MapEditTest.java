package games.turnstile.railchess.map;

import static games.turnstile.railchess.map.MapEdit.Ways.BOTH_WAYS;
import static games.turnstile.railchess.map.MapEdit.Ways.ONE_WAY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MapEditTest {
  /**
   * Line 1 runs 1-2-3 both ways and on to 4 one way; line 2 runs 3-5. Station 6 can be walked to
   * from 5, but not back. Line 9 has nothing left but its name.
   */
  static final RailMap TOWN =
      RailMap.builder()
          .name("Town")
          .station(new Station(1, 0, 0, "Abbey"))
          .station(2, 0.25, 0)
          .station(3, 0.5, 0)
          .station(4, 0.75, 0)
          .station(5, 0.5, 0.5)
          .station(6, 0.5, 0.75)
          .track(1, 1, 2, 3)
          .oneWay(1, 3, 4)
          .track(2, 3, 5)
          .walk(new Walk(5, 6))
          .lineName(1, "Main")
          .lineName(9, "Ghost")
          .noTrain(new NoTrain(1, 1, 2, 3))
          .noTrain(new NoTrain(1, 2, 3, 4))
          .noTransfer(1, 2)
          .noSpawn(1, 4)
          .changeOnly(2)
          .build();

  private static RailMap expected(UnaryOperator<MapBuilder> change) {
    return change.apply(TOWN.toBuilder()).build();
  }

  private static RailMap without(UnaryOperator<MapBuilder> parts) {
    return parts
        .apply(
            RailMap.builder()
                .name("Town")
                .station(new Station(1, 0, 0, "Abbey"))
                .station(2, 0.25, 0)
                .station(3, 0.5, 0)
                .station(4, 0.75, 0)
                .station(5, 0.5, 0.5)
                .station(6, 0.5, 0.75))
        .build();
  }

  @Nested
  class Stations {
    @Test
    void a_new_station_gets_the_id_that_was_given() {
      Station station = new Station(40, 0.1, 0.2, "New");

      assertThat(new MapEdit.AddStation(station).applyTo(TOWN))
          .isEqualTo(expected(map -> map.station(station)));
    }

    @Test
    void a_new_station_can_have_the_lowest_free_id() {
      RailMap gap = new MapEdit.RemoveStation(2).applyTo(TOWN);

      assertThat(MapEdit.AddStation.withLowestFreeId(gap, 0.1, 0.2, "New").station())
          .isEqualTo(new Station(2, 0.1, 0.2, "New"));
      assertThat(MapEdit.AddStation.withLowestFreeId(TOWN, 0, 0, "").station().id()).isEqualTo(7);
    }

    @Test
    void a_moved_station_keeps_its_name_and_links() {
      RailMap moved = new MapEdit.MoveStation(1, 0.3, 0.4).applyTo(TOWN);

      assertThat(moved.station(1)).contains(new Station(1, 0.3, 0.4, "Abbey"));
      assertThat(moved.links()).isEqualTo(TOWN.links());
    }

    @Test
    void a_renamed_station_keeps_its_place() {
      assertThat(new MapEdit.RenameStation(4, " Zoo ").applyTo(TOWN).station(4))
          .contains(new Station(4, 0.75, 0, "Zoo"));
    }

    @Test
    void a_removed_station_takes_along_all_that_names_it() {
      RailMap removed = new MapEdit.RemoveStation(4).applyTo(TOWN);

      assertThat(removed.station(4)).isEmpty();
      assertThat(removed.links()).doesNotContain(new Link(1, 3, 4)).hasSize(6);
      assertThat(removed.noTrains()).containsExactly(new NoTrain(1, 1, 2, 3));
      assertThat(removed.noSpawns()).isEmpty();
      assertThat(removed.walks()).isEqualTo(TOWN.walks());
      assertThat(new MapEdit.RemoveStation(1).applyTo(TOWN).noTrains())
          .containsExactly(new NoTrain(1, 2, 3, 4));
      assertThat(new MapEdit.RemoveStation(1).applyTo(TOWN).noSpawns()).isEmpty();
      assertThat(new MapEdit.RemoveStation(3).applyTo(TOWN).noTrains()).isEmpty();
      assertThat(new MapEdit.RemoveStation(5).applyTo(TOWN).walks()).isEmpty();
      assertThat(new MapEdit.RemoveStation(6).applyTo(TOWN).walks()).isEmpty();
    }
  }

  @Nested
  class Lines {
    @Test
    void stations_are_connected_in_the_directions_that_were_asked_for() {
      Link link = new Link(3, 4, 6);

      assertThat(new MapEdit.Connect(link, ONE_WAY).applyTo(TOWN))
          .isEqualTo(expected(map -> map.link(link)));
      assertThat(new MapEdit.Connect(link, BOTH_WAYS).applyTo(TOWN))
          .isEqualTo(expected(map -> map.track(3, 4, 6)));
    }

    @Test
    void connecting_both_ways_adds_the_direction_that_is_missing() {
      RailMap whole = expected(map -> map.track(1, 3, 4));

      assertThat(new MapEdit.Connect(new Link(1, 3, 4), BOTH_WAYS).applyTo(TOWN)).isEqualTo(whole);
      assertThat(new MapEdit.Connect(new Link(1, 4, 3), BOTH_WAYS).applyTo(TOWN)).isEqualTo(whole);
    }

    @Test
    void a_link_goes_with_the_no_trains_that_need_it() {
      RailMap oneWay = new MapEdit.Disconnect(new Link(1, 2, 3), ONE_WAY).applyTo(TOWN);
      RailMap otherWay = new MapEdit.Disconnect(new Link(1, 3, 2), ONE_WAY).applyTo(TOWN);
      RailMap bothWays = new MapEdit.Disconnect(new Link(1, 3, 2), BOTH_WAYS).applyTo(TOWN);

      assertThat(oneWay.links()).doesNotContain(new Link(1, 2, 3)).contains(new Link(1, 3, 2));
      assertThat(oneWay.noTrains()).isEmpty();
      assertThat(otherWay.noTrains()).isEqualTo(TOWN.noTrains());
      assertThat(bothWays.links())
          .doesNotContain(new Link(1, 2, 3), new Link(1, 3, 2))
          .hasSize(TOWN.links().size() - 2);
      assertThat(bothWays.noTrains()).isEmpty();
      assertThat(new MapEdit.Disconnect(new Link(1, 3, 4), ONE_WAY).applyTo(TOWN).noTrains())
          .containsExactly(new NoTrain(1, 1, 2, 3));
    }

    @Test
    void disconnecting_both_ways_is_content_with_one() {
      assertThat(new MapEdit.Disconnect(new Link(1, 4, 3), BOTH_WAYS).applyTo(TOWN).links())
          .doesNotContain(new Link(1, 3, 4))
          .hasSize(TOWN.links().size() - 1);
    }

    @Test
    void a_line_without_links_keeps_its_name_and_no_transfers() {
      RailMap cut = new MapEdit.Disconnect(new Link(2, 3, 5), BOTH_WAYS).applyTo(TOWN);
      RailMap named = new MapEdit.RenameLine(2, "Spur").applyTo(cut);

      assertThat(cut.lines()).containsExactly(1);
      assertThat(cut.noTransfers()).isEqualTo(TOWN.noTransfers());
      assertThat(named.lineNames()).containsEntry(2, "Spur");
    }

    @Test
    void a_line_is_removed_with_all_that_names_it() {
      assertThat(new MapEdit.RemoveLine(1).applyTo(TOWN))
          .isEqualTo(
              without(
                  map ->
                      map.track(2, 3, 5)
                          .walk(new Walk(5, 6))
                          .lineName(9, "Ghost")
                          .noSpawn(1, 4)
                          .changeOnly(2)));
      RailMap withoutTwo = new MapEdit.RemoveLine(2).applyTo(TOWN);
      assertThat(withoutTwo.changeOnlyLines()).isEmpty();
      assertThat(withoutTwo.noTransfers()).isEmpty();
      assertThat(withoutTwo.noTrains()).isEqualTo(TOWN.noTrains());
      assertThat(new MapEdit.RemoveLine(9).applyTo(TOWN).lineNames()).containsOnlyKeys(1);
    }

    @Test
    void what_is_left_of_a_line_makes_it_known() {
      RailMap rest =
          without(map -> map.noTransfer(4, 5).changeOnly(6).lineName(7, "Name").track(8, 1, 2));

      for (int line : List.of(4, 5, 6, 7, 8)) {
        assertThat(new MapEdit.RemoveLine(line).check(rest)).isEmpty();
      }
    }

    @Test
    void a_line_gets_another_name_or_none() {
      assertThat(new MapEdit.RenameLine(1, "Trunk").applyTo(TOWN).lineLabel(1)).isEqualTo("Trunk");
      assertThat(new MapEdit.RenameLine(1, "").applyTo(TOWN).lineNames()).containsOnlyKeys(9);
    }

    @Test
    void thoroughfares_lead_one_way_or_both_ways() {
      Walk there = new Walk(5, 6);
      Walk fresh = new Walk(1, 5);

      assertThat(new MapEdit.AddThoroughfare(fresh, ONE_WAY).applyTo(TOWN).walks())
          .containsExactly(fresh, there);
      assertThat(new MapEdit.AddThoroughfare(fresh, BOTH_WAYS).applyTo(TOWN).walks())
          .containsExactly(fresh, fresh.reversed(), there);
      RailMap whole = new MapEdit.AddThoroughfare(there, BOTH_WAYS).applyTo(TOWN);
      assertThat(whole.walks()).containsExactly(there, there.reversed());
      assertThat(new MapEdit.RemoveThoroughfare(there, ONE_WAY).applyTo(whole).walks())
          .containsExactly(there.reversed());
      assertThat(new MapEdit.RemoveThoroughfare(there, BOTH_WAYS).applyTo(whole).walks()).isEmpty();
      assertThat(new MapEdit.RemoveThoroughfare(there.reversed(), BOTH_WAYS).applyTo(TOWN).walks())
          .isEmpty();
    }
  }

  @Nested
  class Prohibitions {
    @Test
    void each_can_be_added_and_removed() {
      NoTrain way = new NoTrain(1, 3, 2, 1);
      NoTransfer lines = new NoTransfer(9, 1);
      NoSpawn stations = new NoSpawn(6, 1);

      assertThat(new MapEdit.AddNoTrain(way).applyTo(TOWN))
          .isEqualTo(expected(map -> map.noTrain(way)));
      assertThat(new MapEdit.AddNoTransfer(lines).applyTo(TOWN))
          .isEqualTo(expected(map -> map.noTransfer(1, 9)));
      assertThat(new MapEdit.AddNoSpawn(stations).applyTo(TOWN))
          .isEqualTo(expected(map -> map.noSpawn(1, 6)));
      assertThat(new MapEdit.RemoveNoTrain(new NoTrain(1, 1, 2, 3)).applyTo(TOWN).noTrains())
          .containsExactly(new NoTrain(1, 2, 3, 4));
      assertThat(new MapEdit.RemoveNoTransfer(new NoTransfer(2, 1)).applyTo(TOWN).noTransfers())
          .isEmpty();
      assertThat(new MapEdit.RemoveNoSpawn(new NoSpawn(4, 1)).applyTo(TOWN).noSpawns()).isEmpty();
    }
  }

  @Nested
  class TheMapItself {
    private final RailMap closed = new MapEdit.SetReadOnly(true).applyTo(TOWN);

    @Test
    void it_gets_another_name() {
      assertThat(new MapEdit.RenameMap("City").applyTo(TOWN))
          .isEqualTo(expected(map -> map.name("City")));
    }

    @Test
    void it_is_closed_to_edits_and_opened_again() {
      assertThat(closed).isEqualTo(expected(map -> map.readOnly(true)));
      assertThat(new MapEdit.SetReadOnly(false).applyTo(closed)).isEqualTo(TOWN);
      assertThat(new MapEdit.SetReadOnly(false).applyTo(TOWN)).isEqualTo(TOWN);
    }

    @ParameterizedTest
    @MethodSource("games.turnstile.railchess.map.MapEditTest#oneOfEachKind")
    void a_read_only_map_refuses_every_edit_but_to_be_opened(MapEdit edit) {
      assertThat(edit.check(TOWN)).isEmpty();
      assertThat(edit.check(closed).map(MapFault::code)).contains(MapFault.Code.READ_ONLY);
    }

    @Test
    void every_kind_of_edit_is_tried_above() {
      assertThat(oneOfEachKind().map(Object::getClass))
          .containsExactlyInAnyOrder(MapEdit.class.getPermittedSubclasses());
    }
  }

  static Stream<MapEdit> oneOfEachKind() {
    return Stream.of(
        new MapEdit.AddStation(new Station(7, 0, 0)),
        new MapEdit.MoveStation(1, 0, 0),
        new MapEdit.RemoveStation(1),
        new MapEdit.Connect(new Link(1, 4, 5), ONE_WAY),
        new MapEdit.Disconnect(new Link(1, 3, 4), ONE_WAY),
        new MapEdit.RemoveLine(1),
        new MapEdit.AddNoTrain(new NoTrain(1, 3, 2, 1)),
        new MapEdit.RemoveNoTrain(new NoTrain(1, 1, 2, 3)),
        new MapEdit.AddNoTransfer(new NoTransfer(1, 1)),
        new MapEdit.RemoveNoTransfer(new NoTransfer(1, 2)),
        new MapEdit.AddNoSpawn(new NoSpawn(1, 2)),
        new MapEdit.RemoveNoSpawn(new NoSpawn(1, 4)),
        new MapEdit.AddThoroughfare(new Walk(6, 5), ONE_WAY),
        new MapEdit.RemoveThoroughfare(new Walk(5, 6), ONE_WAY),
        new MapEdit.RenameMap("x"),
        new MapEdit.RenameStation(1, "x"),
        new MapEdit.RenameLine(1, "x"),
        new MapEdit.SetReadOnly(true));
  }
}
