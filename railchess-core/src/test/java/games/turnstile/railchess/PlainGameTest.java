package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.oracle.PlainGame;
import games.turnstile.railchess.oracle.PlainSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntSupplier;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** The oracle's whole games: turns, numbers, stuck players, ends and winners. */
@Domain(MapArbitraries.class)
class PlainGameTest {
  private static final PlainSettings STANDARD = PlainSettings.standard();
  private static final RailMap STAR = Sketch.map("1 a-d, 1 b-d, 1 c-d");

  private final List<Integer> drawn = new ArrayList<>();

  private IntSupplier numbers(int... numbers) {
    return () -> {
      drawn.add(numbers[drawn.size()]);
      return drawn.get(drawn.size() - 1);
    };
  }

  private static void turns(PlainGame game, int count) {
    for (int i = 0; i < count; i++) {
      game.turn((playing, destinations) -> destinations.first());
    }
  }

  @Test
  void without_hints_the_next_number_is_drawn_at_the_end_of_the_own_turn() {
    PlainGame game = new PlainGame(Maps.path(9), List.of(0, 8), STANDARD, numbers(1, 2, 3, 4));
    assertThat(drawn).containsExactly(1);
    assertThat(game.number(1)).isEmpty();

    turns(game, 1);
    assertThat(game.stations()).containsExactly(1, 8);
    assertThat(game.seatToMove()).isEqualTo(1);
    assertThat(game.number(0)).hasValue(2);
    assertThat(game.number()).isEqualTo(3);

    turns(game, 1);
    assertThat(game.stations()).containsExactly(1, 5);
    assertThat(game.number()).isEqualTo(2);
    assertThat(game.number(1)).hasValue(4);
  }

  @Test
  void with_hints_the_number_is_drawn_when_the_turn_begins() {
    PlainGame game =
        new PlainGame(Maps.path(9), List.of(0, 8), STANDARD.withHints(true), numbers(1, 3, 2));

    turns(game, 1);
    assertThat(game.number(0)).isEmpty();
    assertThat(game.number()).isEqualTo(3);

    turns(game, 1);
    assertThat(game.stations()).containsExactly(1, 5);
    assertThat(game.number()).isEqualTo(2);
    assertThat(game.number(1)).isEmpty();
  }

  @Test
  void a_stuck_turn_counts_and_ends_with_a_number_like_any_other() {
    PlainGame game = new PlainGame(Maps.path(5), List.of(0, 4), STANDARD, numbers(12, 1, 2));

    turns(game, 1);

    assertThat(game.stucks()).containsExactly(1, 0);
    assertThat(game.stations()).containsExactly(0, 4);
    assertThat(game.number(0)).hasValue(1);
    assertThat(game.seatToMove()).isEqualTo(1);
  }

  @Test
  void the_last_stuck_turn_puts_a_player_out_and_the_other_takes_the_rest() {
    PlainGame game =
        new PlainGame(
            Maps.path(5), List.of(0, 4), STANDARD.withMaxStucks(2), numbers(12, 12, 12, 12));
    turns(game, 2);
    assertThat(game.isOver()).isFalse();

    turns(game, 1);

    assertThat(game.isOver()).isTrue();
    assertThat(game.isIn(0)).isFalse();
    assertThat(Sketch.text(game.owners())).isEqualTo("a=0 b=1 c=1 d=1 e=1");
    assertThat(game.winners()).containsExactly(1);
    assertThat(drawn).hasSize(4);
  }

  @Test
  void who_leaves_in_the_own_turn_does_not_cost_the_next_player_a_turn() {
    PlainGame game = new PlainGame(STAR, List.of(0, 1, 2), STANDARD, numbers(12, 11, 10, 9, 8));

    game.leave(0);

    assertThat(game.seatToMove()).isEqualTo(1);
    assertThat(game.number()).isEqualTo(11);
    turns(game, 2);
    assertThat(game.seatToMove()).as("seat 0 is skipped").isEqualTo(1);
  }

