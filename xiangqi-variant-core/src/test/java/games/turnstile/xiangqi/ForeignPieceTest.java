package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.xiangqi.notation.RuleCodec;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Setups may have pieces that differ from those of the variant; all rules hold for them too. */
class ForeignPieceTest {
  private static Position with(Sketch sketch, String square, PieceType type) {
    Ruleset ruleset = Ruleset.of(sketch.variant());
    Map<Point, Piece> pieces = new TreeMap<>(Position.initial(ruleset).pieces());
    pieces.put(Scene.point(square), new Piece(type, false));
    return Position.of(Setup.of(ruleset, pieces, Side.RED));
  }

  @Test
  void a_check_by_a_piece_that_depends_on_others_must_be_answered() {
    Sketch sketch =
        Sketch.of(
                """
                kr..
                ....
                .K.P
                """,
                "K 2,4,5,7;",
                "r ;4",
                "P 2;")
            .with(Options.STANDARD.withMustAnswerCheck(true));
    PieceType nearby =
        sketch
            .variant()
            .type(3)
            .withMoves(RuleCodec.parseMoves(";7(D[2|0|1])"), RuleCodec.parseMoves(";"));

    Position position = with(sketch, "1,2", nearby);

    assertThat(position.isInCheck(Side.RED)).isTrue();
    assertThat(Scene.legal(position)).isEqualTo("3,2-3,1 3,2-3,3");
  }

  @Test
  void a_promotion_that_depends_on_others_is_not_missed_when_those_move() {
    Sketch sketch =
        Sketch.of(
                """
                k...
                .r..
                ...K
                """,
                "K 2,4,5,7;",
                "k 2,4,5,7;",
                "r ;")
            .withPromotion();
    PieceType type = sketch.variant().type(3);
    PieceType shy =
        new PieceType(
            type.number(),
            type.name(),
            type.owner(),
            type.leader(),
            type.moves(),
            Optional.of(RuleCodec.parseCondition("D[1|-1|2]")),
            type.promotedMoves(),
            type.attributes());

    Position far = Scene.play(with(sketch, "2,2", shy), "3,4-3,3 1,1-2,1");
    Position near = Scene.play(far, "3,3-2,3");

    assertThat(far.pieceAt(Scene.point("2,2")).orElseThrow().promoted()).isFalse();
    assertThat(near.pieceAt(Scene.point("2,2")).orElseThrow().promoted()).isTrue();
  }

  @Test
  void what_an_extension_cannot_take_is_refused_with_the_setup() {
    Sketch sketch = Sketch.of("k.r.K\n", "r ;4").with("more-position-rules");
    PieceType type =
        sketch
            .variant()
            .type(3)
            .withMoves(RuleCodec.parseMoves("4(C[1|1|1]);"), RuleCodec.parseMoves("4(C[1]);"));

    assertThatExceptionOfType(SetupException.class)
        .isThrownBy(() -> with(sketch, "1,3", type))
        .withMessageContaining("C of piece 3 takes 3 arguments (piece, least, most), not 1");
  }
}
