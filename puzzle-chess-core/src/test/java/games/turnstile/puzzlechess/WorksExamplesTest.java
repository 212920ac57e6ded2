package games.turnstile.puzzlechess;

import static games.turnstile.puzzlechess.Workbench.each;
import static games.turnstile.puzzlechess.Workbench.edge;
import static games.turnstile.puzzlechess.Workbench.enters;
import static games.turnstile.puzzlechess.Workbench.input;
import static games.turnstile.puzzlechess.Workbench.leaves;
import static games.turnstile.puzzlechess.Workbench.messages;
import static games.turnstile.puzzlechess.Workbench.not;
import static games.turnstile.puzzlechess.Workbench.on;
import static games.turnstile.puzzlechess.Workbench.once;
import static games.turnstile.puzzlechess.Workbench.ports;
import static games.turnstile.puzzlechess.Workbench.reactions;
import static games.turnstile.puzzlechess.Workbench.says;
import static games.turnstile.puzzlechess.Workbench.wall;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import games.turnstile.puzzlechess.scene.Castling;
import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Signal;
import games.turnstile.puzzlechess.scene.Square;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Ports and reactions (R8, R9) by examples. */
class WorksExamplesTest {
  private static final Drawing ROOKS = Drawing.of("8 r.......\n1 R.......");

  private static Drawing reacting(Reaction... reactions) {
    return ROOKS.works(reactions(reactions));
  }

  private static Step whiteStep(Drawing drawing, String moves) {
    return Drawing.step(drawing.position(), moves);
  }

  @Nested
  class R8 {
    @Test
    void input_conditionHolds_isOn() {
      InputPort rook = new InputPort("rook", Square.B1, PieceFilter.of(Side.WHITE, Kind.ROOK));
      InputPort black = new InputPort("black", Square.B1, PieceFilter.of(Side.BLACK));
      Drawing drawing = ROOKS.works(ports(List.of(rook, black)));

      assertThat(drawing.position().ports())
          .containsExactly(entry("rook", false), entry("black", false));
      assertThat(drawing.play("a1b1").ports())
          .containsExactly(entry("rook", true), entry("black", false));
    }

    @Test
    void output_whileItsFormulaHolds_raisesAWall() {
      Drawing drawing =
          ROOKS.works(ports(List.of(input("in", Square.B1)), wall("out", on("in"), "c1-d1")));

      assertThat(drawing.position().terrain().walls()).isEmpty();
      assertThat(drawing.play("a1b1").terrain().walls()).containsExactly(edge("c1-d1"));
      assertThat(drawing.play("a1b1 a8b8 b1a1").terrain().walls()).isEmpty();
    }

    @Test
    void output_atTheBeginning_hasSettled() {
      Drawing drawing = ROOKS.works(ports(List.of(), constant("out")));

      assertThat(drawing.position().ports()).containsExactly(entry("out", true));
    }

    /** Any formula over a port and its opposite holds always. */
    private OutputPort constant(String name) {
      return wall(name, new Signal.Any(List.of(on(name), not(name))), "c1-d1");
    }
  }

  @Nested
  class R8_1 {
    @Test
    void outputs_onTheSameEdge_theLaterOneCounts() {
      Device lower = new Device.Wall(edge("c1-d1"), false);
      OutputPort second = new OutputPort("second", Square.A8, on("in"), lower);
      List<InputPort> inputs = List.of(input("in", Square.B1));

      assertThat(
              ROOKS
                  .works(ports(inputs, wall("first", on("in"), "c1-d1"), second))
                  .play("a1b1")
                  .terrain()
                  .walls())
          .isEmpty();
      assertThat(
              ROOKS
                  .works(ports(inputs, second, wall("first", on("in"), "c1-d1")))
                  .play("a1b1")
                  .terrain()
                  .walls())
          .containsExactly(edge("c1-d1"));
    }

    @Test
    void output_thatGoesOff_leavesTheTerrainOfTheReactions() {
      Drawing drawing =
          ROOKS.works(
              works ->
                  reactions(each(enters(Square.B1), new Effect.Height(Square.H1, 3)))
                      .apply(
                          ports(
                                  List.of(input("in", Square.B1)),
                                  new OutputPort(
                                      "out", Square.A8, on("in"), new Device.Height(Square.H1, 5)))
                              .apply(works)));

      assertThat(drawing.play("a1b1").terrain().height(Square.H1)).isEqualTo(5);
      assertThat(drawing.play("a1b1 a8b8 b1a1").terrain().height(Square.H1)).isEqualTo(3);
    }
  }

  @Nested
  class R8_2 {
    @Test
    void chainOfOutputs_settlesWithinTheMove() {
      Drawing drawing =
          ROOKS.works(
              ports(
                  List.of(input("in", Square.B1)),
                  wall("third", on("second"), "e1-f1"),
                  wall("second", on("first"), "d1-e1"),
                  wall("first", on("in"), "c1-d1")));

      assertThat(drawing.play("a1b1").terrain().walls()).hasSize(3);
    }

