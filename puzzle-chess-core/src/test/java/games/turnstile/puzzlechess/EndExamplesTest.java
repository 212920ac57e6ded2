package games.turnstile.puzzlechess;

import static games.turnstile.puzzlechess.Workbench.each;
import static games.turnstile.puzzlechess.Workbench.enters;
import static games.turnstile.puzzlechess.Workbench.input;
import static games.turnstile.puzzlechess.Workbench.on;
import static games.turnstile.puzzlechess.Workbench.ports;
import static games.turnstile.puzzlechess.Workbench.raises;
import static games.turnstile.puzzlechess.Workbench.reactions;
import static games.turnstile.puzzlechess.Workbench.wall;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Outcome.Result;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Ends and goals (R11, R12) by examples. */
class EndExamplesTest {
  private static final Drawing ROOKS = Drawing.of("8 r.......\n1 ......R.");
  private static final Goal H8 = new Goal.Reach(Set.of(Square.H8), PieceFilter.of(Side.BLACK));
  private static final Goal NEVER = new Goal.Crates(Set.of(Square.D4));

  private static void assertEnd(Position position, Result result, EndReason reason) {
    assertThat(position.outcome()).contains(new Outcome(result, reason));
    assertThat(position.legalMoves()).isEmpty();
  }

  private static void assertGoesOn(Position position) {
    assertThat(position.outcome()).isEmpty();
  }

  @Nested
  class R11_1 {
    @Test
    void reaction_winAndFail_theFirstOneCounts() {
      Drawing wins =
          ROOKS.works(reactions(each(enters(Square.H1), new Effect.Win(), new Effect.Fail())));
      Drawing fails =
          ROOKS.works(reactions(each(enters(Square.H1), new Effect.Fail(), new Effect.Win())));

      assertEnd(wins.play("g1h1"), Result.SOLVED, EndReason.REACTION);
      assertEnd(fails.play("g1h1"), Result.FAILED, EndReason.REACTION);
    }

    @Test
    void reaction_comesBeforeTheGoal() {
      Drawing both = ROOKS.goal(H8).works(reactions(each(enters(Square.H8), new Effect.Fail())));

      assertEnd(both.play("g1g2 a8h8"), Result.FAILED, EndReason.REACTION);
    }
  }

  @Nested
  class R11_2 {
    @Test
    void goal_reached_isSolved() {
      assertEnd(ROOKS.goal(H8).play("g1g2 a8h8"), Result.SOLVED, EndReason.GOAL);
    }

    @Test
    void goal_reachedWithTheLossOfWhatIsKept_isSolved() {
      Aims aims = Aims.of(H8).keeping(PieceFilter.of(Side.WHITE));

      assertEnd(
          Drawing.of("8 r......R").blackMoves().aims(aims).play("a8h8"),
          Result.SOLVED,
          EndReason.GOAL);
    }
  }

  @Nested
  class R11_3 {
    @Test
    void kept_lost_isFailed() {
      Aims aims = Aims.of(H8).keeping(PieceFilter.of(Side.BLACK, Kind.KNIGHT));
      Drawing drawing = Drawing.of("8 r.......\n7 ......n.\n1 ......R.").aims(aims);

      assertEnd(drawing.play("g1g7"), Result.FAILED, EndReason.LOST_PIECE);
    }

    @Test
    void turns_over_isFailed() {
      Drawing drawing = ROOKS.aims(Aims.of(H8).within(2));

      assertGoesOn(drawing.play("g1g2 a8a7 g2g1"));
      assertEnd(drawing.play("g1g2 a8a7 g2g1 a7a8"), Result.FAILED, EndReason.TURNS);
      assertEnd(drawing.play("g1g2 a8b8 g2g1 b8h8"), Result.SOLVED, EndReason.GOAL);
    }
  }

  @Nested
  class R11_4 {
    private final Drawing blackMates =
        Drawing.of("3 .k......\n8 .......r\n1 .K......").blackMoves();

    @Test
    void blackMated_isFailed() {
      Position position = Drawing.of("8 .k......\n6 .K......\n1 .......R").play("h1h8");

      assertEnd(position, Result.FAILED, EndReason.CHECKMATE);
    }

    @Test
    void whiteMated_theGoal_isSolved() {
      Position position = blackMates.goal(new Goal.Checkmate()).play("h8h1");

      assertThat(position.outcome().orElseThrow().result()).isEqualTo(Result.SOLVED);
      assertThat(position.legalMoves()).isEmpty();
    }

    @Test
    void whiteMated_notTheGoal_isFailed() {
      assertEnd(blackMates.goal(NEVER).play("h8h1"), Result.FAILED, EndReason.CHECKMATE);
    }
  }

