package games.turnstile.puzzlechess;

import static games.turnstile.puzzlechess.Workbench.enters;
import static games.turnstile.puzzlechess.Workbench.once;
import static games.turnstile.puzzlechess.Workbench.reactions;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Legality (R5) by examples. */
class MoveExamplesTest {
  @Nested
  class R5_1 {
    @Test
    void king_controlledSquare_doesNotStepThere() {
      Drawing facing = Drawing.of("8 .r.....k\n1 K.......");

      assertThat(facing.targets(Square.A1)).isEqualTo("a2");
      assertThat(facing.refusal("a1b1")).isEqualTo(Violation.Code.KING_IN_CHECK);
    }

    @Test
    void king_squareBehindItOnTheLineOfACheck_doesNotStepThere() {
      assertThat(Drawing.of("8 ...r...k\n4 ...K....").targets(Square.D4))
          .isEqualTo("c3 e3 c4 e4 c5 e5");
    }

    @Test
    void king_protectedPiece_isNotCaptured() {
      assertThat(Drawing.of("8 .r.....k\n2 .r.....P\n1 K.......").refusal("a1b2"))
          .isEqualTo(Violation.Code.KING_IN_CHECK);
    }

    @Test
    void pinnedPiece_leavesTheLine_isRefused() {
      Drawing pinned = Drawing.of("8 ....r..k\n3 ....R...\n1 ....K...");

      assertThat(pinned.targets(Square.E3)).isEqualTo("e2 e4 e5 e6 e7 e8");
      assertThat(pinned.refusal("e3d3")).isEqualTo(Violation.Code.KING_IN_CHECK);
    }

    @Test
    void check_isAnswered_byCapturingBlockingOrGoing() {
      Position position = Drawing.of("8 ....r..k\n4 R.......\n2 ...R.R..\n1 ...QKB.N").position();

      assertThat(position.legalMoves())
          .extracting(Move::toString)
          .containsExactly("d1e2", "f1e2", "d2e2", "f2e2", "a4e4");
    }

    @Test
    void doubleCheck_onlyTheKingMoves() {
      Position position = Drawing.of("8 ....r..k\n3 ...n....\n2 R.......\n1 .Q..K...").position();

      assertThat(position.legalMoves())
          .extracting(Move::toString)
          .containsExactly("e1d1", "e1f1", "e1d2");
    }

    @Test
    void kings_neverStandSideBySide() {
      assertThat(Drawing.of("3 k.......\n1 K.......").targets(Square.A1)).isEqualTo("b1");
    }

    @Test
    void sideWithoutAKing_hasNoCheck() {
      Position position = Drawing.of("8 r......k\n1 R.......").position();

      assertThat(position.isInCheck(Side.WHITE)).isFalse();
      assertThat(Drawing.targets(position, Square.A1)).contains("b1");
    }

    @Test
    void king_ofTheOtherSide_isNotCaptured() {
      assertThatThrownBy(() -> Drawing.of("1 R..k....").position())
          .isInstanceOf(LevelException.class)
          .hasMessageContaining("White moves first, and Black's king is in check");
    }
  }

  @Nested
  class R5_2 {
    private static final String HOME = "8 r...k..r\n1 R...K..R";

    private static Drawing home(String more) {
      return Drawing.of(HOME + more).castling(Castling.values());
    }

    @Test
    void castling_nothingInTheWay_movesKingAndRook() {
      Position after = home("").play("e1g1 e8c8");

      assertThat(Drawing.at(after, Square.G1)).isEqualTo("white king");
      assertThat(Drawing.at(after, Square.F1)).isEqualTo("white rook");
      assertThat(Drawing.at(after, Square.C8)).isEqualTo("black king");
      assertThat(Drawing.at(after, Square.D8)).isEqualTo("black rook");
      assertThat(after.castling()).isEmpty();
    }

    @Test
    void castling_withoutTheRight_isRefused() {
      assertThat(Drawing.of(HOME).targets(Square.E1)).isEqualTo("d1 f1 d2 e2 f2");
    }

    @Test
    void castling_pieceBetween_isRefused() {
      assertThat(Drawing.of("8 ....k...\n1 RN..K...").castling(Castling.WHITE_LONG).refusal("e1c1"))
          .isEqualTo(Violation.Code.CASTLING);
    }

    @Test
    void castling_inCheck_isRefused() {
      assertThat(home("\n5 ....r...").refusal("e1g1")).isEqualTo(Violation.Code.CASTLING);
    }

    @Test
    void castling_throughControl_isRefused() {
      assertThat(home("\n5 .....r..").targets(Square.E1)).isEqualTo("c1 d1 d2 e2");
    }

    @Test
    void castling_intoControl_isRefused() {
      assertThat(home("\n5 ......r.").targets(Square.E1)).isEqualTo("c1 d1 f1 d2 e2 f2");
    }

    @Test
    void castling_rookAttackedOrCrossingControl_isAllowed() {
      Drawing both = Drawing.of("8 ....k...\n5 .r.....r\n1 R...K..R");

      assertThat(both.castling(Castling.WHITE_SHORT).targets(Square.E1)).contains("g1");
      assertThat(both.castling(Castling.WHITE_LONG).targets(Square.E1)).contains("c1");
    }

