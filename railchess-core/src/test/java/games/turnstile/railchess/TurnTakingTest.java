package games.turnstile.railchess;

import static games.turnstile.railchess.Script.row;
import static games.turnstile.railchess.Script.star;
import static games.turnstile.railchess.Stories.assertWaits;
import static games.turnstile.railchess.Stories.lastStory;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Whose turn it is, with which number. */
class TurnTakingTest {
  private static final Settings STANDARD = Settings.standard();
  private static final Settings HINTS = STANDARD.withHints(true);

  @Nested
  class Numbers {
    @Test
    void the_game_begins_with_the_spawns_and_waits_for_the_first_number() {
      assertThat(lastStory(row(STANDARD, "")))
          .containsExactly("0 claims 0 for 1", "1 claims 8 for 1");
      assertWaits(row(STANDARD, ""), Phase.ROLL, 0);
      assertThat(row(STANDARD, "").last().rolls()).isZero();
    }

    @Test
    void without_hints_the_next_number_comes_at_the_end_of_the_own_turn() {
      assertThat(lastStory(row(STANDARD, "1")))
          .containsExactly("0 gets 1 for this turn", "0 has the turn with 1");
      assertWaits(row(STANDARD, "1 b"), Phase.ROLL, 0);
      assertThat(lastStory(row(STANDARD, "1 b 3"))).containsExactly("0 gets 3 for the next turn");
      assertWaits(row(STANDARD, "1 b 3"), Phase.ROLL, 1);
      assertThat(row(STANDARD, "1 b 3").last().nextNumber(0)).hasValue(3);
      assertThat(row(STANDARD, "1 b 3").last().nextNumber(1)).isEmpty();
    }

    @Test
    void a_number_that_is_known_already_is_announced_when_the_turn_begins() {
      GameRecord game = row(STANDARD, "1 b 3 2 g 4");

      assertThat(lastStory(game))
          .containsExactly("1 gets 4 for the next turn", "0 has the turn with 3");
      assertWaits(game, Phase.RIDE, 0);
      assertThat(game.last().number()).hasValue(3);
      assertThat(game.last().nextNumber(0)).isEmpty();
      assertThat(game.last().nextNumber(1)).hasValue(4);
      assertThat(game.last().rolls()).isEqualTo(4);
    }

    @Test
    void with_hints_the_number_comes_with_the_turn() {
      assertWaits(row(HINTS, "1 b"), Phase.ROLL, 1);
      assertThat(lastStory(row(HINTS, "1 b 2")))
          .containsExactly("1 gets 2 for this turn", "1 has the turn with 2");
      assertWaits(row(HINTS, "1 b 2 g"), Phase.ROLL, 0);
      assertThat(row(HINTS, "1 b 2 g").last().nextNumber(1)).isEmpty();
    }
  }

  @Nested
  class Rides {
    @Test
    void a_ride_claims_the_station_and_what_falls_to_the_rider() {
      assertThat(lastStory(row(STANDARD, "3 d")))
          .containsExactly(
              "0 rides from 0 to 3",
              "0 claims 3 for 2",
              "1 falls to 0 for 2",
              "2 falls to 0 for 2");
      assertThat(row(STANDARD, "3 d").last().points(0)).isEqualTo(7);
      assertThat(row(STANDARD, "3 d").last().bestPossible(0)).isEqualTo(15);
      assertThat(row(STANDARD, "3 d").last().bestPossible(1)).isEqualTo(9);
    }

    @Test
    void a_ride_to_an_own_station_claims_nothing() {
      GameRecord game = row(HINTS, "2 c 1 h 1 b");

      assertThat(lastStory(game)).containsExactly("0 rides from 2 to 1");
      assertThat(game.last().idleTurns()).isEqualTo(1);
    }

    @Test
    void seats_take_turns_in_their_order() {
      GameRecord game =
          Script.play(
              Script.setup(Sketch.map("1 a-e-f-g-h, 1 b-f, 1 c-g, 1 d-h"), "abcd", HINTS), "");
      for (int turn : List.of(0, 1, 2, 3, 0, 1)) {
        assertWaits(game, Phase.ROLL, turn);
        game = game.play(new Move.Roll(12));
      }
    }
  }

  @Nested
  class Stuck {
    @Test
    void who_cannot_ride_is_passed_over_and_still_gets_the_next_number() {
      GameRecord game = star(STANDARD, "12");

      assertThat(lastStory(game))
          .containsExactly(
              "0 gets 12 for this turn", "0 has the turn with 12", "0 is stuck, time 1");
      assertWaits(game, Phase.ROLL, 0);
      assertThat(game.last().stucks(0)).isEqualTo(1);
      assertWaits(star(STANDARD, "12 12"), Phase.ROLL, 1);
      assertWaits(star(HINTS, "12"), Phase.ROLL, 1);
    }