  @Test
  void who_leaves_in_anothers_turn_does_not_change_whose_turn_it_is() {
    PlainGame game = new PlainGame(STAR, List.of(0, 1, 2), STANDARD, numbers(12, 11, 10));

    game.leave(1);

    assertThat(game.seatToMove()).isZero();
    turns(game, 1);
    assertThat(game.seatToMove()).isEqualTo(2);
    assertThat(drawn).containsExactly(12, 11, 10);
    assertThatIllegalStateException().isThrownBy(() -> game.leave(1));
  }

  @Test
  void who_has_nothing_to_claim_at_the_start_has_no_turn() {
    RailMap map = Sketch.map("alone a, 1 b-c-d");

    PlainGame game = new PlainGame(map, List.of(0, 1, 3), STANDARD, numbers(7));

    assertThat(game.isIn(0)).isFalse();
    assertThat(game.seatToMove()).isEqualTo(1);
  }

  @Test
  void a_map_that_is_full_at_once_ends_the_game_before_any_number() {
    PlainGame game = new PlainGame(Maps.path(2), List.of(0, 1), STANDARD, numbers());

    assertThat(game.isOver()).isTrue();
    assertThat(game.winners()).containsExactly(0, 1);
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(game::seatToMove);
  }

  @Test
  void who_left_keeps_the_points_and_can_win() {
    PlainGame game = new PlainGame(Maps.path(5), List.of(2, 0), STANDARD, numbers(1, 1));

    game.leave(0);

    assertThat(game.isOver()).isTrue();
    assertThat(game.settlement().points()).containsExactly(5, 3);
    assertThat(game.winners()).containsExactly(0);
  }

  @Test
  void rounds_without_any_claim_end_the_game() {
    PlainSettings settings = STANDARD.withIdleCap(2).withMaxStucks(9);
    PlainGame game = new PlainGame(STAR, List.of(0, 1, 2), settings, () -> 12);
    turns(game, 5);
    assertThat(game.isOver()).isFalse();

    turns(game, 1);

    assertThat(game.isOver()).isTrue();
    assertThat(game.settlement().seatsIn()).hasSize(3);
  }

  @Test
  void fewer_players_are_idle_for_fewer_turns() {
    PlainSettings settings = STANDARD.withIdleCap(2).withMaxStucks(9);
    PlainGame game = new PlainGame(STAR, List.of(0, 1, 2), settings, () -> 12);
    turns(game, 4);

    game.leave(1);

    assertThat(game.isOver()).isTrue();
  }

  @Test
  void a_claim_begins_the_idle_turns_anew() {
    PlainGame game =
        new PlainGame(Maps.path(9), List.of(0, 8), STANDARD, numbers(12, 1, 12, 12, 1));

    turns(game, 2);
    assertThat(game.idleTurns()).isEqualTo(2);
    turns(game, 1);
    assertThat(game.idleTurns()).isZero();
  }

  @Test
  void a_choice_that_is_no_destination_is_refused() {
    PlainGame game = new PlainGame(Maps.path(9), List.of(0, 8), STANDARD, numbers(1));

    assertThatIllegalArgumentException().isThrownBy(() -> game.turn((playing, any) -> 2));
    assertThat(game.stations()).containsExactly(0, 8);
    assertThat(game.idleTurns()).isZero();
  }

  @Property(tries = 300)
  void every_game_ends(@ForAll GamePlan plan) {
    Assume.that(!plan.steps().isEmpty());
    PlainGame game = plan.begin();
    int most = (plan.map().stations().size() + 1) * plan.settings().idleCap() * 4;
    int turns = 0;
    while (!game.isOver()) {
      GamePlan.play(game, plan.steps().get(turns % plan.steps().size()));
      turns++;
      assertThat(turns).isLessThanOrEqualTo(most);
    }
    assertThat(game.winners()).isNotEmpty();
  }
}
