package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The ways to finish a round (R3.3 to R3.5), worked out by hand. */
class CompletionsTest {
  private static Round round(String board) {
    return Round.begin(6, Boards.roll("A1A4A4B0"), Boards.sheet(board));
  }

  private static List<String> ways(Round round) {
    List<String> ways = new ArrayList<>();
    assertThat(round.visitCompletions(way -> ways.add(way.toString()))).isTrue();
    return ways;
  }

  @Test
  void a_closed_sheet_leaves_one_way_which_is_to_draw_nothing() {
    assertThat(ways(round(ClosedSheets.NOTHING))).containsExactly("[]");
  }

  @Test
  void one_open_end_takes_a_die_that_fits_or_a_special_tile_and_what_continues_it() {
    List<String> ways = ways(round(ClosedSheets.ONE_RAILWAY));

    assertThat(ways.stream().filter(way -> !way.contains("S")))
        .containsExactlyInAnyOrder("[A1A21]", "[B0A23]");
    assertThat(ways.stream().filter(way -> way.contains("S3")))
        .containsExactlyInAnyOrder(
            "[S3A20, B0B22, A4C20, A4D20]", "[S3A20, A1B20, B0C22, A4D20, A4E20]");
    assertThat(ways).hasSize(22);
  }

  @Test
  void after_the_special_tile_only_dice_are_drawn() {
    Round round = round(ClosedSheets.ONE_RAILWAY).draw(Boards.placement("S3A20"));

    assertThat(ways(round))
        .containsExactlyInAnyOrder("[B0B22, A4C20, A4D20]", "[A1B20, B0C22, A4D20, A4E20]");
  }

  @Test
  void a_visitor_who_has_seen_enough_is_shown_no_more() {
    List<List<Placement>> seen = new ArrayList<>();

    assertThat(
            round("")
                .visitCompletions(
                    way -> {
                      seen.add(way);
                      return seen.size() < 3;
                    }))
        .isFalse();
    assertThat(seen).hasSize(3);
  }

  @Test
  void a_visitor_who_stops_at_the_only_way_is_said_to_have_stopped() {
    assertThat(round(ClosedSheets.NOTHING).visitCompletions(way -> false)).isFalse();
  }

  @Test
  void nobody_to_visit_is_the_mistake_of_the_program() {
    assertThatNullPointerException().isThrownBy(() -> round("").visitCompletions(null));
  }
}
