package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.board.Control;
import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** What is controlled, square by square and all at once (R2.6, R3.5, R6.1). */
@Domain(BoardArbitraries.class)
@Domain(DomainContext.Global.class)
class ControlLawsTest {
  private static Set<Square> walked(Position position, Side side) {
    Map<Square, Piece> pieces = position.pieces();
    PlainWalk walk = new PlainWalk(position.terrain(), pieces.keySet());
    Set<Square> controlled = EnumSet.noneOf(Square.class);
    pieces.forEach(
        (square, piece) -> {
          if (piece.side().equals(Optional.of(side))) {
            controlled.addAll(walk.controlled(piece, square));
          }
        });
    return controlled;
  }

  @Property(tries = 200)
  void controlled_anyPosition_isWhatWalksReach(@ForAll Position position, @ForAll Side side) {
    assertThat(position.controlled(side)).isEqualTo(walked(position, side));
  }

  @Property(tries = 200)
  void isControlled_everySquare_agreesWithAllAtOnce(@ForAll Position position, @ForAll Side side) {
    Field field = position.state().field;
    long all = Control.of(field, side.ordinal(), field.occupied());
    for (int square = 0; square < 64; square++) {
      assertThat(Control.isControlled(field, square, side.ordinal(), field.occupied()))
          .isEqualTo((all >>> square & 1) != 0);
    }
  }

  @Property(tries = 200)
  void commonControllers_everySquare_areTheCommonPiecesThatWalkThere(
      @ForAll Position position, @ForAll Side side) {
    Field field = position.state().field;
    PlainWalk walk = new PlainWalk(position.terrain(), position.pieces().keySet());
    for (Square target : Square.values()) {
      Set<Square> expected = EnumSet.noneOf(Square.class);
      position
          .pieces()
          .forEach(
              (square, piece) -> {
                if (piece.side().equals(Optional.of(side))
                    && Kind.COMMON.contains(piece.kind())
                    && walk.controlled(piece, square).contains(target)) {
                  expected.add(square);
                }
              });
      long found =
          Control.commonControllers(field, target.ordinal(), side.ordinal(), field.occupied());
      assertThat(Fields.squares(found)).isEqualTo(expected);
    }
  }

  @Property(tries = 200)
  void isInCheck_anyPosition_isWhetherTheKingsSquareIsWalkedTo(
      @ForAll Position position, @ForAll Side side) {
    Square king = Square.of(position.state().field.king(side.ordinal()));
    assertThat(position.isInCheck(side))
        .isEqualTo(walked(position, side.opponent()).contains(king));
  }
}
