package games.turnstile.puzzlechess;

import static games.turnstile.puzzlechess.Workbench.each;
import static games.turnstile.puzzlechess.Workbench.enters;
import static games.turnstile.puzzlechess.Workbench.entry;
import static games.turnstile.puzzlechess.Workbench.leaves;
import static games.turnstile.puzzlechess.Workbench.link;
import static games.turnstile.puzzlechess.Workbench.links;
import static games.turnstile.puzzlechess.Workbench.messages;
import static games.turnstile.puzzlechess.Workbench.once;
import static games.turnstile.puzzlechess.Workbench.says;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Works;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Links (R10) by examples. */
class LinkExamplesTest {
  private static final Drawing GATE =
      Drawing.of("8 r.......\n4 ..R.....").blackMoves().works(links(link(Square.A5, "other")));
  private static final Drawing OTHER = Drawing.of("1 R.......").works(entry(Square.D4));

  private static Drawing gate() {
    return GATE.and("other", OTHER);
  }

  private static Drawing reacting(Drawing drawing, Reaction... reactions) {
    return drawing.works(works -> works.withReactions(List.of(reactions)));
  }

  @Nested
  class R10_1 {
    @Test
    void pieceThatHasAppearedInPlaceOfTheMover_staysThere() {
      Effect remove = new Effect.Remove(Square.A5);
      Effect spawn = new Effect.Spawn(Piece.of(Side.BLACK, Kind.ROOK), Square.A5);
      Drawing changing = reacting(GATE, once(enters(Square.A5), remove, spawn));
      Position after = changing.and("other", OTHER).play("a8a5");

      assertThat(after.scene().name()).isEqualTo(changing.scene().name());
      assertThat(Drawing.at(after, Square.A5)).isEqualTo("black rook");
    }

    @Test
    void move_ontoAnOpenLink_goesOnInTheOtherScene() {
      Step step = Drawing.step(gate().position(), "a8a5");

      assertThat(step.position().scene().name()).isEqualTo("other");
      assertThat(Drawing.at(step.position(), Square.D4)).isEqualTo("black rook");
      assertThat(step.notices())
          .containsExactly(
              new Notice.Travelled(Piece.of(Side.BLACK, Kind.ROOK), "other", Square.D4));
    }

    @Test
    void move_ontoAClosedLink_staysThere() {
      Drawing closed =
          GATE.works(links(link(Square.A5, PieceFilter.ANY, "other", false))).and("other", OTHER);

      assertThat(closed.play("a8a5").scene().name()).isEqualTo(closed.scene().name());
    }

    @Test
    void move_ofAPieceThatDoesNotFit_staysThere() {
      Drawing forKnights =
          GATE.works(links(link(Square.A5, PieceFilter.of(Kind.KNIGHT), "other", true)))
              .and("other", OTHER);

      assertThat(Drawing.at(forKnights.play("a8a5"), Square.A5)).isEqualTo("black rook");
    }

    @Test
    void move_entryOccupied_staysThere() {
      Drawing occupied = GATE.and("other", Drawing.of("4 ...R....").works(entry(Square.D4)));

      assertThat(Drawing.at(occupied.play("a8a5"), Square.A5)).isEqualTo("black rook");
    }

    @Test
    void pawn_entryOnItsLastRank_staysThere() {
      Drawing pawn =
          Drawing.of("6 p.......\n4 ..R.....")
              .blackMoves()
              .works(links(link(Square.A5, "other")))
              .and("other", Drawing.of("1 R.......").works(entry(Square.D1)));

      assertThat(Drawing.at(pawn.play("a6a5"), Square.A5)).isEqualTo("black pawn");
    }

    @Test
    void king_whereAnotherIsAlready_staysThere() {
      Drawing king =
          Drawing.of("6 k.......\n1 ..R.....")
              .blackMoves()
              .works(links(link(Square.A5, "other")))
              .and("other", Drawing.of("8 k.......\n1 .R......").works(entry(Square.D4)));

      assertThat(Drawing.at(king.play("a6a5"), Square.A5)).isEqualTo("black king");
    }

    @Test
    void white_neverTravels() {
      Drawing white =
          Drawing.of("8 r.......\n4 ..R.....")
              .works(links(link(Square.C5, "other")))
              .and("other", OTHER);

      assertThat(Drawing.at(white.play("c4c5"), Square.C5)).isEqualTo("white rook");
    }

    @Test
    void journey_leavesAndEnters_inThisOrder() {
      Drawing telling =
          reacting(GATE, each(leaves(Square.A5), says("gone")))
              .and("other", reacting(OTHER, each(enters(Square.D4), says("come"))));

      assertThat(messages(Drawing.step(telling.position(), "a8a5")))
          .containsExactly("gone", "come");
    }

    @Test
    void journey_withinAScene_takesTheEntryBeforeReactionsDo() {
      Drawing circle =
          reacting(
              Drawing.of("8 r.......\n4 ..R.....")
                  .blackMoves()
                  .works(works -> circle(Square.A5, Square.H8)),
              each(leaves(Square.A5), new Effect.Spawn(Piece.prop(Kind.CRATE), Square.H8)));
      Position after = circle.play("a8a5");

      assertThat(Drawing.at(after, Square.H8)).isEqualTo("black rook");
      assertThat(after.pieces()).hasSize(2);
    }
  }