  @Nested
  class R11_5 {
    @Test
    void boardsThatLookAlike_whereAReactionHasChangedWhatAnOutputCovers_areNotTheSame() {
      Drawing drawing =
          Drawing.of("6 ####.###\n5 ####.###\n4 ###..###\n3 ###rr###\n2 ########")
              .blackMoves()
              .draws(DrawRule.REPETITION)
              .works(ports(List.of(input("plate", Square.E4)), wall("o", on("plate"), "e5-e6")))
              .works(reactions(each(enters(Square.D4), raises("e5-e6"))));
      Position open = drawing.play("d3d4 d4d3 e3e4 e4e3");
      Position first = drawing.play("e3e4");
      Position later = Drawing.play(first, "e4e5 e5e4 d3d4 d4d3");

      assertThat(open.terrain().walls()).isNotEmpty();
      assertThat(later.pieces()).isEqualTo(first.pieces());
      assertThat(later.terrain()).isEqualTo(first.terrain());
      assertThat(first.occurrences()).isEqualTo(1);
      assertThat(later.occurrences()).isEqualTo(1);
    }

    private final Drawing kings = Drawing.of("8 k......r\n1 K......R");

    @Test
    void stalemate_isDrawn() {
      Position position =
          Drawing.of("3 .k......\n8 ..r.....\n1 K.......").blackMoves().play("c8b8 a1b1 b8c8");

      assertGoesOn(position);
      assertEnd(
          Drawing.of("8 ..r.....\n3 k.......\n1 K..*....").blackMoves().play("c8b8"),
          Result.DRAWN,
          EndReason.STALEMATE);
    }

    @Test
    void position_theThirdTime_isDrawn() {
      Drawing drawing = kings.draws(DrawRule.REPETITION);
      String around = "a1b1 a8b8 b1a1 b8a8";
      Position twice = drawing.play(around);

      assertThat(twice.occurrences()).isEqualTo(2);
      assertGoesOn(twice);
      assertEnd(Drawing.play(twice, around), Result.DRAWN, EndReason.REPETITION);
      assertGoesOn(kings.draws().play(around + " " + around));
    }

    @Test
    void position_withOtherRights_isAnotherOne() {
      Drawing drawing = Drawing.of("8 k.......\n1 ....K..R").castling(Castling.WHITE_SHORT);
      Position back = drawing.play("e1e2 a8b8 e2e1 b8a8");

      assertThat(back.occurrences()).isEqualTo(1);
    }

    @Test
    void fiftyMoves_withoutACaptureOrAPawnsMove_isDrawn() {
      Drawing drawing = kings.draws(DrawRule.FIFTY_MOVES);
      Position position = drawing.position();
      for (int i = 0; i < 24; i++) {
        position = Drawing.play(position, "a1b1 a8b8 b1a1 b8a8");
      }

      assertThat(position.quietPlies()).isEqualTo(96);
      assertGoesOn(Drawing.play(position, "a1b1 a8b8 b1a1"));
      assertEnd(Drawing.play(position, "a1b1 a8b8 b1a1 b8a8"), Result.DRAWN, EndReason.FIFTY_MOVES);
    }

    @Test
    void fiftyMoves_ofASideThatMovesAlone_areFiftyTurns() {
      Position position = Drawing.of("8 r.......").draws(DrawRule.FIFTY_MOVES).position();
      int turns = position.turn();
      for (int i = 0; position.outcome().isEmpty(); i++) {
        position = Drawing.play(position, i % 2 == 0 ? "a8a7" : "a7a8");
      }

      assertEnd(position, Result.DRAWN, EndReason.FIFTY_MOVES);
      assertThat(position.turn() - turns).isEqualTo(50);
    }

    @Test
    void insufficientMaterial_isDrawn() {
      assertInsufficient("8 k.......\n1 K.......");
      assertInsufficient("8 k.......\n1 K....N..");
      assertInsufficient("8 k..b....\n1 K.......");
      assertInsufficient("8 k.b.b...\n1 K....B..");
    }

    @Test
    void sufficientMaterial_goesOn() {
      assertSufficient("8 k.......\n1 K..NN...");
      assertSufficient("8 k..n....\n1 K....N..");
      assertSufficient("8 k..b....\n1 K..B....");
      assertSufficient("8 k.......\n2 ..P.....\n1 K.......");
      assertSufficient("8 .......n\n1 K.......");
    }

    private void assertInsufficient(String text) {
      Drawing drawing = Drawing.of(text);

      assertEnd(
          drawing.draws(DrawRule.INSUFFICIENT_MATERIAL).position(),
          Result.DRAWN,
          EndReason.INSUFFICIENT_MATERIAL);
      assertGoesOn(drawing.draws().position());
    }

    private void assertSufficient(String text) {
      assertGoesOn(Drawing.of(text).draws(DrawRule.INSUFFICIENT_MATERIAL).position());
    }
  }

  @Nested
  class R11_6 {
    @Test
    void stuck_comesBeforeOtherDraws() {
      assertEnd(Drawing.of("4 *.......").position(), Result.DRAWN, EndReason.STUCK);
    }

    @Test
    void stuck_comesAfterTheGoal() {
      Goal crate = new Goal.Crates(Set.of(Square.A4));

      assertEnd(Drawing.of("4 *.......").goal(crate).position(), Result.SOLVED, EndReason.GOAL);
    }
  }

