package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** Where position rules hold. */
class ConditionExamplesTest {
  private static final String EMPTY =
      """
      K....
      .....
      .....
      ....k
      """;

  private static final String WITH_B =
      """
      K.....
      ......
      ..B...
      ......
      .....k
      """;

  @EachJudge
  void rows_count_from_the_top_or_from_the_bottom(Judge judge) {
    assertThat(Probe.where(judge, "X[2|-1]", EMPTY))
        .isEqualTo(
            """
            K....
            xxxxx
            .....
            xxxxk
            """);
  }

  @EachJudge
  void columns_count_from_the_left_or_from_the_right(Judge judge) {
    assertThat(Probe.where(judge, "Y[1|-2]", EMPTY))
        .isEqualTo(
            """
            K..x.
            x..x.
            x..x.
            x..xk
            """);
  }

  @EachJudge
  void rows_that_do_not_exist_are_nowhere(Judge judge) {
    assertThat(Probe.where(judge, "X[0|5|-5|64]&Y[0|6|-6]&P[0|0|-5|1]", EMPTY)).isEqualTo(EMPTY);
  }

  @EachJudge
  void a_square_is_a_row_and_a_column(Judge judge) {
    assertThat(Probe.where(judge, "P[2|4]", EMPTY))
        .isEqualTo(
            """
            K....
            ...x.
            .....
            ....k
            """);
  }

  @EachJudge
  void squares_may_be_several_and_count_from_either_end(Judge judge) {
    assertThat(Probe.where(judge, "P[2|4|-1|1|3|-1]", EMPTY))
        .isEqualTo(
            """
            K....
            ...x.
            ....x
            x...k
            """);
  }

  @EachJudge
  void distance_one_are_the_four_squares_beside(Judge judge) {
    assertThat(Probe.where(judge, "D[3|0|1]", WITH_B, "B ;"))
        .isEqualTo(
            """
            K.....
            ..x...
            .xBx..
            ..x...
            .....k
            """);
  }

  @EachJudge
  void distances_may_be_greater(Judge judge) {
    assertThat(Probe.where(judge, "D[3|1|3]", WITH_B, "B ;"))
        .isEqualTo(
            """
            K...xx
            .....x
            ..B...
            .....x
            x...xk
            """);
  }

  @EachJudge
  void distances_may_be_less(Judge judge) {
    assertThat(Probe.where(judge, "D[3|-1|3]", WITH_B, "B ;"))
        .isEqualTo(
            """
            K.x...
            .xxx..
            xxBxx.
            .xxx..
            ..x..k
            """);
  }

  @EachJudge
  void distance_to_a_piece_that_is_there_twice_or_not_at_all_is_none(Judge judge) {
    String twice = WITH_B.replace("K.....", "K..B..");
    String never = WITH_B.replace("B", ".");
    for (String condition : List.of("D[3|0|1]", "D[3|1|0]", "D[3|-1|9]", "R[3|1|0|1|2|3|4|5]")) {
      assertThat(Probe.where(judge, condition, twice, "B ;")).isEqualTo(twice);
      assertThat(Probe.where(judge, condition, never, "B ;")).isEqualTo(never);
    }
  }

  @EachJudge
  void a_piece_has_distance_zero_to_itself_and_is_on_none_of_its_sides(Judge judge) {
    int probe = 3;
    assertThat(Probe.where(judge, "D[%s|0|0]".formatted(probe), EMPTY))
        .isEqualTo(EMPTY.replace('.', 'x'));
    assertThat(Probe.where(judge, "R[%s|0|0|1|2|3|4|5|6|7|8]".formatted(probe), EMPTY))
        .isEqualTo(EMPTY);
  }

  @EachJudge
  void a_piece_straight_above_is_on_side_2(Judge judge) {
    assertThat(Probe.where(judge, "R[3|-1|9|2]", WITH_B, "B ;"))
        .isEqualTo(
            """
            K.....
            ......
            ..B...
            ..x...
            ..x..k
            """);
  }

