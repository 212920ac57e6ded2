package games.turnstile.railchess;

import static games.turnstile.railchess.Script.row;
import static games.turnstile.railchess.Script.star;
import static games.turnstile.railchess.Stories.assertWaits;
import static games.turnstile.railchess.Stories.lastStory;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.RailMap;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How games end, and who has won then. */
class GameEndTest {
  private static final Settings STANDARD = Settings.standard();
  private static final Settings HINTS = STANDARD.withHints(true);

  @Test
  void a_map_that_is_full_at_once_ends_the_game_before_any_number() {
    GameRecord game = Script.play(Script.setup(Maps.path(2), "ab", STANDARD), "");

    assertThat(lastStory(game))
        .containsExactly(
            "0 claims 0 for 1",
            "1 claims 1 for 1",
            "0 leaves: NOTHING_LEFT",
            "1 leaves: NOTHING_LEFT",
            "the end: ALL_SETTLED, points [1, 1]");
    assertThat(game.last().outcome().orElseThrow().winners()).containsExactly(0, 1);
    assertThat(game.last().turn()).isZero();
  }

  @Test
  void the_last_station_ends_the_game() {
    GameRecord game = star(STANDARD, "1 d");

    assertThat(lastStory(game))
        .containsExactly(
            "0 rides from 0 to 3",
            "0 claims 3 for 3",
            "0 leaves: NOTHING_LEFT",
            "1 leaves: NOTHING_LEFT",
            "2 leaves: NOTHING_LEFT",
            "the end: ALL_SETTLED, points [4, 1, 1]");
    assertThat(game.last().ranking()).containsExactly(List.of(0), List.of(1, 2));
    assertThat(game.last().destinations()).isEmpty();
    assertThat(game.last().number()).isEmpty();
  }

  @Test
  void the_last_player_takes_what_is_in_reach_and_the_rest_dies() {
    RailMap map = Sketch.map("1 a-b-c, 2 d-e-f");
    GameRecord game = Script.play(Script.setup(map, "ac", STANDARD), "-1");

    assertThat(Stories.of(game.steps().get(0)))
        .containsExactly("0 claims 0 for 1", "1 claims 2 for 1", "3 dies", "4 dies", "5 dies");
    assertThat(lastStory(game))
        .containsExactly(
            "1 leaves: OWN_WISH",
            "1 falls to 0 for 2",
            "0 leaves: NOTHING_LEFT",
            "the end: ONE_LEFT, points [3, 1]");
    assertThat(game.last().deadStations()).containsExactly(3, 4, 5);
  }

  @Test
  void who_has_nothing_to_claim_at_the_start_has_no_turn() {
    RailMap map = Sketch.map("alone a, 1 b-c-d");
    GameRecord game = Script.play(Script.setup(map, "abd", STANDARD), "");

    assertThat(lastStory(game)).contains("0 leaves: NOTHING_LEFT");
    assertWaits(game, Phase.ROLL, 1);
  }

  @Test
  void rounds_without_any_claim_end_the_game() {
    Settings settings = HINTS.withIdleRounds(2).withMaxStucks(9);
    GameRecord game = star(settings, "12 12 12 12 12");

    assertThat(game.last().idleTurns()).isEqualTo(5);
    assertWaits(game, Phase.ROLL, 2);
    assertThat(lastStory(game.play(new Move.Roll(12))))
        .endsWith("2 is stuck, time 2", "the end: NO_PROGRESS, points [1, 1, 1]");
    assertThat(game.play(new Move.Roll(12)).last().isIn(2)).isTrue();
  }

  @Test
  void fewer_players_are_idle_for_fewer_turns() {
    Settings settings = HINTS.withIdleRounds(2).withMaxStucks(9);

    assertWaits(star(settings, "12 12 12 -1"), Phase.ROLL, 0);
    assertThat(lastStory(star(settings, "12 12 12 12 -1")))
        .containsExactly("1 leaves: OWN_WISH", "the end: NO_PROGRESS, points [1, 1, 1]");
  }

  @Test
  void a_claim_begins_the_idle_turns_anew() {
    assertThat(row(HINTS, "12 12").last().idleTurns()).isEqualTo(2);
    assertThat(row(HINTS, "12 12 1 b").last().idleTurns()).isZero();
    assertThat(row(HINTS, "12 12 1 b 12").last().idleTurns()).isEqualTo(1);
  }

  @Test
  void the_largest_cap_is_no_cap() {
    Settings settings = HINTS.withIdleRounds(Integer.MAX_VALUE);

    assertWaits(star(settings, "12 12 12"), Phase.ROLL, 0);
  }

  @Test
  void who_left_keeps_the_points_and_can_win() {
    GameRecord game = Script.play(Script.setup(Maps.path(5), "ca", STANDARD), "-0");

    assertThat(game.last().outcome()).contains(new Outcome(EndReason.ONE_LEFT, List.of(5, 3)));
    assertThat(game.last().outcome().orElseThrow().winners()).containsExactly(0);
  }
}
