package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.extension.ChineseChess;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Side;

/** The pieces of Chinese chess that have ways of their own. */
class ChineseChessExamplesTest {
  private static AnyGame begin(Judge judge, String board, String... types) {
    return judge.begin(Sketch.of(board, types).with(ChineseChess.NAME));
  }

  @EachJudge
  void a_horse_goes_one_straight_and_one_slantwise(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            K.....
            ......
            ..H...
            ......
            .....k
            """,
            "H ; xiangqi=horse");

    assertThat(game.waysOf("H"))
        .isEqualTo(
            """
            Kx.x..
            x...x.
            ..H...
            x...x.
            .x.x.k
            """);
  }

  @EachJudge
  void a_piece_at_its_leg_stops_it_whosever_it_is(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            Kb....
            ..A.b.
            ..H#..
            .b....
            .....k
            """,
            "H ; xiangqi=horse",
            "A ;",
            "b ;",
            "# ;");

    assertThat(game.waysOf("H"))
        .isEqualTo(
            """
            Kb....
            x.A.b.
            ..H#..
            xb....
            .x.x.k
            """);
  }

  @EachJudge
  void a_horse_captures_and_has_the_ways_of_its_rule_too(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            Hb..K
            ..b..
            .A..k
            """,
            "H 8;5 xiangqi=horse",
            "A ;",
            "b ;");

    assertThat(game.waysOf("H"))
        .isEqualTo(
            """
            Hx..K
            .xb..
            .A..k
            """);
  }

  @EachJudge
  void an_elephant_goes_two_squares_if_its_eye_is_empty(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            b...K
            .....
            ..E..
            .b.#.
            ....k
            """,
            "E 1,3,6,8; xiangqi=elephant",
            "b ;",
            "# ;");

    assertThat(game.waysOf("E"))
        .isEqualTo(
            """
            x...K
            .....
            ..E..
            .b.#.
            ....k
            """);
  }

  @EachJudge
  void its_slides_go_two_squares_as_well(Judge judge) {
    AnyGame game = begin(judge, "..E...Kk\n", "E 4(Y[3]);5 xiangqi=elephant");

    assertThat(game.waysOf("E")).isEqualTo("x.E.x.Kk\n");
  }

  @EachJudge
  void a_cannon_slides_over_empty_squares_and_captures_over_one_piece(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            K.b...
            ..b...
            ......
            b.C#bb
            ..A...
            ..A..k
            ..b...
            """,
            "C ;2,4,5,7 xiangqi=cannon",
            "A ;",
            "b ;",
            "# ;");

    assertThat(game.waysOf("C"))
        .isEqualTo(
            """
            K.x...
            ..b...
            ..x...
            bxC#xb
            ..A...
            ..A..k
            ..b...
            """);
  }

  @EachJudge
  void the_steps_of_a_cannon_are_those_of_other_pieces(Judge judge) {
    AnyGame game = begin(judge, "bC.bbKk\n", "C 4,5; xiangqi=cannon", "b ;");

    assertThat(game.waysOf("C")).isEqualTo("xCxbbKk\n");
  }

  @EachJudge
  void a_general_takes_a_leader_on_its_column_if_nothing_is_between(Judge judge) {
    String facing =
        """
        k.
        ..
        .A
        K.
        """;
    String[] types = {"K 2; xiangqi=general", "k 7; xiangqi=general", "A 4,2;"};

    assertThat(begin(judge, facing, types).waysOf("K"))
        .isEqualTo(
            """
            x.
            ..
            xA
            K.
            """);
    assertThat(begin(judge, facing, types).isInCheck(Side.RED)).isTrue();
    AnyGame covered = begin(judge, facing, types).play("3,2-3,1");
    assertThat(covered.isInCheck(Side.RED)).isFalse();
    assertThat(covered.isInCheck(Side.BLUE)).isFalse();
  }

  @EachJudge
  void it_takes_nothing_else_in_that_way_and_not_along_rows(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            b....
            .....
            K...k
            """,
            "K 8; xiangqi=general",
            "b ;",
            "k 2;");

    assertThat(game.legalMoves()).isEmpty();
  }

  @EachJudge
  void where_check_must_be_answered_generals_may_not_face_each_other(Judge judge) {
    Sketch sketch =
        Sketch.of(
            """
            k..
            ...
            A..
            KB.
            """,
            "K 5; xiangqi=general",
            "k 5; xiangqi=general",
            "A 2,5;",
            "B 5,4;");
    AnyGame game =
        judge.begin(
            sketch.with(ChineseChess.NAME).with(Options.STANDARD.withMustAnswerCheck(true)));

    assertThat(game.allows("3,1-3,2")).isFalse();
    assertThat(game.allows("3,1-2,1")).isTrue();
    assertThat(game.allows("4,2-4,3")).isTrue();
  }

  @EachJudge
  void names_tell_what_a_piece_is_unless_an_attribute_does(Judge judge) {
    String board =
        """
        K..
        马..
        k..
        """;

    assertThat(begin(judge, board, "马 3;").legalMoves())
        .extracting(Move::toString)
        .containsExactly("2,1-1,2", "2,1-1,3", "2,1-3,3");
    assertThat(begin(judge, board, "马 3; xiangqi=plain").legalMoves())
        .extracting(Move::toString)
        .containsExactly("2,1-1,2");
  }

  @EachJudge
  void neutral_ones_capture_nothing(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            bAK
            ..*
            #.k
            """,
            "# ; xiangqi=horse",
            "* ;2,4 xiangqi=general",
            "A ;",
            "b ;");

    assertThat(game.legalMoves()).extracting(Move::toString).containsExactly("2,3-2,1", "2,3-2,2");
  }

  @EachJudge
  void without_the_extension_they_are_like_others(Judge judge) {
    AnyGame game = judge.begin(Sketch.of("C.bb.Kk\n", "C ;5 xiangqi=cannon", "b ;"));

    assertThat(game.waysOf("C")).isEqualTo("Cxxb.Kk\n");
  }
}
