package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.RailMap;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The fixtures are the maps that they claim to be. */
class MapsTest {
  @Test
  void a_grid_counts_row_by_row() {
    RailMap grid = Maps.grid(4, 3);

    assertThat(grid.stations()).hasSize(12);
    assertThat(grid.links()).hasSize(2 * (3 * 3 + 4 * 2));
    assertThat(grid.neighbours(5)).containsExactly(1, 4, 6, 9);
    assertThat(grid.neighbours(3)).containsExactly(2, 7);
  }

  @Test
  void a_path_has_two_ends() {
    assertThat(Maps.path(5).spawns()).isEqualTo(List.of(0, 4));
  }

  @Test
  void a_ring_has_no_end() {
    assertThat(Maps.ring(5).neighbours(0)).containsExactly(1, 4);
    assertThat(Maps.triangle().neighbours(2)).containsExactly(0, 1);
  }

  @Test
  void a_sketch_has_all_its_pieces() {
    RailMap map =
        Sketch.map(
            "1 a-b>c, 2 c-d, walk a>e, walk d-e, notrain 1 a>b>c, notransfer 2 1, nospawn a d,"
                + " changeonly 2, alone f");

    assertThat(map.stations()).hasSize(6);
    assertThat(map.links()).hasSize(5);
    assertThat(map.walks()).hasSize(3);
    assertThat(map.noTrains()).hasSize(1);
    assertThat(map.noTransfers()).hasSize(1);
    assertThat(map.noSpawns()).hasSize(1);
    assertThat(map.changeOnlyLines()).containsExactly(2);
    assertThat(map.neighbours(1)).containsExactly(0, 2);
    assertThat(map.neighbours(2)).containsExactly(3);
  }
}