    @Test
    void latch_onceOn_staysOn() {
      Drawing drawing =
          ROOKS.works(
              ports(
                  List.of(input("in", Square.B1)),
                  wall("latch", new Signal.Any(List.of(on("in"), on("latch"))), "c1-d1")));

      assertThat(drawing.play("a1b1 a8b8 b1a1").ports()).containsEntry("latch", true);
    }
  }

  @Nested
  class R8_3 {
    @Test
    void oscillation_keepsTheEarlierStateAndTellsWhichPorts() {
      Drawing drawing =
          ROOKS.works(
              ports(
                  List.of(input("in", Square.B1)),
                  wall("steady", on("in"), "e1-f1"),
                  wall("bell", new Signal.All(List.of(on("in"), not("bell"))), "c1-d1")));
      Step step = whiteStep(drawing, "a1b1");

      assertThat(step.position().ports())
          .containsExactly(entry("in", true), entry("steady", false), entry("bell", false));
      assertThat(step.position().terrain().walls()).isEmpty();
      assertThat(step.notices()).contains(new Notice.Oscillation(List.of("bell")));
    }

    @Test
    void counterOfManyRounds_doesNotComeToRest() {
      List<OutputPort> digits = new ArrayList<>();
      List<Signal> lower = new ArrayList<>(List.of(on("in"), on("in")));
      for (int i = 0; i < 12; i++) {
        Signal digit = on("d" + i);
        Signal carry = new Signal.All(lower);
        Signal flips =
            new Signal.Any(
                List.of(
                    new Signal.All(List.of(digit, new Signal.Not(carry))),
                    new Signal.All(List.of(new Signal.Not(digit), carry))));
        digits.add(wall("d" + i, flips, "c1-d1"));
        lower.add(digit);
      }
      Drawing drawing =
          ROOKS.works(ports(List.of(input("in", Square.B1)), digits.toArray(OutputPort[]::new)));
      Step step = whiteStep(drawing, "a1b1");

      assertThat(step.notices()).hasAtLeastOneElementOfType(Notice.Oscillation.class);
      assertThat(step.position().terrain().walls()).isEmpty();
    }
  }

  @Nested
  class R9 {
    @Test
    void reaction_eachTimeOrOnce() {
      Drawing drawing =
          reacting(once(enters(Square.B1), says("once")), each(enters(Square.B1), says("each")));
      Position first = drawing.position();

      assertThat(messages(Drawing.step(first, "a1b1"))).containsExactly("once", "each");
      assertThat(messages(Drawing.step(first, "a1b1 a8b8 b1a1 b8a8 a1b1"))).containsExactly("each");
    }
  }

  @Nested
  class R9_1 {
    @Test
    void enters_byPushCastlingAndPromotion() {
      Drawing push =
          Drawing.of("1 R..*....")
              .works(reactions(each(entersAs(Kind.CRATE, Square.E1), says("crate"))));
      Drawing castling =
          Drawing.of("8 ....k...\n1 ....K..R")
              .castling(Castling.WHITE_SHORT)
              .works(reactions(each(entersAs(Kind.ROOK, Square.F1), says("rook"))));
      Drawing promotion =
          Drawing.of("7 P.......")
              .whiteStore(Kind.QUEEN)
              .works(reactions(each(entersAs(Kind.QUEEN, Square.A8), says("queen"))));

      assertThat(messages(whiteStep(push, "a1d1"))).containsExactly("crate");
      assertThat(messages(whiteStep(castling, "e1g1"))).containsExactly("rook");
      assertThat(messages(whiteStep(promotion, "a7a8=Q"))).containsExactly("queen");
    }

    private Event entersAs(Kind kind, Square square) {
      return new Event.Enters(Set.of(square), PieceFilter.of(kind));
    }

    @Test
    void captured_pieceDoesNotLeave() {
      Drawing drawing =
          reacting(
              each(leaves(Square.A8), says("left")),
              each(new Event.Captured(PieceFilter.of(Side.BLACK)), says("captured")));

      assertThat(messages(whiteStep(drawing, "a1a8"))).containsExactly("captured");
    }

    @Test
    void turn_begins_whenItsNumberComes() {
      Drawing drawing = reacting(each(new Event.TurnBegins(3), says("three")));

      assertThat(messages(whiteStep(drawing, "a1b1 a8c8"))).isEmpty();
      assertThat(messages(whiteStep(drawing, "a1b1 a8c8 b1a1 c8d8"))).containsExactly("three");
    }
  }

  @Nested
  class R9_2 {
    @Test
    void events_ofAMove_comeInOrder() {
      Drawing drawing =
          reacting(
              each(enters(Square.A8), says("enters")),
              each(leaves(Square.A1), says("leaves")),
              each(new Event.Captured(PieceFilter.ANY), says("captured")));

      assertThat(messages(whiteStep(drawing, "a1a8")))
          .containsExactly("captured", "leaves", "enters");
    }

