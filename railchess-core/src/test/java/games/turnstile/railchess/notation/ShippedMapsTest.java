package games.turnstile.railchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.MapGenerator;
import games.turnstile.railchess.map.MapLaws;
import games.turnstile.railchess.map.NoTrain;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.map.Walk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ShippedMapsTest {
  @ParameterizedTest
  @CsvSource({
    "TEACHING, 1, Lantern Quay, 16, 3, 7",
    "RINGS, 2, Rondel, 83, 6, 8",
    "METROPOLIS, 3, Ironminster, 320, 17, 36",
    "GRIDIRON, 4, Gridiron, 144, 1, 4"
  })
  void each_map_is_what_its_description_says(
      ShippedMaps shipped, long id, String name, int stations, int lines, int spawns) {
    RailMap map = shipped.load();

    assertThat(map.id()).isEqualTo(id);
    assertThat(map.name()).isEqualTo(name);
    assertThat(map.stations()).hasSize(stations);
    assertThat(map.lines()).hasSize(lines);
    assertThat(map.spawns()).hasSize(spawns);
    assertThat(map.isReadOnly()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void four_players_can_get_everywhere_on_it(ShippedMaps shipped) {
    RailMap map = shipped.load();

    assertThat(map.spawns()).hasSizeGreaterThanOrEqualTo(4);
    MapLaws.assertConnected(map);
    MapLaws.assertDrawable(map);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "GRIDIRON")
  void a_city_has_names_and_no_endless_line(ShippedMaps shipped) {
    RailMap map = shipped.load();

    MapLaws.assertWellNamed(map);
    for (int line : map.lines()) {
      assertThat(MapLaws.length(map, line)).as("length of line %s", line).isBetween(5L, 60L);
    }
  }

  @ParameterizedTest
  @EnumSource
  void the_text_is_kept_with_its_comments(ShippedMaps shipped) {
    assertThat(shipped.text()).startsWith("railmap text 1\n# ").endsWith("\n");
  }

  @Test
  void the_teaching_map_has_a_thoroughfare_and_a_branch_that_no_train_turns_at() {
    RailMap map = ShippedMaps.TEACHING.load();

    assertThat(map.walks()).containsExactly(new Walk(2, 15), new Walk(15, 2));
    assertThat(map.noTrains())
        .containsExactly(new NoTrain(2, 11, 10, 12), new NoTrain(2, 12, 10, 11));
  }

  @Test
  void the_gridiron_is_the_hostile_grid_but_for_one_link_at_each_corner() {
    RailMap map = ShippedMaps.GRIDIRON.load();
    RailMap grid = MapGenerator.grid(12, 12);

    assertThat(grid.links()).containsAll(map.links()).hasSize(map.links().size() + 2 * 4);
    assertThat(map.spawns()).containsExactly(1, 12, 133, 144);
    assertThat(map.stations()).isEqualTo(grid.stations());
  }
}
