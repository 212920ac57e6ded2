package games.turnstile.puzzlechess;

import static games.turnstile.puzzlechess.Workbench.each;
import static games.turnstile.puzzlechess.Workbench.lowers;
import static games.turnstile.puzzlechess.Workbench.messages;
import static games.turnstile.puzzlechess.Workbench.reactions;
import static games.turnstile.puzzlechess.Workbench.says;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Turns (R4) by examples. */
class TurnExamplesTest {
  private static final Drawing KINGS = Drawing.of("8 k.......\n1 K.......");

  @Nested
  class R4 {
    @Test
    void white_movesFirst_unlessTheSceneSaysOtherwise() {
      assertThat(KINGS.position().toMove()).isEqualTo(Side.WHITE);
      assertThat(KINGS.blackMoves().position().toMove()).isEqualTo(Side.BLACK);
    }

    @Test
    void black_onWhitesTurn_isRefused() {
      assertThat(KINGS.refusal("a8b8")).isEqualTo(Violation.Code.NOT_YOUR_PIECE);
      assertThat(KINGS.refusal("c3c4")).isEqualTo(Violation.Code.NO_PIECE);
    }
  }

  @Nested
  class R4_1 {
    @Test
    void turn_growsAfterBlacksPart() {
      assertThat(KINGS.position().turn()).isEqualTo(1);
      assertThat(KINGS.play("a1a2").turn()).isEqualTo(1);
      assertThat(KINGS.play("a1a2 a8a7").turn()).isEqualTo(2);
    }
  }

  @Nested
  class R4_2 {
    @Test
    void whiteWithoutMobilePieces_isSkippedAndTurnsCount() {
      Position position = Drawing.of("8 r.......").position();
      Step step = Drawing.step(position, "a8a7");

      assertThat(position.toMove()).isEqualTo(Side.BLACK);
      assertThat(step.position().toMove()).isEqualTo(Side.BLACK);
      assertThat(step.position().turn()).isEqualTo(2);
      assertThat(step.notices()).containsExactly(new Notice.Skipped(Side.WHITE));
    }

    @Test
    void sideWithOnlyPiecesThatNeverMove_isIdle() {
      Kind post = Kind.own("post", 'O', "", "");

      assertThat(Drawing.of("8 r.......\n1 O.......", post).position().toMove())
          .isEqualTo(Side.BLACK);
    }

    @Test
    void blackSkipped_theNextTurnBegins() {
      Drawing alone =
          Drawing.of("1 R.......").works(reactions(each(new Event.TurnBegins(2), says("two"))));
      Step step = Drawing.step(alone.position(), "a1a2");

      assertThat(step.position().turn()).isEqualTo(2);
      assertThat(messages(step)).containsExactly("two");
    }

    @Test
    void sideWithABlockedPawn_isNotIdle() {
      Position position = Drawing.of("8 k.......\n3 *.......\n4 *.......\n2 P.......").position();

      assertThat(position.toMove()).isEqualTo(Side.WHITE);
      assertThat(position.outcome().orElseThrow().reason()).isEqualTo(EndReason.STALEMATE);
    }
  }

  @Nested
  class R4_3 {
    private final Drawing stalemate = Drawing.of("3 .q......\n2 .......k\n1 K.......");

    @Test
    void stalemateSwitchedOff_theSideIsSkipped() {
      Position position = stalemate.draws(DrawRule.REPETITION).position();

      assertThat(position.toMove()).isEqualTo(Side.BLACK);
      assertThat(position.outcome()).isEmpty();
    }

    @Test
    void stalemateCounts_theGameIsDrawn() {
      assertThat(stalemate.position().outcome().orElseThrow().reason())
          .isEqualTo(EndReason.STALEMATE);
    }

    @Test
    void mate_isNotSkipped() {
      Position mated = Drawing.of("3 .k......\n2 .q......\n1 K.......").draws().position();

      assertThat(mated.toMove()).isEqualTo(Side.WHITE);
      assertThat(mated.outcome().orElseThrow().reason()).isEqualTo(EndReason.CHECKMATE);
    }
  }

  @Nested
  class R4_4 {
    @Test
    void bothSkipped_butAReactionFreesOne_goesOn() {
      Position freed =
          Drawing.of("3 .p......\n2 ........\n1 K.......")
              .blackMoves()
              .draws()
              .walls("a1-a2 a1-b1")
              .works(reactions(each(new Event.TurnBegins(3), lowers("a1-a2"))))
              .play("b3b2");

      assertThat(freed.turn()).isEqualTo(3);
      assertThat(freed.isInCheck(Side.WHITE)).isTrue();
      assertThat(freed.isCheckmate()).isFalse();
      assertThat(freed.outcome()).isEmpty();
      assertThat(Drawing.targets(freed, Square.A1)).isEqualTo("a2 b2");
    }

    @Test
    void bothSkipped_isStuck() {
      Position stuck = Drawing.of("4 *.......").position();

      assertThat(stuck.outcome().orElseThrow().reason()).isEqualTo(EndReason.STUCK);
      assertThat(stuck.legalMoves()).isEmpty();
    }

    @Test
    void lastMove_thatLeavesNothingToMove_isStuck() {
      Position after =
          Drawing.of("8 #......#\n7 p.......\n6 ........\n5 #.......")
              .blackMoves()
              .draws()
              .play("a7a6");

      assertThat(after.outcome().orElseThrow().reason()).isEqualTo(EndReason.STUCK);
    }
  }
}