  @Nested
  class R12 {
    @Test
    void capture_soManyByBlackInThisScene() {
      Drawing drawing =
          Drawing.of("8 r.......\n7 P.......\n6 P.......\n1 .......R")
              .blackMoves()
              .goal(new Goal.Capture(PieceFilter.of(Kind.PAWN), 2));

      assertGoesOn(drawing.play("a8a7 h1h2"));
      assertEnd(drawing.play("a8a7 h1h2 a7a6"), Result.SOLVED, EndReason.GOAL);
    }

    @Test
    void crates_onAllSquares() {
      Drawing drawing =
          Drawing.of("8 r..*....\n4 *.......\n1 .......R")
              .blackMoves()
              .goal(new Goal.Crates(Set.of(Square.E8, Square.A4)));

      assertEnd(drawing.play("a8d8"), Result.SOLVED, EndReason.GOAL);
    }

    @Test
    void survive_soManyTurns() {
      Drawing drawing = ROOKS.goal(new Goal.Survive(2));

      assertGoesOn(drawing.play("g1g2 a8a7 g2g1"));
      assertEnd(drawing.play("g1g2 a8a7 g2g1 a7a8"), Result.SOLVED, EndReason.GOAL);
    }

    @Test
    void allOf_atTheSameTime_anyOf_one() {
      Goal pawn = new Goal.Reach(Set.of(Square.A8), PieceFilter.of(Side.BLACK));

      assertGoesOn(ROOKS.goal(new Goal.AllOf(List.of(H8, pawn))).play("g1g2 a8h8"));
      assertEnd(
          ROOKS.goal(new Goal.AnyOf(List.of(H8, NEVER))).play("g1g2 a8h8"),
          Result.SOLVED,
          EndReason.GOAL);
    }

    @Test
    void keep_isOnTheBoard() {
      Goal keep = new Goal.AllOf(List.of(H8, new Goal.Keep(PieceFilter.of(Side.WHITE, Kind.ROOK))));

      assertEnd(ROOKS.goal(keep).play("g1g2 a8h8"), Result.SOLVED, EndReason.GOAL);
    }
  }

  @Nested
  class R12_1 {
    @Test
    void sceneWithoutAGoal_isNotWon() {
      assertGoesOn(ROOKS.play("g1g2 a8h8"));
    }
  }

  @Nested
  class R12_2 {
    @Test
    void within_reachedByTheLastMove_countsThoughBothAreSkippedAfterwards() {
      Goal there = new Goal.Reach(Set.of(Square.A2), PieceFilter.ANY);
      Drawing drawing = Drawing.of("3 p.......").blackMoves().goal(new Goal.Within(1, there));

      assertEnd(drawing.play("a3a2"), Result.SOLVED, EndReason.GOAL);
      assertEnd(drawing.draws().play("a3a2"), Result.SOLVED, EndReason.GOAL);
    }

    @Test
    void turns_areCountedFromTheFirstOneOfTheScene() {
      Drawing later = Drawing.of("5 r.......").blackMoves().turn(5);
      Goal there = new Goal.Reach(Set.of(Square.A3), PieceFilter.ANY);
      Drawing two = later.goal(new Goal.Within(2, there));

      assertGoesOn(two.position());
      assertEnd(two.play("a5a4 a4a3"), Result.SOLVED, EndReason.GOAL);
      assertEnd(two.play("a5a4 a4a5"), Result.FAILED, EndReason.TURNS);
      assertGoesOn(later.goal(new Goal.Survive(2)).play("a5a4"));
      assertEnd(later.goal(new Goal.Survive(2)).play("a5a4 a4a5"), Result.SOLVED, EndReason.GOAL);
    }

    @Test
    void within_outOfReach_isFailed() {
      Goal within = new Goal.Within(1, H8);

      assertEnd(ROOKS.goal(within).play("g1g2 a8h8"), Result.SOLVED, EndReason.GOAL);
      assertEnd(ROOKS.goal(within).play("g1g2 a8a7"), Result.FAILED, EndReason.TURNS);
    }

    @Test
    void allOf_onePartOutOfReach_isFailed() {
      Goal all = new Goal.AllOf(List.of(new Goal.Within(1, H8), NEVER));

      assertEnd(ROOKS.goal(all).play("g1g2 a8a7"), Result.FAILED, EndReason.TURNS);
    }

    @Test
    void anyOf_onePartInReach_goesOn() {
      Goal any = new Goal.AnyOf(List.of(new Goal.Within(1, H8), NEVER));
      Goal lost = new Goal.AnyOf(List.of(new Goal.Within(1, H8), new Goal.Within(1, NEVER)));

      assertGoesOn(ROOKS.goal(any).play("g1g2 a8a7"));
      assertEnd(ROOKS.goal(lost).play("g1g2 a8a7"), Result.FAILED, EndReason.TURNS);
    }
  }
}
