package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Store;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Promotion and stores (R6, R7) by examples. */
class StoreExamplesTest {
  private static final Drawing PASSED = Drawing.of("7 P.......\n1 K......k");

  private static List<String> moves(Position position, Square from) {
    return position.legalMoves(from).stream().map(Move::toString).toList();
  }

  @Nested
  class R6_1 {
    @Test
    void pawn_emptyStore_doesNotGoToTheLastRank() {
      assertThat(PASSED.targets(Square.A7)).isEmpty();
      assertThat(PASSED.refusal("a7a8=Q")).isEqualTo(Violation.Code.NOT_IN_STORE);
    }

    @Test
    void pawn_emptyStore_stillControlsTheLastRank() {
      assertThat(PASSED.position().controlled(Side.WHITE)).contains(Square.B8);
    }

    @Test
    void pawn_store_isReplacedByWhatIsInIt() {
      Drawing stored = PASSED.whiteStore(Kind.ROOK, Kind.KNIGHT, Kind.ROOK);

      assertThat(moves(stored.position(), Square.A7)).containsExactly("a7a8=knight", "a7a8=rook");
      assertThat(stored.refusal("a7a8")).isEqualTo(Violation.Code.PROMOTION_MISSING);
      assertThat(stored.refusal("a7a8=Q")).isEqualTo(Violation.Code.NOT_IN_STORE);
      assertThat(stored.refusal("a7a8=P")).isNotNull();
    }

    @Test
    void promotion_takesTheFirstPieceOfTheKind() {
      Step step =
          Drawing.step(PASSED.whiteStore(Kind.KNIGHT, Kind.ROOK, Kind.ROOK).position(), "a7a8=R");

      assertThat(Drawing.at(step.position(), Square.A8)).isEqualTo("white rook");
      assertThat(step.position().store(Side.WHITE).kinds()).containsOnlyKeys(Square.A1, Square.C1);
      assertThat(step.notices())
          .containsExactly(new Notice.Promoted(Piece.of(Side.WHITE, Kind.ROOK), Square.A8));
    }

    @Test
    void promotion_capture_cannotTakeWhatItCaptures() {
      Drawing capture = Drawing.of("8 .q......\n7 P.......\n1 K......k");

      assertThat(capture.targets(Square.A7)).isEmpty();
      assertThat(moves(capture.whiteStore(Kind.ROOK).position(), Square.A7))
          .containsExactly("a7a8=rook", "a7b8=rook");
    }

    @Test
    void promotion_capture_putsTheCapturedPieceWhereTheStoredOneWas() {
      Position after =
          Drawing.of("8 .q......\n7 P.......\n1 K......k").whiteStore(Kind.ROOK).play("a7b8=R");

      assertThat(after.store(Side.WHITE)).isEqualTo(Store.of(List.of(Kind.QUEEN)));
    }

    @Test
    void promotion_captureWithAFullStore_findsRoom() {
      Position position =
          Drawing.of("8 k.......\n2 p.......\n1 .Q....K.")
              .blackMoves()
              .blackStore(Collections.nCopies(64, Kind.ROOK))
              .position();

      assertThat(Drawing.play(position, "a2b1=R").store(Side.BLACK).kinds())
          .hasSize(64)
          .containsEntry(Square.A1, Kind.QUEEN);
    }

    @Test
    void promotion_ofAnOwnKind_isPossible() {
      Kind camel = Kind.own("hopper", 'O', "A", "");
      Drawing own = Drawing.of("7 P.......\n1 K......k", camel).whiteStore(camel);

      assertThat(moves(own.position(), Square.A7)).containsExactly("a7a8=hopper");
    }

    @Test
    void move_thatIsNoPromotion_takesNothingFromTheStore() {
      assertThat(PASSED.whiteStore(Kind.ROOK).refusal("a1b1=R"))
          .isEqualTo(Violation.Code.NO_PROMOTION);
    }
  }

  @Nested
  class R6_2 {
    @Test
    void pawn_orthodoxPromotion_becomesOneOfFour() {
      assertThat(moves(PASSED.orthodoxPromotion().position(), Square.A7))
          .containsExactly("a7a8=bishop", "a7a8=knight", "a7a8=queen", "a7a8=rook");
      assertThat(PASSED.orthodoxPromotion().refusal("a7a8=K"))
          .isEqualTo(Violation.Code.WRONG_PROMOTION);
    }

    @Test
    void capture_orthodoxPromotion_isNotStored() {
      Position after = Drawing.of("8 k......n\n1 K......R").orthodoxPromotion().play("h1h8");

      assertThat(after.store(Side.WHITE)).isEqualTo(Store.EMPTY);
    }
  }

  @Nested
  class R7 {
    private final Drawing capture = Drawing.of("8 k.......\n7 .......n\n1 K......R");

    @Test
    void capture_unlessToldOtherwise_goesToTheFirstFreeSquare() {
      Step step = Drawing.step(capture.whiteStore(Kind.ROOK).position(), "h1h7");

      assertThat(step.position().store(Side.WHITE).kinds()).containsEntry(Square.B1, Kind.KNIGHT);
      assertThat(step.notices())
          .containsExactly(
              new Notice.Captured(Piece.of(Side.BLACK, Kind.KNIGHT), Square.H7),
              new Notice.Stored(Side.WHITE, Piece.of(Side.BLACK, Kind.KNIGHT), Square.B1));
    }

    @Test
    void capture_ontoAChosenSquare_goesThere() {
      assertThat(capture.play("h1h7@g5").store(Side.WHITE).kinds()).containsOnlyKeys(Square.G5);
      assertThat(capture.whiteStore(Kind.ROOK).refusal("h1h7@a1")).isEqualTo(Violation.Code.STORE);
    }

    @Test
    void capture_notWanted_isNotStored() {
      assertThat(capture.play("h1h7@-").store(Side.WHITE)).isEqualTo(Store.EMPTY);
    }

    @Test
    void black_storesToo() {
      Position after = Drawing.of("8 k......r\n1 K......B").blackMoves().play("h8h1");

      assertThat(after.store(Side.BLACK)).isEqualTo(Store.of(List.of(Kind.BISHOP)));
    }
  }

  @Nested
  class R7_1 {
    @Test
    void capture_fullStore_isLostAndTold() {
      Drawing full =
          Drawing.of("8 k......r\n1 K......B")
              .blackMoves()
              .blackStore(Collections.nCopies(64, Kind.QUEEN));
      Step step = Drawing.step(full.position(), "h8h1");

      assertThat(step.position().store(Side.BLACK).kinds())
          .hasSize(64)
          .doesNotContainValue(Kind.BISHOP);
      assertThat(step.notices())
          .contains(new Notice.StoreFull(Side.BLACK, Piece.of(Side.WHITE, Kind.BISHOP)));
      assertThat(full.refusal("h8h1@a1")).isEqualTo(Violation.Code.STORE);
    }
  }

  @Nested
  class R7_2 {
    @Test
    void capture_ofAPawn_isNeverStored() {
      Drawing pawn = Drawing.of("8 k.......\n7 .......p\n1 K......R");

      assertThat(pawn.play("h1h7").store(Side.WHITE)).isEqualTo(Store.EMPTY);
      assertThat(pawn.refusal("h1h7@a1")).isEqualTo(Violation.Code.STORE);
    }
  }
}
