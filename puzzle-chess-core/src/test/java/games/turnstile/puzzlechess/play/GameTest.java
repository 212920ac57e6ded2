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
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Violation;
import games.turnstile.puzzlechess.notation.LevelCodec;
import games.turnstile.puzzlechess.notation.MoveCodec;
import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.UndoRule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GameTest {
  private static final SceneRules SECONDS =
      SceneRules.USUAL.withClock(ClockRule.countDown(10_000, 20_000));

  private final FakeClock clock = new FakeClock();

  private Game start(Level level) {
    return Game.start(level, clock);
  }

  /** Makes moves, each after so much time. */
  private Game play(Game game, long millis, String... moves) {
    Game played = game;
    for (String move : moves) {
      clock.pass(millis);
      played = played.propose(move(move, played.position()));
    }
    return played;
  }

  private static Move move(String text, Position position) {
    return MoveCodec.parse(text, position);
  }

  private static Game premove(Game game, Side side, String... moves) {
    Game planned = game;
    for (String move : moves) {
      planned = planned.premove(side, move(move, game.position()));
    }
    return planned;
  }

  private static List<String> premoves(Game game, Side side) {
    return game.premoves(side).stream().map(MoveCodec::format).toList();
  }

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

  @Nested
  class R14 {
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
          play(
              start(Levels.minute()),
              1_000,
              "e2e4",
              "e7e5",
              "d1h5",
              "b8c6",
              "f1c4",
              "g8f6",
              "h5f7");
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

  @Nested
  class R15 {
    @Test
    void one_is_played_a_turn_and_takes_no_time() {
      Game game = premove(start(Levels.minute()), Side.BLACK, "e7e5", "b8c6");
      game = play(game, 1_000, "e2e4");
      assertThat(game.position().pieceAt(Square.E5)).contains(Piece.of(Side.BLACK, Kind.PAWN));
      assertThat(premoves(game, Side.BLACK)).containsExactly("b8c6");
      assertThat(game.leftMillis(Side.BLACK)).hasValue(60_000);
      game = play(game, 1_000, "g1f3");
      assertThat(premoves(game, Side.BLACK)).isEmpty();
      assertThat(game.position().turn()).isEqualTo(3);
    }

    @Test
    void both_sides_can_have_them() {
      Game game = premove(start(Levels.minute()), Side.BLACK, "e7e5", "b8c6");
      game = premove(game, Side.WHITE, "e2e4", "g1f3", "f1b5");
      assertThat(game.record().entries()).hasSize(5);
      assertThat(game.position().toMove()).isEqualTo(Side.BLACK);
    }

    @Test
    void an_illegal_one_is_dropped_with_all_behind_it_of_the_same_piece() {
      Game game = start(Levels.minute());
      game = premove(game, Side.BLACK, "d8d6", "b8c6", "d6e6", "e6e2", "c6d4");
      game = play(game, 0, "e2e4");
      assertThat(game.position().pieceAt(Square.C6)).isPresent();
      assertThat(premoves(game, Side.BLACK)).containsExactly("c6d4");
    }

    @Test
    void on_ones_own_turn_one_is_due_at_once() {
      Game game = start(Levels.minute());
      clock.pass(2_000);
      game = premove(game, Side.WHITE, "e2e5");
      assertThat(game.record().entries()).isEmpty();
      game = premove(game, Side.WHITE, "e2e4");
      assertThat(game.leftMillis(Side.WHITE)).hasValue(58_000);
    }

    @Test
    void by_hand_one_is_proposed_and_withdrawing_it_drops_the_rest() {
      Game game =
          start(Levels.chess(ClockRule.COUNT_UP.withConfirmationByHand(true), UndoRule.OFF));
      game = premove(game, Side.BLACK, "e7e5", "b8c6");
      game = game.propose(Move.of(Square.E2, Square.E4)).confirm();
      assertThat(game.proposed()).contains(Move.of(Square.E7, Square.E5));
      assertThat(premoves(game, Side.BLACK)).containsExactly("b8c6");
      assertThat(premoves(game.withdraw(), Side.BLACK)).isEmpty();
      assertThat(game.confirm().position().toMove()).isEqualTo(Side.WHITE);
    }

    @Test
    void notices_tell_of_the_move_and_of_the_pre_moves_after_it() {
      Game game = start(Levels.minute());
      game = premove(play(game, 0, "e2e4", "d7d5"), Side.BLACK, "d8d5");
      game = play(game, 0, "e4d5");
      assertThat(game.notices())
          .containsExactly(
              new Notice.Captured(Piece.of(Side.BLACK, Kind.PAWN), Square.D5),
              new Notice.Captured(Piece.of(Side.WHITE, Kind.PAWN), Square.D5));
    }

    @Test
    void notices_of_earlier_moves_are_not_told_again() {
      Game game = play(start(Levels.minute()), 0, "e2e4", "d7d5", "e4d5");
      game = premove(game, Side.BLACK, "h7h6");
      assertThat(game.record().entries()).hasSize(4);
      assertThat(game.notices()).isEmpty();
    }

    @Test
    void a_journey_drops_them() {
      Game game = play(start(Levels.house(SceneRules.USUAL, SceneRules.USUAL)), 0, "e2e3");
      game = premove(game, Side.WHITE, "e1e2");
      game = play(game, 0, "a8a5");
      assertThat(premoves(game, Side.WHITE)).isEmpty();
      assertThat(game.position().toMove()).isEqualTo(Side.WHITE);
    }

    @Test
    void undo_and_cancelling_drop_them() {
      Game game = play(start(Levels.minute()), 0, "e2e4", "e7e5");
      game = premove(game, Side.BLACK, "b8c6", "g8f6");
      assertThat(premoves(game.undo(Side.BLACK), Side.BLACK)).isEmpty();
      assertThat(premoves(game.cancelPremoves(Side.BLACK), Side.BLACK)).isEmpty();
      assertThat(premoves(game.cancelPremoves(Side.WHITE), Side.BLACK)).hasSize(2);
    }

    @Test
    void there_is_room_for_many() {
      Game game = start(Levels.minute());
      Move move = Move.of(Square.A7, Square.A6);
      for (int i = 0; i < Game.MOST_PREMOVES; i++) {
        game = game.premove(Side.BLACK, move);
      }
      Game full = game;
      assertThatIllegalStateException()
          .isThrownBy(() -> full.premove(Side.BLACK, move))
          .withMessage("at most 1000 moves can be planned; cancel them to plan others");
      Game played = play(full, 0, "e2e4", "e4e5");
      assertThat(played.premoves(Side.BLACK)).isEmpty();
    }
  }
}
