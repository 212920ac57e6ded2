package games.turnstile.puzzlechess.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import games.turnstile.puzzlechess.EndReason;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.UndoRule;
import org.junit.jupiter.api.Test;

/** Undo and reset (R14). */
class UndoTest extends GameFixture {
  @Test
  void undo_leads_back_to_before_ones_own_last_move() {
    Game game = play(start(Levels.minute()), 1_000, "e2e4");
    Game later = play(game, 1_000, "e7e5", "g1f3");
    assertThat(later.undo(Side.BLACK).position()).isEqualTo(game.position());
    assertThat(later.undo(Side.BLACK).notices()).isEqualTo(game.notices());
    assertThat(later.undo(Side.WHITE).position())
        .isEqualTo(game.position().play(Move.of(Square.E7, Square.E5)));
  }

  @Test
  void blacks_time_is_not_given_back_and_whites_countdown_is() {
    Game game = play(start(Levels.minute()), 1_000, "e2e4");
    game = play(game, 2_000, "e7e5", "g1f3");
    clock.pass(4_000);
    Game undone = game.undo(Side.BLACK);
    assertThat(undone.leftMillis(Side.WHITE)).hasValue(59_000);
    assertThat(undone.leftMillis(Side.BLACK)).hasValue(54_000);
  }

  @Test
  void the_time_of_whites_turn_that_goes_on_is_given_back() {
    Game game = play(start(Levels.minute()), 1_000, "e2e4", "e7e5");
    clock.pass(4_000);
    Game undone = game.undo(Side.BLACK);
    assertThat(undone.leftMillis(Side.WHITE)).hasValue(59_000);
    assertThat(undone.leftMillis(Side.BLACK)).hasValue(59_000);
  }

  @Test
  void stores_and_scenes_come_back() {
    Game game = start(Levels.house(SceneRules.USUAL, SceneRules.USUAL));
    game = play(game, 0, "e2e3");
    Game below = play(game, 0, "a8a5", "b1c3");
    assertThat(below.undo(Side.BLACK).position()).isEqualTo(game.position());
    Game captured = play(below, 0, "h5a5", "e1d1", "a5a2");
    Game stored = play(captured, 0, "c3a2");
    assertThat(stored.position().store(Side.WHITE).kinds()).containsEntry(Square.A1, Kind.ROOK);
    assertThat(stored.undo(Side.WHITE).position()).isEqualTo(captured.position());
  }

  @Test
  void off_means_never() {
    Game game = play(start(Levels.chess(ClockRule.COUNT_UP, UndoRule.OFF)), 0, "e2e4", "e7e5");
    assertThat(game.undosLeft(Side.BLACK)).isZero();
    assertThatIllegalStateException()
        .isThrownBy(() -> game.undo(Side.BLACK))
        .withMessage("Black can take back no more moves of scene board");
  }

  @Test
  void a_number_of_times_is_counted_for_each_side() {
    Game game =
        play(
            start(Levels.chess(ClockRule.COUNT_UP, new UndoRule(2))),
            0,
            "e2e4",
            "e7e5",
            "g1f3",
            "b8c6");
    Game once = game.undo(Side.BLACK);
    assertThat(once.undosLeft(Side.BLACK)).isOne();
    assertThat(once.undosLeft(Side.WHITE)).isEqualTo(2);
    Game twice = once.undo(Side.BLACK);
    Game further = play(twice, 0, "d7d5");
    assertThat(once.canUndo(Side.BLACK)).isTrue();
    assertThat(further.undosLeft(Side.BLACK)).isZero();
    assertThat(further.canUndo(Side.BLACK)).isFalse();
    assertThatIllegalStateException().isThrownBy(() -> further.undo(Side.BLACK));
  }

  @Test
  void allowance_is_told_before_the_first_move_too() {
    Game game = start(Levels.chess(ClockRule.COUNT_UP, new UndoRule(2)));
    assertThat(game.undosLeft(Side.BLACK)).isEqualTo(2);
    assertThat(game.canUndo(Side.BLACK)).isFalse();
    Game strict = start(game.record().level().withUndo(UndoRule.OFF));
    assertThat(strict.undosLeft(Side.BLACK)).isZero();
  }

  @Test
  void unlimited_undo_ends_with_the_first_move() {
    Game game = play(start(Levels.minute()), 0, "e2e4", "e7e5");
    assertThat(game.undosLeft(Side.BLACK)).isEqualTo(Integer.MAX_VALUE);
    Game first = game.undo(Side.WHITE);
    assertThat(first.canUndo(Side.WHITE)).isFalse();
    assertThatIllegalStateException()
        .isThrownBy(() -> first.undo(Side.WHITE))
        .withMessage("White has no move to take back");
  }

  @Test
  void the_scene_in_which_a_move_was_made_decides() {
    SceneRules off = SceneRules.USUAL.withUndo(UndoRule.OFF);
    Game game = play(start(Levels.house(off, SceneRules.USUAL)), 0, "e2e3", "a8a5", "a2a3");
    assertThat(game.undosLeft(Side.BLACK)).isZero();
    assertThat(game.undosLeft(Side.WHITE)).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void a_game_that_is_failed_goes_on() {
    Game mated =
        play(start(Levels.minute()), 1_000, "e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7");
    assertThat(mated.outcome()).map(Outcome::result).contains(Outcome.Result.FAILED);
    assertThat(mated.undo(Side.BLACK).outcome()).isEmpty();
  }

  @Test
  void who_has_lost_by_time_has_lost_after_undo_too() {
    Game game = play(start(Levels.minute()), 1_000, "e2e4", "e7e5", "g1f3");
    clock.pass(60_000);
    Game undone = game.undo(Side.BLACK);
    assertThat(undone.outcome()).map(Outcome::reason).contains(EndReason.TIME);
    assertThat(undone.reset().outcome()).isEmpty();
  }

  @Test
  void whites_flag_is_raised_again() {
    Game game = play(start(Levels.minute()), 1_000, "e2e4", "e7e5");
    clock.pass(60_000);
    assertThat(game.outcome()).isPresent();
    assertThat(game.undo(Side.BLACK).outcome()).isEmpty();
  }

  @Test
  void reset_begins_anew() {
    Game game = play(start(Levels.minute()), 1_000, "e2e4", "e7e5").undo(Side.BLACK);
    assertThat(game.reset().record()).isEqualTo(GameRecord.start(Levels.minute()));
  }
}