  /** A link that leads to an entry of the same scene. */
  private static Works circle(Square from, Square to) {
    return entry(to).apply(links(link(from, "board")).apply(Works.NONE));
  }

  @Nested
  class R10_2 {
    private final Drawing statue =
        Drawing.of("8 r.......\n5 &.......\n4 ..R.....")
            .blackMoves()
            .works(links(link(Square.A5, "other")))
            .and("other", OTHER);

    @Test
    void visit_leadsOnAndLeavesTheStatue() {
      Position after = statue.play("a8a5");

      assertThat(after.scene().name()).isEqualTo("other");
      assertThat(Drawing.at(after, Square.D4)).isEqualTo("black rook");
    }

    @Test
    void visit_closedLink_isIllegal() {
      Drawing closed = statue.works(links(link(Square.A5, PieceFilter.ANY, "other", false)));

      assertThat(closed.refusal("a8a5")).isEqualTo(Violation.Code.LINK_CLOSED);
    }

    @Test
    void visit_entryOccupied_isIllegal() {
      Drawing occupied =
          Drawing.of("8 r.......\n5 &.......\n4 ..R.....")
              .blackMoves()
              .works(links(link(Square.A5, "other")))
              .and("other", Drawing.of("4 ...R....").works(entry(Square.D4)));

      assertThat(occupied.refusal("a8a5")).isEqualTo(Violation.Code.LINK_CLOSED);
    }

    @Test
    void visit_whoseConsequencesTakeTheEntry_isIllegal() {
      Drawing taken =
          reacting(
              Drawing.of("8 r.......\n5 &.......\n4 ..R.....")
                  .blackMoves()
                  .works(works -> circle(Square.A5, Square.H8)),
              each(leaves(Square.A8), new Effect.Spawn(Piece.prop(Kind.CRATE), Square.H8)));

      assertThat(taken.targets(Square.A8)).doesNotContain("a5");
      assertThat(taken.refusal("a8a5")).isEqualTo(Violation.Code.LINK_CLOSED);
    }

    @Test
    void white_doesNotVisit() {
      Drawing white =
          Drawing.of("8 r.......\n5 ..&.....\n4 ..R.....")
              .works(links(link(Square.C5, "other")))
              .and("other", OTHER);

      assertThat(white.targets(Square.C4)).doesNotContain("c5");
    }

    @Test
    void pawn_visitsStraightAhead_withoutAPromotion() {
      Drawing pawn =
          Drawing.of("2 p.......\n1 &.......\n4 ..R.....")
              .blackMoves()
              .works(links(link(Square.A1, "other")))
              .and("other", OTHER);

      assertThat(Drawing.at(pawn.play("a2a1"), Square.D4)).isEqualTo("black pawn");
    }
  }

  @Nested
  class R10_3 {
    @Test
    void sceneThatWasLeft_isAsBeforeWhenSomebodyComesBack() {
      Drawing there =
          Drawing.of("8 r......n\n4 ..R.....")
              .blackMoves()
              .works(works -> entry(Square.H1).apply(links(link(Square.A5, "other")).apply(works)));
      Drawing back =
          Drawing.of("1 R.......")
              .works(works -> entry(Square.D4).apply(links(link(Square.D5, "board")).apply(works)));
      Position after = there.and("other", back).play("a8a5 a1a2 d4d5");

      assertThat(after.scene().name()).isEqualTo("board");
      assertThat(after.pieces()).containsOnlyKeys(Square.H1, Square.C4, Square.H8);
      assertThat(after.turn()).isEqualTo(2);
      assertThat(after.toMove()).isEqualTo(Side.WHITE);
    }
  }

  @Nested
  class R10_4 {
    @Test
    void sceneThatIsEntered_hasWhitesTurnAndItsOwnNumber() {
      Position after = gate().play("a8a5");

      assertThat(after.toMove()).isEqualTo(Side.WHITE);
      assertThat(after.turn()).isEqualTo(1);
      assertThat(after.occurrences()).isEqualTo(1);
    }

    @Test
    void turnThatBegins_isOneOfTheSceneThatIsLeft() {
      Drawing telling =
          reacting(GATE, each(new Event.TurnBegins(2), says("two")))
              .and("other", reacting(OTHER, each(new Event.TurnBegins(2), says("no"))));

      assertThat(messages(Drawing.step(telling.position(), "a8a5"))).containsExactly("two");
    }
  }

  @Nested
  class R10_5 {
    @Test
    void king_controlledEntry_isIllegal() {
      Drawing king =
          Drawing.of("6 k.......\n1 ..R.....")
              .blackMoves()
              .works(links(link(Square.A5, "other")))
              .and("other", Drawing.of("1 ...R....").works(entry(Square.D4)));

      assertThat(king.refusal("a6a5")).isEqualTo(Violation.Code.KING_IN_CHECK);
    }

    @Test
    void king_freeEntry_travels() {
      Drawing king =
          Drawing.of("6 k.......\n1 ..R.....")
              .blackMoves()
              .works(links(link(Square.A5, "other")))
              .and("other", Drawing.of("1 ..R.....").works(entry(Square.D4)));

      assertThat(Drawing.at(king.play("a6a5"), Square.D4)).isEqualTo("black king");
    }
  }
}
