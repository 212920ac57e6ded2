package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.variant.Side;

/** How pieces move by steps and slides. */
class MoveExamplesTest {
  @EachJudge
  void directions_go_row_by_row_from_the_upper_left(Judge judge) {
    String[] where = {"1,1", "1,2", "1,3", "2,1", "2,3", "3,1", "3,2", "3,3"};
    for (int direction = 1; direction <= 8; direction++) {
      Sketch sketch =
          Sketch.of(
              """
              ...K
              .A..
              ...k
              """,
              "A %s;".formatted(direction));

      assertThat(judge.begin(sketch).legalMoves())
          .extracting(Move::toString)
          .containsExactly("2,2-" + where[direction - 1]);
    }
  }

  @EachJudge
  void a_step_goes_to_an_empty_square_or_captures(Judge judge) {
    AnyGame game =
        judge.begin(
            Sketch.of(
                """
                bBK
                .A.
                k..
                """,
                "A 1,2,3,4;",
                "B ;",
                "b ;"));

    assertThat(game.waysOf("A"))
        .isEqualTo(
            """
            xBK
            xA.
            k..
            """);
    assertThat(game.play("2,2-1,1").drawing())
        .isEqualTo(
            """
            ABK
            ...
            k..
            """);
  }

  @EachJudge
  void a_slide_goes_to_the_edge_or_to_the_first_piece(Judge judge) {
    AnyGame game =
        judge.begin(
            Sketch.of(
                """
                K.b..k
                ......
                b.A.B.
                ......
                .bb...
                """,
                "A ;1,2,3,4,5,6,7,8",
                "B ;",
                "b ;"));

    assertThat(game.waysOf("A"))
        .isEqualTo(
            """
            K.x.xk
            .xxx..
            xxAxB.
            .xxx..
            xbx.x.
            """);
  }

  @EachJudge
  void a_slide_does_not_pass_what_it_captures(Judge judge) {
    assertThat(judge.begin(Sketch.of("A.b.bKk\n", "A ;5", "b ;")).waysOf("A"))
        .isEqualTo("Axx.bKk\n");
  }

  @EachJudge
  void a_slide_may_have_a_condition(Judge judge) {
    Sketch sketch = Sketch.of("A...Kk\n", "A ;5(Y[1])");

    assertThat(judge.begin(sketch).waysOf("A")).isEqualTo("AxxxKk\n");
    assertThat(judge.begin(Sketch.of(".A..Kk\n", "A ;5(Y[1])")).legalMoves()).isEmpty();
  }

  @EachJudge
  void a_move_that_can_be_made_in_two_ways_is_one_move(Judge judge) {
    assertThat(judge.begin(Sketch.of("A..Kk\n", "A 5,5(Y[1]);5,5")).legalMoves())
        .extracting(Move::toString)
        .containsExactly("1,1-1,2", "1,1-1,3");
  }

  @EachJudge
  void one_of_two_terms_for_a_direction_is_enough(Judge judge) {
    assertThat(judge.begin(Sketch.of("A..Kk\n", "A 5(X[2]),5(X[1]);")).allows("1,1-1,2")).isTrue();
  }

  @EachJudge
  void further_sections_mean_nothing_without_an_extension(Judge judge) {
    assertThat(judge.begin(Sketch.of("A..Kk\n", "A 5;;5;5;5;5;5")).legalMoves()).hasSize(1);
  }

  @EachJudge
  void pieces_move_as_red_sees_the_board_whosever_they_are(Judge judge) {
    AnyGame game =
        judge.begin(
            Sketch.of(
                """
                K.k
                A.a
                ...
                """,
                "A 7;",
                "a 7;"));

    assertThat(game.play("2,1-3,1").waysOf("a"))
        .isEqualTo(
            """
            K.k
            ..a
            A.x
            """);
  }

  @EachJudge
  void sides_move_in_turn_and_only_their_own_pieces(Judge judge) {
    AnyGame game = judge.begin(Sketch.of("A..K.k..a\n", "A 5;", "a 4;"));

    assertThat(game.legalMoves()).extracting(Move::toString).containsExactly("1,1-1,2");
    AnyGame after = game.play("1,1-1,2");
    assertThat(after.legalMoves()).extracting(Move::toString).containsExactly("1,9-1,8");
  }

  @EachJudge
  void check_is_when_a_leader_could_be_taken_next(Judge judge) {
    AnyGame game =
        judge.begin(
            Sketch.of(
                """
                K...a
                .....
                A...k
                """,
                "A 2;5",
                "a 7;"));

    assertThat(game.isInCheck(Side.BLUE)).isTrue();
    assertThat(game.isInCheck(Side.RED)).isFalse();
    assertThat(game.play("3,1-3,2").isInCheck(Side.BLUE)).isTrue();
    assertThat(game.play("3,1-2,1").isInCheck(Side.BLUE)).isFalse();
  }
}