    @Test
    void events_ofEffects_comeAfterAllOthers() {
      Drawing drawing =
          reacting(
              each(leaves(Square.A1), new Effect.Spawn(Piece.prop(Kind.CRATE), Square.D4)),
              each(enters(Square.D4), says("spawned")),
              each(enters(Square.B1), says("moved")));

      assertThat(messages(whiteStep(drawing, "a1b1"))).containsExactly("moved", "spawned");
    }

    @Test
    void crate_comesAfterItsPusher() {
      Drawing drawing =
          Drawing.of("1 R..*....")
              .works(
                  reactions(
                      each(enters(Square.E1), says("crate")),
                      each(enters(Square.D1), says("rook"))));

      assertThat(messages(whiteStep(drawing, "a1d1"))).containsExactly("rook", "crate");
    }
  }

  @Nested
  class R9_3 {
    @Test
    void effects_changeTheScene() {
      Drawing drawing =
          reacting(
              each(
                  enters(Square.B1),
                  new Effect.Wall(edge("a1-a2"), true),
                  new Effect.Height(Square.A2, 4),
                  new Effect.Spawn(Piece.of(Side.BLACK, Kind.KNIGHT), Square.H8),
                  new Effect.Remove(Square.A8)));
      Position after = drawing.play("a1b1");

      assertThat(after.terrain().walls()).containsExactly(edge("a1-a2"));
      assertThat(after.terrain().height(Square.A2)).isEqualTo(4);
      assertThat(after.pieces()).containsOnlyKeys(Square.B1, Square.H8);
    }

    @Test
    void spawn_onAnOccupiedSquare_doesNothing() {
      Position after =
          reacting(each(enters(Square.B1), new Effect.Spawn(Piece.prop(Kind.CRATE), Square.A8)))
              .play("a1b1");

      assertThat(Drawing.at(after, Square.A8)).isEqualTo("black rook");
    }

    @Test
    void king_isNotRemoved() {
      Position after =
          Drawing.of("8 k.......\n1 .......R")
              .works(reactions(each(enters(Square.G1), new Effect.Remove(Square.A8))))
              .play("h1g1");

      assertThat(Drawing.at(after, Square.A8)).isEqualTo("black king");
    }
  }

  @Nested
  class R9_4 {
    @Test
    void reactionWithoutAnyEffectLeft_isNotSpent() {
      Effect[] many = Collections.nCopies(64, says("on")).toArray(Effect[]::new);
      Reaction noisy = each(enters(Square.B1), many);
      Reaction last = once(enters(Square.B1, Square.A2), says("at last"));
      Drawing drawing = reacting(noisy, noisy, noisy, noisy, last);

      assertThat(messages(whiteStep(drawing, "a1b1"))).hasSize(256).doesNotContain("at last");
      assertThat(messages(whiteStep(drawing, "a1b1 a8b8 b1a1 b8a8 a1a2")))
          .containsExactly("at last");
    }

    @Test
    void reactions_thatFeedThemselves_areDroppedAndTold() {
      Effect spawn = new Effect.Spawn(Piece.prop(Kind.CRATE), Square.D4);
      Drawing drawing =
          reacting(
              each(enters(Square.B1), spawn),
              each(enters(Square.D4), new Effect.Remove(Square.D4)),
              each(leaves(Square.D4), spawn));
      Step step = whiteStep(drawing, "a1b1");

      assertThat(step.notices()).endsWith(new Notice.Restless());
      assertThat(step.notices()).hasSize(256 + 1);
    }

    @Test
    void effects_256OfThem_allCount() {
      Effect[] quarter = Collections.nCopies(64, says("x")).toArray(Effect[]::new);
      Reaction reaction = each(enters(Square.B1), quarter);
      Drawing all = reacting(reaction, reaction, reaction, reaction);
      Drawing oneMore = reacting(reaction, reaction, reaction, reaction, reaction);

      assertThat(whiteStep(all, "a1b1").notices())
          .hasSize(256)
          .doesNotContain(new Notice.Restless());
      assertThat(whiteStep(oneMore, "a1b1").notices()).hasSize(257).endsWith(new Notice.Restless());
    }
  }

  @Nested
  class R9_5 {
    @Test
    void move_thatExposesItsKingByAReaction_isIllegal() {
      Drawing drawing =
          Drawing.of("8 r.....k.\n4 *.......\n1 K......R")
              .works(reactions(each(enters(Square.G1), new Effect.Remove(Square.A4))));

      assertThat(drawing.refusal("h1g1")).isEqualTo(Violation.Code.KING_IN_CHECK);
      assertThat(drawing.targets(Square.H1)).contains("f1");
    }

    @Test
    void move_thatShieldsItsKingByAPort_answersCheck() {
      Drawing drawing =
          Drawing.of("8 r......k\n1 K.....R.")
              .works(ports(List.of(input("in", Square.G2)), wall("out", on("in"), "a4-a5")));

      assertThat(drawing.targets(Square.G1)).isEqualTo("g2");
    }
  }
}
