package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.variant.Side;
import java.util.Optional;

/** Pieces that belong to nobody. */
class NeutralExamplesTest {
  /** Room for both sides to move a neutral piece to and fro, or a piece of their own. */
  private static Sketch room() {
    return Sketch.of(
        """
        K.A...
        ...#..
        ...a.k
        """,
        "A 4,5;",
        "a 4,5;",
        "# 4,5;");
  }

  @EachJudge
  void both_sides_move_them(Judge judge) {
    AnyGame game = judge.begin(room());

    assertThat(game.allows("2,4-2,5")).isTrue();
    assertThat(game.play("1,3-1,4").allows("2,4-2,5")).isTrue();
  }

  @EachJudge
  void they_capture_nothing_and_stop_at_everything(Judge judge) {
    AnyGame game =
        judge.begin(
            Sketch.of(
                """
                K.A..
                .....
                b.#.+
                .....
                ....k
                """,
                "A ;",
                "b ;",
                "# 4;1,2,4,5,8",
                "+ ;"));

    assertThat(game.waysOf("#"))
        .isEqualTo(
            """
            K.A..
            .xx..
            bx#x+
            ...x.
            ....k
            """);
  }

  @EachJudge
  void nobody_captures_them_and_they_stand_in_the_way(Judge judge) {
    AnyGame game = judge.begin(Sketch.of("A.#.kK\n", "A 5;5", "# ;"));

    assertThat(game.waysOf("A")).isEqualTo("Ax#.kK\n");
    assertThat(game.isInCheck(Side.BLUE)).isFalse();
  }

  @EachJudge
  void a_neutral_leader_gives_no_check_and_is_never_taken(Judge judge) {
    AnyGame game = judge.begin(Sketch.of("A#kK\n", "A 5;", "# 4,5; leader"));

    assertThat(game.isInCheck(Side.BLUE)).isFalse();
    assertThat(game.outcome()).contains(new Outcome(Optional.of(Side.BLUE), EndReason.NO_MOVES));
  }

  @EachJudge
  void after_three_in_a_row_a_side_must_move_something_else(Judge judge) {
    AnyGame game =
        judge.begin(room().withNeutralLimit()).play("2,4-2,5 3,4-3,3 2,5-2,4 3,3-3,4 2,4-2,5");
    assertThat(game.allows("2,5-2,4")).as("Blue has moved none").isTrue();

    AnyGame limited = game.play("3,4-3,3");
    assertThat(limited.allows("2,5-2,4")).isFalse();
    assertThat(limited.allows("1,3-1,4")).isTrue();
  }

  @EachJudge
  void another_move_makes_them_movable_again(Judge judge) {
    AnyGame game =
        judge
            .begin(room().withNeutralLimit())
            .play("2,4-2,5 3,4-3,3 2,5-2,4 3,3-3,4 2,4-2,5 3,4-3,3 1,3-1,4 3,3-3,4");

    assertThat(game.allows("2,5-2,4")).isTrue();
  }

  @EachJudge
  void another_move_in_between_begins_the_count_again(Judge judge) {
    AnyGame game =
        judge
            .begin(room().withNeutralLimit())
            .play("2,4-2,5 3,4-3,3 2,5-2,4 3,3-3,4 1,3-1,4 3,4-3,3 2,4-2,5 3,3-3,4");

    assertThat(game.allows("2,5-2,4")).isTrue();
  }

  @EachJudge
  void neutral_pieces_count_together(Judge judge) {
    Sketch sketch =
        Sketch.of(
            """
            K.A..k
            #.+..a
            """,
            "A 4,5;",
            "a 4,5;",
            "# 5,4;",
            "+ 5,4;");
    AnyGame game =
        judge
            .begin(sketch.withNeutralLimit())
            .play("2,1-2,2 2,6-2,5 2,3-2,4 2,5-2,6 2,2-2,1 2,6-2,5");

    assertThat(game.legalMoves()).extracting(Move::toString).containsExactly("1,3-1,2", "1,3-1,4");
  }

  @EachJudge
  void without_the_rule_nothing_is_limited(Judge judge) {
    AnyGame game = judge.begin(room()).play("2,4-2,5 3,4-3,3 2,5-2,4 3,3-3,4 2,4-2,5 3,4-3,3");

    assertThat(game.allows("2,5-2,4")).isTrue();
  }

  @EachJudge
  void who_has_nothing_else_to_move_has_no_move(Judge judge) {
    Sketch sketch = Sketch.of("K#...k.a\n", "# 4,5;", "a 4,5;");
    AnyGame game =
        judge.begin(sketch.withNeutralLimit()).play("1,2-1,3 1,8-1,7 1,3-1,4 1,7-1,8 1,4-1,3");
    assertThat(game.outcome()).isEmpty();

    assertThat(game.play("1,8-1,7").outcome())
        .contains(new Outcome(Optional.of(Side.BLUE), EndReason.NO_MOVES));
  }
}
