package games.turnstile.puzzlechess;

import static games.turnstile.puzzlechess.Workbench.each;
import static games.turnstile.puzzlechess.Workbench.edge;
import static games.turnstile.puzzlechess.Workbench.input;
import static games.turnstile.puzzlechess.Workbench.on;
import static games.turnstile.puzzlechess.Workbench.ports;
import static games.turnstile.puzzlechess.Workbench.reactions;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Device;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Event;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import org.junit.jupiter.api.Test;

/** R5.4 where ports and reactions decide whether a capture en passant is legal. */
class EnPassantWorksTest {
  private static final String ALONG_THE_RANK = "4 k..p...R\n2 ..P.....\n1 K.......";

  @Test
  void beginning_outputMakesTheSquareTooHigh_thereIsNoRight() {
    OutputPort high = new OutputPort("high", Square.A8, on("in"), new Device.Height(Square.C3, 2));
    Drawing passed =
        Drawing.of("8 k.......\n4 ..Pp....\n1 K.......").blackMoves().passed(Square.C3);

    assertThat(passed.position().enPassant()).contains(Square.C3);
    assertThat(passed.works(ports(List.of(input("in", Square.A1)), high)).position().enPassant())
        .isEmpty();
  }

  @Test
  void doubleStep_reactionToTheCaptureShieldsTheKing_canBeCaptured() {
    Drawing shielded =
        Drawing.of(ALONG_THE_RANK)
            .works(
                reactions(
                    each(
                        new Event.Captured(PieceFilter.ANY),
                        new Effect.Wall(edge("b4-c4"), true))));
    Position position = shielded.play("c2c4");

    assertThat(Drawing.of(ALONG_THE_RANK).play("c2c4").enPassant()).isEmpty();
    assertThat(position.enPassant()).contains(Square.C3);
    assertThat(Drawing.targets(position, Square.D4)).isEqualTo("c3 d3");
  }

  @Test
  void doubleStep_reactionToTheCaptureExposesTheKing_cannotBeCaptured() {
    Drawing exposed =
        Drawing.of("4 kP.p..*R\n2 ..P.....\n1 K.......")
            .works(
                reactions(
                    each(
                        new Event.Captured(PieceFilter.ANY),
                        new Effect.Remove(Square.B4),
                        new Effect.Remove(Square.G4))));

    assertThat(exposed.play("c2c4").enPassant()).isEmpty();
  }
}
