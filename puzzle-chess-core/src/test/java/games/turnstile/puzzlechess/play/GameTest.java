package games.turnstile.puzzlechess.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.puzzlechess.Budget;
import games.turnstile.puzzlechess.EndReason;
import games.turnstile.puzzlechess.IllegalMoveException;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.Violation;
import games.turnstile.puzzlechess.notation.LevelCodec;
import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.UndoRule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GameTest extends GameFixture {
  private static final SceneRules SECONDS =
      SceneRules.USUAL.withClock(ClockRule.countDown(10_000, 20_000));

  @Test
  void play_makes_a_move_whether_it_has_to_be_confirmed_or_not() {
    ClockRule byHand = ClockRule.COUNT_UP.withConfirmationByHand(true);
    for (ClockRule rule : List.of(ClockRule.COUNT_UP, byHand)) {
      Game game = start(Levels.chess(rule, UndoRule.OFF));
      game = premove(game, Side.BLACK, "e7e5").play(Move.of(Square.E2, Square.E4));
      assertThat(game.position().pieceAt(Square.E4)).isPresent();
      assertThat(game.proposed().isPresent()).isEqualTo(rule.confirmsByHand());
    }
    Game game = start(Levels.minute());
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> game.play(Move.of(Square.E2, Square.E5)));
  }

  @Test
  void budget_lasts_for_thirty_moves_where_time_is_short() {
    Game game = start(Levels.minute());
    Budget first = game.budget(Budget.ofNodes(2_000_000));
    clock.pass(1_999);
    assertThat(first.allows(1_000_000)).isTrue();
    assertThat(first.allows(2_000_000)).isFalse();
    clock.pass(1);
    assertThat(first.allows(0)).isFalse();
    clock.pass(28_000);
    Budget second = game.budget(Budget.UNLIMITED);
    clock.pass(999);
    assertThat(second.allows(0)).isTrue();
    clock.pass(1);
    assertThat(second.allows(0)).isFalse();
    Budget usual = Budget.ofNodes(1);
    assertThat(start(Levels.chess(ClockRule.COUNT_UP, UndoRule.OFF)).budget(usual)).isSameAs(usual);
  }

  @Test
  void beginning_is_told_of() {
    Game game =
        start(
            LevelCodec.parse(
                """
                puzzle-chess-level 1
                name yard
                scene yard
                board
                  8 k . . . . . . .
                  7 . . . . . . . .
                  6 . . . . . . . .
                  5 . . . . . . . .
                  4 . . . . . . . .
                  3 . . . . . . . .
                  2 . . . . . . . .
                  1 . . . . . . . .
                input plate a8
                output bell b1 when not bell raises a1-a2
                output bolt b2 when plate raises b1-b2
                goal reach h1
                """));
    assertThat(game.notices())
        .containsExactly(new Notice.Oscillation(List.of("bell")), new Notice.Skipped(Side.WHITE));
    Game moved = play(game, 0, "a8a7");
    assertThat(moved.undo(Side.BLACK).notices()).isEqualTo(game.notices());
  }

  @Test
  void reset_leaves_sketches_with_their_undo() {
    Game game = start(Levels.minute());
    Sketch wiped = Sketch.EMPTY.add(new Mark.Note(Mark.Point.middle(Square.E4), "here")).clear();
    Game again = play(game, 0, "e2e4").withSketch("board", wiped).reset();
    assertThat(again.record().entries()).isEmpty();
    assertThat(again.sketch("board").undo().marks()).hasSize(1);
  }

  @Test
  void nobody_is_not_a_side() {
    Game game = start(Levels.minute());

    assertThatNullPointerException().isThrownBy(() -> game.usedMillis(null));
    assertThatNullPointerException().isThrownBy(() -> game.leftMillis(null));
    assertThatNullPointerException().isThrownBy(() -> game.undo(null));
    assertThatNullPointerException().isThrownBy(() -> game.undosLeft(null));
    assertThatNullPointerException().isThrownBy(() -> game.premoves(null));
    assertThatNullPointerException().isThrownBy(() -> game.cancelPremoves(null));
    assertThatNullPointerException()
        .isThrownBy(() -> game.premove(null, Move.of(Square.E7, Square.E5)));
    assertThatNullPointerException().isThrownBy(() -> game.position().legalMoves(null));
  }

  @Nested
  class R11_7 {
    @Test
    void black_without_time_has_failed() {
      Game game = play(start(Levels.minute()), 1_000, "e2e4");
      clock.pass(59_999);
      assertThat(game.outcome()).isEmpty();
      clock.pass(1);
      assertThat(game.outcome()).contains(new Outcome(Outcome.Result.FAILED, EndReason.TIME));
      assertThat(game.leftMillis(Side.BLACK)).hasValue(0);
    }

    @Test
    void white_without_time_has_solved_the_level_for_black() {
      Game game = start(Levels.minute());
      clock.pass(60_000);
      assertThat(game.outcome()).contains(new Outcome(Outcome.Result.SOLVED, EndReason.TIME));
    }

    @Test
    void a_move_after_the_flag_fell_is_refused() {
      Game game = start(Levels.minute());
      clock.pass(60_000);
      assertThatExceptionOfType(IllegalMoveException.class)
          .isThrownBy(() -> game.propose(Move.of(Square.E2, Square.E4)))
          .satisfies(
              refusal ->
                  assertThat(refusal.violation())
                      .isEqualTo(new Violation(Violation.Code.GAME_OVER, "White's time is over")));
      assertThatIllegalStateException()
          .isThrownBy(() -> game.premove(Side.BLACK, Move.of(Square.E7, Square.E5)))
          .withMessage("the game is over");
    }

    @Test
    void a_move_proposed_in_time_and_confirmed_too_late_is_refused() {
      ClockRule byHand = ClockRule.countDown(1_000, 1_000).withConfirmationByHand(true);
      Game game = start(Levels.chess(byHand, UndoRule.OFF));
      Game proposed = game.propose(Move.of(Square.E2, Square.E4));
      clock.pass(1_000);
      assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(proposed::confirm);
    }

    @Test
    void time_does_not_run_when_the_game_is_over_otherwise() {
      Game mated = play(start(Levels.minute()), 1_000, "f2f3", "e7e5", "g2g4", "d8h4");
      clock.pass(100_000);
      assertThat(mated.outcome()).map(Outcome::reason).contains(EndReason.GOAL);
      assertThat(mated.leftMillis(Side.WHITE)).hasValue(58_000);
      assertThat(mated.leftMillis(Side.BLACK)).hasValue(58_000);
    }
  }

  @Nested
  class R13 {
    @Test
    void counting_up_counts_blacks_time_alone() {
      Game game = start(Levels.chess(ClockRule.COUNT_UP, UndoRule.OFF));
      game = play(game, 3_000, "e2e4", "e7e5", "g1f3");
      clock.pass(500);
      assertThat(game.usedMillis(Side.WHITE)).isZero();
      assertThat(game.usedMillis(Side.BLACK)).isEqualTo(3_500);
      assertThat(game.leftMillis(Side.BLACK)).isEmpty();
      assertThat(game.record().entries())
          .extracting(Entry::thinkingMillis)
          .containsExactly(3_000L, 3_000L, 3_000L);
    }

    @Test
    void counting_down_counts_both_sides_time() {
      Game game = play(start(Levels.minute()), 2_000, "e2e4", "e7e5", "g1f3");
      clock.pass(500);
      assertThat(game.leftMillis(Side.WHITE)).hasValue(56_000);
      assertThat(game.leftMillis(Side.BLACK)).hasValue(57_500);
    }

    @Test
    void a_move_counts_when_it_is_confirmed_and_the_time_until_then_is_thinking_time() {
      ClockRule byHand = ClockRule.countDown(60_000, 60_000).withConfirmationByHand(true);
      Game game = start(Levels.chess(byHand, UndoRule.OFF));
      clock.pass(1_000);
      Game proposed = game.propose(Move.of(Square.E2, Square.E4));
      assertThat(proposed.position()).isEqualTo(game.position());
      assertThat(proposed.proposed()).contains(Move.of(Square.E2, Square.E4));
      clock.pass(1_000);
      Game other = proposed.propose(Move.of(Square.D2, Square.D4));
      clock.pass(1_000);
      Game confirmed = other.confirm();
      assertThat(confirmed.position())
          .isEqualTo(game.position().play(Move.of(Square.D2, Square.D4)));
      assertThat(confirmed.leftMillis(Side.WHITE)).hasValue(57_000);
    }

    @Test
    void a_proposed_move_can_be_withdrawn() {
      Game game =
          start(Levels.chess(ClockRule.COUNT_UP.withConfirmationByHand(true), UndoRule.OFF));
      Game withdrawn = game.propose(Move.of(Square.E2, Square.E4)).withdraw();
      assertThat(withdrawn.proposed()).isEmpty();
      assertThatIllegalStateException()
          .isThrownBy(withdrawn::confirm)
          .withMessage("no move is proposed");
      assertThatIllegalStateException().isThrownBy(withdrawn::withdraw);
    }

    @Test
    void a_clock_that_goes_back_does_not_give_time() {
      Game game = start(Levels.minute());
      clock.pass(-5_000);
      assertThat(game.leftMillis(Side.WHITE)).hasValue(60_000);
    }

    @Test
    void a_turn_counts_for_a_week_at_most() {
      Game game = play(start(Levels.chess(ClockRule.COUNT_UP, UndoRule.OFF)), 0, "e2e4");
      clock.pass(2 * GameRecord.LONGEST_TURN_MILLIS);
      assertThat(game.usedMillis(Side.BLACK)).isEqualTo(GameRecord.LONGEST_TURN_MILLIS);
    }

    @Test
    void each_scene_has_a_clock_that_stands_while_the_game_is_elsewhere() {
      Game game = start(Levels.house(SECONDS, SceneRules.USUAL));
      game = play(game, 1_000, "e2e3", "a8a5");
      assertThat(game.position().scene().name()).isEqualTo("cellar");
      assertThat(game.usedMillis(Side.BLACK)).isZero();
      assertThat(game.record().totalMillis(Side.BLACK)).isEqualTo(1_000);
      game = play(game, 30_000, "a2a3", "h5h1");
      assertThat(game.position().scene().name()).isEqualTo("hall");
      assertThat(game.leftMillis(Side.WHITE)).hasValue(9_000);
      assertThat(game.leftMillis(Side.BLACK)).hasValue(19_000);
      assertThat(game.record().totalMillis(Side.BLACK)).isEqualTo(31_000);
    }
  }
}
