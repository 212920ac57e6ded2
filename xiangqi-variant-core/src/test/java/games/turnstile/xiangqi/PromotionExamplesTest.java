package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import java.util.List;

/** When pieces are promoted, and what becomes of them. */
class PromotionExamplesTest {
  private static List<String> promoted(AnyGame game) {
    return game.pieces().keySet().stream()
        .filter(point -> game.pieces().get(point).promoted())
        .map(Point::toString)
        .toList();
  }

  private static Sketch pawn() {
    return Sketch.of(
        """
        K...k
        ....a
        A....
        """,
        "A 2; when X[2] then 4,5,7;",
        "a 4,5;");
  }

  @EachJudge
  void a_piece_is_promoted_where_its_condition_holds(Judge judge) {
    AnyGame game = judge.begin(pawn().withPromotion()).play("3,1-2,1");

    assertThat(promoted(game)).containsExactly("2,1");
    assertThat(game.play("2,5-2,4").waysOf("A"))
        .isEqualTo(
            """
            K...k
            Ax.a.
            x....
            """);
  }

  @EachJudge
  void it_stays_promoted_when_it_leaves(Judge judge) {
    AnyGame game = judge.begin(pawn().withPromotion()).play("3,1-2,1 2,5-2,4 2,1-3,1 2,4-2,5");

    assertThat(promoted(game)).containsExactly("3,1");
    assertThat(game.waysOf("A"))
        .isEqualTo(
            """
            K...k
            ....a
            Ax...
            """);
  }

  @EachJudge
  void a_capture_may_promote_a_piece_far_away(Judge judge) {
    Sketch sketch =
        Sketch.of(
            """
            K....k
            A.b...
            P.....
            """,
            "A ;5",
            "b ;",
            "P ; when T[4] then 5;",
            "k 4,5;");
    AnyGame before = judge.begin(sketch.withPromotion()).play("2,1-2,2 1,6-1,5");

    assertThat(promoted(before)).isEmpty();
    assertThat(promoted(before.play("2,2-2,3"))).containsExactly("3,1");
  }

  @EachJudge
  void check_by_what_the_first_move_promotes_must_be_answered(Judge judge) {
    Sketch sketch =
        Sketch.of(
                """
                k.r..
                .....
                P.K.P
                """,
                "K 4;",
                "P 2;",
                "r ; when X[1] then ;7")
            .with(Options.STANDARD.withMustAnswerCheck(true));

    assertThat(judge.begin(sketch).legalMoves()).hasSize(3);
    AnyGame game = judge.begin(sketch.withPromotion());
    assertThat(game.isInCheck(Side.RED)).isFalse();
    assertThat(game.legalMoves()).hasToString("[3,3-3,2]");
  }

  @EachJudge
  void nothing_is_promoted_where_the_rule_is_off(Judge judge) {
    AnyGame game = judge.begin(pawn()).play("3,1-2,1");

    assertThat(promoted(game)).isEmpty();
    assertThat(game.play("2,5-2,4").legalMoves()).isEmpty();
  }

  @EachJudge
  void a_piece_that_begins_there_is_promoted_after_the_first_move_of_anybody(Judge judge) {
    Sketch sketch =
        Sketch.of(
            """
            K.#..k
            B...aA
            """,
            "A 4; when X[2] then ;",
            "a ; when X[2] then 4,5;",
            "B ;",
            "# 4,5; when X[1] then 7;");
    AnyGame game = judge.begin(sketch.withPromotion());

    assertThat(promoted(game)).isEmpty();
    assertThat(promoted(game.play("1,3-1,4"))).containsExactly("1,4", "2,5", "2,6");
  }

  @EachJudge
  void a_piece_is_promoted_by_what_another_does(Judge judge) {
    Sketch sketch =
        Sketch.of(
            """
            K....k
            B....a
            .....c
            """,
            "B 5;",
            "a ; when D[3|0|2] then 7;",
            "c 4,5;");
    AnyGame game = judge.begin(sketch.withPromotion());

    AnyGame far = game.play("2,1-2,2 3,6-3,5 2,2-2,3 3,5-3,6");
    assertThat(promoted(far)).isEmpty();
    assertThat(promoted(far.play("2,3-2,4"))).containsExactly("2,6");
    assertThat(promoted(far.play("2,3-2,4 3,6-3,5 2,4-2,5"))).containsExactly("2,6");
  }

  @EachJudge
  void a_capture_can_promote(Judge judge) {
    Sketch sketch = Sketch.of("K.Ab..kc\n", "A 5;", "b ;", "c ; when T[4] then 4;");

    assertThat(promoted(judge.begin(sketch.withPromotion()).play("1,3-1,4")))
        .containsExactly("1,8");
  }

  @EachJudge
  void the_move_that_takes_a_leader_promotes_too(Judge judge) {
    Sketch sketch = Sketch.of("K.Ak\n", "A 5; when Y[4] then ;");
    AnyGame game = judge.begin(sketch.withPromotion()).play("1,3-1,4");

    assertThat(game.outcome()).isPresent();
    assertThat(promoted(game)).containsExactly("1,4");
  }

  @EachJudge
  void a_piece_may_be_promoted_to_one_that_cannot_move(Judge judge) {
    AnyGame game =
        judge
            .begin(Sketch.of("K.A.k.a\n", "A 4; when Y[2] then ;", "a 5,4;").withPromotion())
            .play("1,3-1,2 1,7-1,6");

    assertThat(game.legalMoves()).isEmpty();
  }

  @EachJudge
  void what_a_promotion_threatens_counts_when_check_must_be_answered(Judge judge) {
    Sketch sketch =
        Sketch.of(
            """
            K.a..k
            .B....
            """,
            "a ; when D[4|0|1] then ;4",
            "B 2,4,5;");
    Options strict = Options.STANDARD.withMustAnswerCheck(true);
    AnyGame game = judge.begin(sketch.withPromotion().with(strict));

    assertThat(game.allows("2,2-2,3")).as("would promote what then takes the leader").isFalse();
    assertThat(game.allows("2,2-1,2")).as("promotes it and stands in the way").isTrue();
    assertThat(game.allows("2,2-2,1")).isTrue();
  }

  @EachJudge
  void promotion_changes_nothing_else(Judge judge) {
    AnyGame before = judge.begin(pawn().withPromotion());
    Piece pawn = before.pieces().get(new Point(3, 1));

    assertThat(before.play("3,1-2,1").pieces().get(new Point(2, 1)))
        .isEqualTo(new Piece(pawn.type(), true));
  }
}