    @Test
    void castling_afterTheRookHasMovedAndComeBack_isRefused() {
      Position back =
          Drawing.of(HOME + "\n7 p......p\n2 P......P")
              .castling(Castling.values())
              .play("h1g1 a8b8 g1h1 b8a8");

      assertThat(back.castling()).containsExactly(Castling.WHITE_LONG, Castling.BLACK_SHORT);
      assertThat(Drawing.refusal(back, "e1g1")).isEqualTo(Violation.Code.CASTLING);
    }

    @Test
    void castling_afterTheRookWasCaptured_isGone() {
      assertThat(home("").play("a1a8").castling())
          .containsExactly(Castling.WHITE_SHORT, Castling.BLACK_SHORT);
    }
  }

  @Nested
  class R5_3 {
    @Test
    void pawn_secondRank_takesADoubleStep() {
      assertThat(Drawing.of("2 P.......").targets(Square.A2)).isEqualTo("a3 a4");
      assertThat(Drawing.of("7 p.......").blackMoves().targets(Square.A7)).isEqualTo("a5 a6");
    }

    @Test
    void pawn_otherRank_takesOneStep() {
      assertThat(Drawing.of("3 P.......").targets(Square.A3)).isEqualTo("a4");
    }

    @Test
    void pawn_squareTaken_doesNotPass() {
      assertThat(Drawing.of("3 n.......\n2 P.......\n1 ..K.....").targets(Square.A2)).isEmpty();
      assertThat(Drawing.of("4 n.......\n2 P.......").targets(Square.A2)).isEqualTo("a3");
    }
  }

  @Nested
  class R5_4 {
    @Test
    void pawnThatHasAppearedInPlaceOfTheOne_cannotBeCapturedSo() {
      Effect remove = new Effect.Remove(Square.D5);
      Effect spawn = new Effect.Spawn(Piece.of(Side.BLACK, Kind.PAWN), Square.D5);
      Drawing pawns = Drawing.of("7 ...p....\n5 ..P.....").blackMoves().blackStore(Kind.ROOK);
      Drawing changing = pawns.works(reactions(once(enters(Square.D5), remove, spawn)));

      assertThat(pawns.play("d7d5").enPassant()).contains(Square.D6);
      assertThat(changing.play("d7d5").enPassant()).isEmpty();
    }

    private final Drawing duel = Drawing.of("8 k.......\n4 ...p....\n2 ..P.....\n1 K.......");

    @Test
    void enPassant_rightAfterTheDoubleStep_captures() {
      Step step = Drawing.step(duel.position(), "c2c4 d4c3");

      assertThat(Drawing.at(step.position(), Square.C3)).isEqualTo("black pawn");
      assertThat(Drawing.at(step.position(), Square.C4)).isEmpty();
      assertThat(step.notices()).hasSize(1).first().isInstanceOf(Notice.Captured.class);
    }

    @Test
    void enPassant_later_isRefused() {
      assertThat(Drawing.refusal(duel.play("c2c4 a8a7 a1a2"), "d4c3"))
          .isEqualTo(Violation.Code.NOT_ITS_WAY);
    }

    @Test
    void enPassant_afterASingleStep_isNot() {
      assertThat(Drawing.targets(duel.play("c2c3 a8a7 c3c4"), Square.D4)).isEqualTo("d3");
    }

    @Test
    void enPassant_thatDiscoversCheckAlongTheRank_isIllegal() {
      Position position = Drawing.of("4 k..p...R\n2 ..P.....\n1 K.......").play("c2c4");

      assertThat(position.enPassant()).isEmpty();
      assertThat(Drawing.targets(position, Square.D4)).isEqualTo("d3");
    }

    @Test
    void enPassant_ofThePawnThatGivesCheck_isAnAnswer() {
      Position position = Drawing.of("5 .k......\n4 ...p....\n2 ..P.....\n1 K.......").play("c2c4");

      assertThat(position.isInCheck(Side.BLACK)).isTrue();
      assertThat(Drawing.targets(position, Square.D4)).isEqualTo("c3");
    }

    @Test
    void enPassant_ofThePawnThatGivesCheck_isAnAnswerInALevelWithOwnKindsToo() {
      Kind own = Kind.own("own", 'O', "W", "");
      Drawing drawing = Drawing.of("5 .k......\n4 ...p....\n2 ..P....O\n1 K.......", own);

      assertThat(Drawing.targets(drawing.play("c2c4"), Square.D4)).isEqualTo("c3");
    }

    @Test
    void enPassant_rightThatNobodyCanUse_doesNotCount() {
      Drawing alone = Drawing.of("8 k.......\n4 ..P.....\n1 K.......").blackMoves();

      assertThat(alone.passed(Square.C3).position().enPassant()).isEmpty();
    }

    @Test
    void enPassant_terrainInTheWay_isRefused() {
      Drawing raised = duel.height(2, Square.C3).height(1, Square.C2);

      assertThat(raised.climb(1).targets(Square.C2)).isEqualTo("c3");
      assertThat(duel.walls("c3-d3 d3-d4 c4-d4 b3-c3").play("c2c4").enPassant()).isEmpty();
    }
  }
}
