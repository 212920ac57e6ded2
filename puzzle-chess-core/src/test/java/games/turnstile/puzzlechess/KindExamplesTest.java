package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Movement;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kinds, crates and statues (R3) by examples. */
class KindExamplesTest {
  private static Drawing own(String betza, String text) {
    return Drawing.of(text, Kind.own("own", 'O', betza, ""));
  }

  @Nested
  class R3_1 {
    @ParameterizedTest
    @CsvSource({
      "W, d3 c4 e4 d5",
      "F, c3 e3 c5 e5",
      "D, d2 b4 f4 d6",
      "A, b2 f2 b6 f6",
      "H, d1 a4 g4 d7",
      "N, c2 e2 b3 f3 b5 f5 c6 e6",
      "fW, d5",
      "lW, c4",
      "vW, d3 d5",
      "sD, b4 f4",
      "flF, c5",
      "fF, c5 e5",
      "lF, c3 c5",
      "fN, c6 e6",
      "flN, c6",
      "lfN, b5",
      "fsN, b5 f5",
      "fhN, b5 f5 c6 e6",
      "lN, b3 b5",
      "fR2, d5 d6",
      "fbR2, d2 d3 d5 d6",
      "frB, e5 f6 g7 h8",
      "WfF, d3 c4 e4 c5 d5 e5",
      "fNN, c6 e6 b8 f8",
      "vD3, d2 d6 d8",
    })
    void movement_ofWhite_isAsTheTextSays(String betza, String targets) {
      assertThat(own(betza, "4 ...O....").targets(Square.D4)).isEqualTo(targets);
    }

    @ParameterizedTest
    @CsvSource({"fW, d4", "lW, e5", "flF, e4", "flN, e3", "lfN, f4", "rR2, b5 c5"})
    void movement_ofBlack_isTurnedRound(String betza, String targets) {
      assertThat(own(betza, "5 ...o....").blackMoves().targets(Square.D5)).isEqualTo(targets);
    }

    @Test
    void moveOnlyAndCaptureOnly_goWhereTheyMay() {
      String facing = "5 ..pp....\n4 ...O....";

      assertThat(own("mW", facing).targets(Square.D4)).isEqualTo("d3 c4 e4");
      assertThat(own("cW", facing).targets(Square.D4)).isEqualTo("d5");
      assertThat(own("mWcF", facing).targets(Square.D4)).isEqualTo("d3 c4 e4 c5");
      assertThat(own("mcW", facing).targets(Square.D4)).isEqualTo("d3 c4 e4 d5");
    }

    @Test
    void emptyText_neverMoves() {
      assertThat(own("", "4 ...O....\n1 K.......").targets(Square.D4)).isEmpty();
    }
  }

  @Nested
  class R3_2 {
    @Test
    void ride_ofLeaps_endsAtTheFirstPiece() {
      assertThat(own("fNN", "6 ..p.P...\n4 ...O....").targets(Square.D4)).isEqualTo("c6");
      assertThat(own("fNN", "5 .ppppp..\n4 ...O....").targets(Square.D4)).isEqualTo("c6 e6 b8 f8");
    }

    @Test
    void leap_overWallsAndVoids_ignoresThem() {
      assertThat(own("fD", "5 ...#....\n4 ...O....").walls("d4-d5").targets(Square.D4))
          .isEqualTo("d6");
    }

    @Test
    void range_ofSteps_followsTheTerrain() {
      assertThat(own("fW3", "4 ...O....").walls("d5-d6").targets(Square.D4)).isEqualTo("d5");
    }
  }

  @Nested
  class R3_3 {
    @Test
    void props_standInTheWayOfBoth() {
      assertThat(Drawing.of("3 &.......\n1 R..&....").targets(Square.A1)).isEqualTo("b1 c1 a2");
    }

    @Test
    void props_areNeverCaptured() {
      assertThat(Drawing.of("3 &.......\n1 R.......").refusal("a1a3"))
          .isEqualTo(Violation.Code.NOT_CAPTURABLE);
      assertThat(Drawing.of("3 .*......\n2 P.......").targets(Square.A2)).isEqualTo("a3 a4");
    }

    @Test
    void props_moveByNoTurn() {
      assertThat(Drawing.of("3 *.......\n1 R.......").refusal("a3a4"))
          .isEqualTo(Violation.Code.NOT_YOUR_PIECE);
    }

