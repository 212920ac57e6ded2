package games.turnstile.puzzlechess.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Notice;
import games.turnstile.puzzlechess.scene.ClockRule;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.SceneRules;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.UndoRule;
import org.junit.jupiter.api.Test;

/** Moves that are planned (R15). */
class PremovesTest extends GameFixture {
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
    Game game = start(Levels.chess(ClockRule.COUNT_UP.withConfirmationByHand(true), UndoRule.OFF));
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