  @EachJudge
  void a_piece_anywhere_above_and_to_the_left_is_on_side_1(Judge judge) {
    assertThat(Probe.where(judge, "R[3|-1|9|1]", WITH_B, "B ;"))
        .isEqualTo(
            """
            K.....
            ......
            ..B...
            ...xxx
            ...xxk
            """);
  }

  @EachJudge
  void sides_may_be_several_and_the_distance_must_hold_too(Judge judge) {
    assertThat(Probe.where(judge, "R[3|-1|3|4|6|7]", WITH_B, "B ;"))
        .isEqualTo(
            """
            K.x...
            ..xx..
            ..Bxx.
            ......
            .....k
            """);
  }

  @EachJudge
  void several_or_no_living_pieces_are_what_T_asks_for(Judge judge) {
    String twice = EMPTY.replace("K....", "K..BB");

    assertThat(Probe.where(judge, "T[3]", WITH_B, "B ;")).isEqualTo(WITH_B);
    assertThat(Probe.where(judge, "T[3]", twice, "B ;")).isEqualTo(twice.replace('.', 'x'));
    assertThat(Probe.where(judge, "T[3]", EMPTY, "B ;")).isEqualTo(EMPTY.replace('.', 'x'));
  }

  @EachJudge
  void a_piece_that_was_captured_does_not_count(Judge judge) {
    AnyGame game =
        judge.begin(
            Sketch.of(
                """
                K.b.b
                ..A..
                A...k
                """,
                "A 2;",
                "b ;",
                "k 4(T[4]),2(D[4|0|2]);"));

    AnyGame after = game.play("2,3-1,3");
    assertThat(after.waysOf("k"))
        .isEqualTo(
            """
            K.A.b
            ....x
            A...k
            """);
  }

  @EachJudge
  void one_of_several_rules_is_enough(Judge judge) {
    assertThat(Probe.where(judge, "X[1]&Y[1]&Q[1]", EMPTY))
        .isEqualTo(
            """
            Kxxxx
            x....
            x....
            x...k
            """);
  }

  @EachJudge
  void rules_that_nobody_knows_never_hold(Judge judge) {
    assertThat(Probe.where(judge, "Q[1]&x[1]&NP[9|9]&C[0|0|99]&Any[]", EMPTY)).isEqualTo(EMPTY);
  }

  @EachJudge
  void an_extension_knows_squares_that_are_forbidden(Judge judge) {
    assertThat(Probe.where(judge, "NP[2|4|-1|1]", List.of("more-position-rules"), EMPTY))
        .isEqualTo(
            """
            Kxxxx
            xxx.x
            xxxxx
            .xxxk
            """);
  }

  @EachJudge
  void an_extension_counts_living_pieces(Judge judge) {
    List<String> more = List.of("more-position-rules");
    String three = EMPTY.replace("K....", "K.BBB");
    String everywhere = three.replace('.', 'x');

    assertThat(Probe.where(judge, "C[3|3|5]", more, three, "B ;")).isEqualTo(everywhere);
    assertThat(Probe.where(judge, "C[3|1|3]", more, three, "B ;")).isEqualTo(everywhere);
    assertThat(Probe.where(judge, "C[3|4|9]&C[3|0|2]", more, three, "B ;")).isEqualTo(three);
    assertThat(Probe.where(judge, "C[0|6|6]", more, three, "B ;")).isEqualTo(everywhere);
    assertThat(Probe.where(judge, "C[0|0|5]&C[0|7|9]", more, three, "B ;")).isEqualTo(three);
    assertThat(Probe.where(judge, "C[99|0|0]", more, three, "B ;")).isEqualTo(everywhere);
  }

  @EachJudge
  void what_counts_is_where_the_piece_stands_before_it_moves(Judge judge) {
    AnyGame game =
        judge.begin(
            Sketch.of(
                """
                K..k
                ...a
                A...
                """,
                "A 2(X[3]);",
                "a 7;"));

    assertThat(game.allows("3,1-2,1")).isTrue();
    assertThat(game.play("3,1-2,1 2,4-3,4").legalMoves()).isEmpty();
  }
}