    @Test
    void a_known_number_can_be_one_to_be_stuck_with() {
      GameRecord game = row(STANDARD, "1 b 12 1 h 1");

      assertThat(lastStory(game))
          .containsExactly(
              "1 gets 1 for the next turn", "0 has the turn with 12", "0 is stuck, time 1");
      assertWaits(game, Phase.ROLL, 0);
      assertThat(game.last().nextNumber(1)).hasValue(1);
    }

    @Test
    void the_last_stuck_turn_puts_a_player_out_and_needs_no_next_number() {
      Settings twice = STANDARD.withMaxStucks(2);
      String round = "12 12 12 12 12 12";
      GameRecord game = star(twice, round);

      assertThat(lastStory(game))
          .containsExactly(
              "2 gets 12 for the next turn",
              "0 has the turn with 12",
              "0 is stuck, time 2",
              "0 leaves: STUCK_TOO_OFTEN",
              "1 has the turn with 12",
              "1 is stuck, time 2",
              "1 leaves: STUCK_TOO_OFTEN",
              "3 falls to 2 for 3",
              "2 leaves: NOTHING_LEFT",
              "the end: ONE_LEFT, points [1, 1, 4]");
      assertThat(game.last().turn()).isEqualTo(1);
    }

    @Test
    void at_the_limit_of_one_the_first_stuck_turn_is_the_last() {
      GameRecord game = star(HINTS.withMaxStucks(1), "12");

      assertThat(game.last().isIn(0)).isFalse();
      assertThat(game.last().bestPossible(0)).isEqualTo(1);
      assertWaits(game, Phase.ROLL, 1);
    }
  }

  @Nested
  class Leaving {
    @Test
    void who_leaves_in_the_own_turn_does_not_cost_the_next_player_a_turn() {
      assertThat(lastStory(star(STANDARD, "1 -0"))).containsExactly("0 leaves: OWN_WISH");
      assertWaits(star(STANDARD, "1 -0"), Phase.ROLL, 1);
      assertWaits(star(HINTS, "1 -0"), Phase.ROLL, 1);
      assertWaits(star(STANDARD, "12 12 12 12 12 1 -2"), Phase.ROLL, 0);
    }

    @Test
    void the_next_player_rides_at_once_if_the_number_is_known() {
      GameRecord game = star(STANDARD, "12 1 12 1 12 1 -0");

      assertThat(lastStory(game)).containsExactly("0 leaves: OWN_WISH", "1 has the turn with 1");
      assertWaits(game, Phase.RIDE, 1);
      assertThat(game.last().destinations()).containsExactly(3);
    }

    @Test
    void leaving_while_the_number_of_the_turn_is_awaited_passes_the_turn() {
      assertWaits(star(STANDARD, "-0"), Phase.ROLL, 1);
      assertWaits(star(STANDARD, "12 12 -1"), Phase.ROLL, 2);
    }

    @Test
    void leaving_while_the_number_of_the_next_turn_is_awaited_passes_the_turn() {
      GameRecord game = star(STANDARD, "12 -0");

      assertWaits(game, Phase.ROLL, 1);
      assertThat(lastStory(game.play(new Move.Roll(12))))
          .startsWith("1 gets 12 for this turn", "1 has the turn with 12");
    }

    @Test
    void another_one_who_leaves_changes_nothing_about_the_turn() {
      assertWaits(star(STANDARD, "1 -1"), Phase.RIDE, 0);
      assertThat(star(STANDARD, "1 -1").last().destinations()).containsExactly(3);
      assertWaits(star(STANDARD, "12 -1"), Phase.ROLL, 0);
      assertThat(lastStory(star(STANDARD, "12 -1 1")))
          .containsExactly("0 gets 1 for the next turn");
      assertWaits(star(STANDARD, "12 -1 1"), Phase.ROLL, 2);
      assertWaits(star(STANDARD, "-1"), Phase.ROLL, 0);
    }

    @Test
    void who_leaves_forgets_the_next_number() {
      GameRecord game = star(STANDARD, "12 12 -0");

      assertThat(game.last().nextNumber(0)).isEmpty();
      assertWaits(game, Phase.ROLL, 1);
    }

    @Test
    void stations_of_who_left_still_block() {
      GameRecord game = row(STANDARD, "4 e 1 -0");

      assertThat(game.last().stationsOf(0)).containsExactly(0, 1, 2, 3, 4);
      assertThat(lastStory(game))
          .containsExactly(
              "0 leaves: OWN_WISH",
              "5 falls to 1 for 2",
              "6 falls to 1 for 2",
              "7 falls to 1 for 2",
              "1 leaves: NOTHING_LEFT",
              "the end: ONE_LEFT, points [9, 7]");
    }

    @Test
    void leaving_settles_what_the_others_contest_no_more() {
      GameRecord game =
          Script.play(Script.setup(Sketch.map("1 a-b-c-d-e, 1 c-f-g"), "aeg", STANDARD), "1 -2");

      assertThat(lastStory(game)).containsExactly("2 leaves: OWN_WISH");
      assertThat(game.last().bestPossible(0)).isEqualTo(10);
    }
  }
}