    @Test
    void ownKind_canBeACrate() {
      Kind barrel = new Kind("barrel", 'U', Kind.Form.CRATE, Movement.NONE, "");
      Position after = Drawing.of("3 U.......\n1 R.......", barrel).play("a1a3");

      assertThat(Drawing.at(after, Square.A4)).isEqualTo("barrel");
    }
  }

  @Nested
  class R3_4 {
    @Test
    void rook_crateAtTheEndOfItsWay_pushesItOneSquare() {
      Step step = Drawing.step(Drawing.of("1 R..*....").position(), "a1d1");

      assertThat(Drawing.at(step.position(), Square.D1)).isEqualTo("white rook");
      assertThat(Drawing.at(step.position(), Square.E1)).isEqualTo("crate");
      assertThat(step.notices()).contains(new Notice.Pushed(Square.D1, Square.E1));
    }

    @Test
    void rook_behindACrate_doesNotGo() {
      assertThat(Drawing.of("2 #.......\n1 R..*....").targets(Square.A1)).isEqualTo("b1 c1 d1");
    }

    @Test
    void push_twoCratesInARow_isBlocked() {
      assertThat(Drawing.of("1 R..**...").refusal("a1d1")).isEqualTo(Violation.Code.CRATE_STUCK);
    }

    @Test
    void push_pieceStatueVoidOrEdgeBehind_isBlocked() {
      assertThat(Drawing.of("1 R..*n...").refusal("a1d1")).isEqualTo(Violation.Code.CRATE_STUCK);
      assertThat(Drawing.of("1 R..*&...").refusal("a1d1")).isEqualTo(Violation.Code.CRATE_STUCK);
      assertThat(Drawing.of("1 R..*#...").refusal("a1d1")).isEqualTo(Violation.Code.CRATE_STUCK);
      assertThat(Drawing.of("1 R......*").refusal("a1h1")).isEqualTo(Violation.Code.CRATE_STUCK);
    }

    @Test
    void push_wallOrHeightBehind_isBlocked() {
      Drawing crate = Drawing.of("1 R..*....");

      assertThat(crate.walls("d1-e1").refusal("a1d1")).isEqualTo(Violation.Code.CRATE_STUCK);
      assertThat(crate.height(2, Square.E1).refusal("a1d1")).isEqualTo(Violation.Code.CRATE_STUCK);
      assertThat(crate.height(1, Square.E1).targets(Square.A1)).contains("d1");
    }

    @Test
    void push_diagonallyByABishop_goesOnDiagonally() {
      Position after = Drawing.of("3 ..*.....\n1 B.......").play("a1c3");

      assertThat(Drawing.at(after, Square.D4)).isEqualTo("crate");
    }

    @Test
    void push_diagonallyRoundABlockedCorner_isBlocked() {
      assertThat(Drawing.of("3 ..*.....\n1 B.......").walls("c3-d3 c3-c4").targets(Square.A1))
          .isEqualTo("b2");
    }

    @Test
    void pawn_pushesStraightAhead_atTheEndOfADoubleStepToo() {
      assertThat(Drawing.at(Drawing.of("3 *.......\n2 P.......").play("a2a3"), Square.A4))
          .isEqualTo("crate");
      assertThat(Drawing.at(Drawing.of("4 *.......\n2 P.......").play("a2a4"), Square.A5))
          .isEqualTo("crate");
      assertThat(Drawing.of("3 *.......\n2 P.......").targets(Square.A2)).isEqualTo("a3");
    }

    @Test
    void knight_doesNotPush() {
      assertThat(Drawing.of("3 .*......\n1 N.......").targets(Square.A1)).isEqualTo("c2");
    }

    @Test
    void straightLeap_pushesOneSquare() {
      Position after = own("fD", "5 .*......\n3 .O......").play("b3b5");

      assertThat(Drawing.at(after, Square.B6)).isEqualTo("crate");
    }

    @Test
    void captureOnly_doesNotPush() {
      assertThat(own("cR", "5 .*......\n3 .O......\n1 K.......").targets(Square.B3)).isEmpty();
    }

    @Test
    void castling_doesNotPush() {
      Drawing home = Drawing.of("8 ....k...\n1 ....K.*R").castling(Castling.WHITE_SHORT);

      assertThat(home.refusal("e1g1")).isEqualTo(Violation.Code.CASTLING);
    }
  }

  @Nested
  class R3_5 {
    @Test
    void king_besideProps_isNotInCheck() {
      Position position = Drawing.of("2 *&......\n1 K.......").position();

      assertThat(position.isInCheck(Side.WHITE)).isFalse();
      assertThat(Drawing.targets(position, Square.A1)).isEqualTo("b1 a2");
    }
  }
}
