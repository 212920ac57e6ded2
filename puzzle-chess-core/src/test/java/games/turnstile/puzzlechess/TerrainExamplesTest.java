package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Terrain (R2) by examples. */
class TerrainExamplesTest {
  private static final Drawing KING = Drawing.of("1 K.......");

  @Nested
  class R2_1 {
    @Test
    void king_squareThatIsVoid_doesNotStepThere() {
      assertThat(Drawing.of("2 .#......\n1 K.......").targets(Square.A1)).isEqualTo("b1 a2");
    }

    @Test
    void king_heightWithinTheClimb_stepsUpAndDown() {
      assertThat(KING.height(1, Square.A2).targets(Square.A1)).isEqualTo("b1 a2 b2");
      assertThat(KING.height(-1, Square.A2).targets(Square.A1)).isEqualTo("b1 a2 b2");
    }

    @Test
    void king_heightBeyondTheClimb_stepsNeitherUpNorDown() {
      assertThat(KING.height(2, Square.A2).targets(Square.A1)).isEqualTo("b1 b2");
      assertThat(KING.height(-2, Square.A2).targets(Square.A1)).isEqualTo("b1 b2");
    }

    @Test
    void king_anotherClimb_decides() {
      assertThat(KING.climb(2).height(2, Square.A2).targets(Square.A1)).isEqualTo("b1 a2 b2");
      assertThat(KING.climb(0).height(1, Square.A2).targets(Square.A1)).isEqualTo("b1 b2");
    }

    @Test
    void king_wallOnTheEdge_doesNotCrossIt() {
      assertThat(KING.walls("a1-a2").targets(Square.A1)).isEqualTo("b1 b2");
    }
  }

  @Nested
  class R2_2 {
    @Test
    void diagonal_oneWayRoundBlockedByAWall_goesTheOther() {
      assertThat(KING.walls("a1-a2").targets(Square.A1)).contains("b2");
      assertThat(KING.walls("a2-b2").targets(Square.A1)).contains("b2");
    }

    @Test
    void diagonal_bothWaysRoundBlockedByWalls_isBlocked() {
      assertThat(KING.walls("a1-a2 a1-b1").targets(Square.A1)).isEmpty();
      assertThat(KING.walls("a2-b2 b1-b2").targets(Square.A1)).isEqualTo("b1 a2");
      assertThat(KING.walls("a1-a2 b1-b2").targets(Square.A1)).isEqualTo("b1");
    }

    @Test
    void diagonal_oneCornerVoidAndAWallAtTheOther_isBlocked() {
      assertThat(Drawing.of("2 #.......\n1 K.......").targets(Square.A1)).isEqualTo("b1 b2");
      assertThat(Drawing.of("2 #.......\n1 K.......").walls("b1-b2").targets(Square.A1))
          .isEqualTo("b1");
    }

    @Test
    void diagonal_heightsBeside_doNotMatter() {
      assertThat(KING.height(9, Square.A2, Square.B1).targets(Square.A1)).isEqualTo("b2");
    }
  }

  @Nested
  class R2_3 {
    @Test
    void rook_wallOnItsWay_stopsBeforeIt() {
      assertThat(Drawing.of("1 R..#....").walls("a3-a4").targets(Square.A1))
          .isEqualTo("b1 c1 a2 a3");
    }

    @Test
    void rook_stairs_goesUpStepByStep() {
      Drawing stairs = Drawing.of("2 #.......\n1 R.......").height(1, Square.B1);

      assertThat(stairs.height(2, Square.C1).height(3, Square.D1).targets(Square.A1))
          .isEqualTo("b1 c1 d1");
    }

    @Test
    void bishop_cornerBlocked_stopsBeforeIt() {
      assertThat(Drawing.of("1 B.......").walls("b2-c2").targets(Square.A1))
          .isEqualTo("b2 c3 d4 e5 f6 g7 h8");
      assertThat(Drawing.of("1 B.......").walls("b2-c2 b2-b3").targets(Square.A1)).isEqualTo("b2");
    }
  }

  @Nested
  class R2_4 {
    @Test
    void knight_wallsAndVoidsBetween_areIgnored() {
      assertThat(Drawing.of("2 ##......\n1 N#......").walls("a1-a2 a1-b1").targets(Square.A1))
          .isEqualTo("c2 b3");
    }

    @Test
    void knight_oneMoreThanTheClimb_isTheMost() {
      Drawing knight = Drawing.of("1 N.......");

      assertThat(knight.height(2, Square.B3).targets(Square.A1)).isEqualTo("c2 b3");
      assertThat(knight.height(3, Square.B3).targets(Square.A1)).isEqualTo("c2");
      assertThat(knight.climb(2).height(3, Square.B3).targets(Square.A1)).isEqualTo("c2 b3");
    }

    @Test
    void knight_voidEnd_doesNotLeapThere() {
      assertThat(Drawing.of("3 .#......\n1 N.......").targets(Square.A1)).isEqualTo("c2");
    }
  }

  @Nested
  class R2_5 {
    @Test
    void pawn_wallAfterTheFirstStep_takesOneStepOnly() {
      assertThat(Drawing.of("2 P.......").walls("a3-a4").targets(Square.A2)).isEqualTo("a3");
    }

    @Test
    void pawn_voidAhead_doesNotJumpOverIt() {
      assertThat(Drawing.of("3 #.......\n2 P.......").targets(Square.A2)).isEmpty();
    }

    @Test
    void pawn_stairs_takesADoubleStepUp() {
      assertThat(
              Drawing.of("2 P.......").height(1, Square.A3).height(2, Square.A4).targets(Square.A2))
          .isEqualTo("a3 a4");
    }

    @Test
    void pawn_captureAcrossABlockedCorner_isNotPossible() {
      Drawing facing = Drawing.of("3 .n......\n2 P.......");

      assertThat(facing.walls("a2-b2").targets(Square.A2)).isEqualTo("a3 b3 a4");
      assertThat(facing.walls("a2-b2 a3-b3").targets(Square.A2)).isEqualTo("a3 a4");
    }
  }

  @Nested
  class R2_6 {
    @Test
    void control_wallBetween_isNoCheck() {
      Drawing line = Drawing.of("8 r......k\n1 K.......");

      assertThat(line.position().isInCheck(Side.WHITE)).isTrue();
      assertThat(line.walls("a4-a5").position().isInCheck(Side.WHITE)).isFalse();
    }

    @Test
    void control_ofAPawn_followsTheTerrain() {
      Position position = Drawing.of("2 P.......").height(2, Square.B3).position();

      assertThat(position.controlled(Side.WHITE)).isEmpty();
    }
  }

  @Nested
  class R2_7 {
    private final Drawing home = Drawing.of("8 ....k...\n1 R...K...").castling(Castling.WHITE_LONG);

    @Test
    void castling_flatRank_isPossible() {
      assertThat(home.targets(Square.E1)).contains("c1");
    }

    @Test
    void castling_wallBetweenRookAndKing_isNot() {
      assertThat(home.walls("a1-b1").refusal("e1c1")).isEqualTo(Violation.Code.CASTLING);
    }

    @Test
    void castling_heightBetween_isNot() {
      assertThat(home.height(2, Square.B1).refusal("e1c1")).isEqualTo(Violation.Code.CASTLING);
      assertThat(home.height(1, Square.B1).targets(Square.E1)).contains("c1");
    }
  }
}
