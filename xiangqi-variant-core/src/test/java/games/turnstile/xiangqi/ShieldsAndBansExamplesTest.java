package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.extension.ShieldsAndBans;
import games.turnstile.xiangqi.variant.Side;

/** Pieces that guard the squares around them. */
class ShieldsAndBansExamplesTest {
  private static AnyGame begin(Judge judge, String board, String... types) {
    return judge.begin(Sketch.of(board, types).with(ShieldsAndBans.NAME));
  }

  @EachJudge
  void from_a_shielded_square_enemies_capture_nothing(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            K.bs
            ..A.
            ...k
            """,
            "A 2,8;4",
            "b ;",
            "s ;;6");

    assertThat(game.waysOf("A"))
        .isEqualTo(
            """
            K.bs
            xxA.
            ...k
            """);
    assertThat(game.isInCheck(Side.BLUE)).isFalse();
  }

  @EachJudge
  void who_owns_the_shield_captures_from_there(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            K.bS
            ..A.
            ...k
            """,
            "A 2,8;4",
            "b ;",
            "S ;;6");

    assertThat(game.waysOf("A"))
        .isEqualTo(
            """
            K.xS
            xxA.
            ...x
            """);
  }

  @EachJudge
  void a_neutral_shield_is_against_everyone(Judge judge) {
    AnyGame game = begin(judge, "K.bA#..k.a\n", "A 4,5;", "b 5;", "# ;;4", "a 4,5;");

    assertThat(game.waysOf("A")).isEqualTo("K.bA#..k.a\n");
  }

  @EachJudge
  void a_shield_may_have_a_condition(Judge judge) {
    String board =
        """
        K.bs
        ..Ak
        """;

    assertThat(begin(judge, board, "A 2;", "b ;", "s ;;6(X[1])").legalMoves()).isEmpty();
    assertThat(begin(judge, board, "A 2;", "b ;", "s ;;6(X[2])").legalMoves()).hasSize(1);
  }

  @EachJudge
  void the_shields_of_a_promoted_piece_are_those_of_its_new_rule(Judge judge) {
    Sketch sketch =
        Sketch.of(
                """
                K.bs.
                ..A.k
                """,
                "A 2;4",
                "b ;",
                "s 5; when X[1] then 4;;4,6")
            .with(ShieldsAndBans.NAME)
            .withPromotion();
    AnyGame game = judge.begin(sketch);

    assertThat(game.allows("2,3-1,3")).isTrue();
    assertThat(game.play("2,3-2,2").legalMoves()).as("s is promoted and stuck").isEmpty();
  }

  @EachJudge
  void nobody_enters_or_passes_a_banned_square(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            K..N..k
            A......
            .......
            """,
            "A 3,8;5",
            "N ;;;7");

    assertThat(game.waysOf("A"))
        .as("the ban is Red's own")
        .isEqualTo(
            """
            Kx.N..k
            Axx....
            .x.....
            """);
  }

  @EachJudge
  void nothing_is_captured_on_a_banned_square(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            K..n...
            A..k...
            """,
            "A ;5",
            "n ;;;7");

    assertThat(game.waysOf("A"))
        .isEqualTo(
            """
            K..n...
            Axxk...
            """);
    assertThat(game.isInCheck(Side.BLUE)).isFalse();
  }

  @EachJudge
  void enemies_on_a_banned_square_are_frozen(Judge judge) {
    String board =
        """
        K..n..k
        ...A...
        """;

    assertThat(begin(judge, board, "A 4,5;", "n ;;;7").legalMoves()).isEmpty();
    assertThat(begin(judge, board.replace('n', 'N'), "A 4,5;", "N ;;;7").legalMoves()).hasSize(2);
    assertThat(begin(judge, board.replace('n', '#'), "A 4,5;", "# ;;;7").legalMoves()).isEmpty();
  }

  @EachJudge
  void a_frozen_piece_gives_no_check_and_cannot_hop_or_slide_away(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            K..N...
            k..a...
            """,
            "a 4;4;;;4,5;4,5",
            "N 5;;;7");

    assertThat(game.isInCheck(Side.RED)).isFalse();
    assertThat(game.play("1,4-1,5").legalMoves()).as("the ban has moved away").isNotEmpty();
  }

  @EachJudge
  void neutral_pieces_are_frozen_by_either_side(Judge judge) {
    assertThat(begin(judge, "KN#..k\n", "N ;;;5", "# 5;").legalMoves()).isEmpty();
    assertThat(begin(judge, "K.#n.k\n", "n ;;;4", "# 4;").legalMoves()).isEmpty();
    assertThat(begin(judge, "K.#*.k\n", "* ;;;4", "# 4;").legalMoves()).isEmpty();
  }

  @EachJudge
  void a_piece_may_hop_over_one_banned_square(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            K.n..k
            A.....
            ..b...
            """,
            "A ;;;;5,8,7",
            "n ;;;6",
            "b ;;;1");

    assertThat(game.waysOf("A"))
        .isEqualTo(
            """
            K.n..k
            A.x...
            ..b...
            """);
  }

  @EachJudge
  void a_hop_passes_what_stands_there_and_captures_beyond(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            K.n..k
            Abb...
            """,
            "A ;;;;5",
            "n ;;;6",
            "b ;");

    assertThat(game.waysOf("A"))
        .isEqualTo(
            """
            K.n..k
            Abx...
            """);
  }

  @EachJudge
  void a_hop_does_not_end_on_a_banned_square(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            K.n..k
            A.....
            """,
            "A ;;;;5",
            "n ;;;6,7");

    assertThat(game.legalMoves()).isEmpty();
  }

  @EachJudge
  void some_slides_ignore_banned_squares_and_what_is_on_them(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            K..n.....k
            A.bb...b.b
            """,
            "A ;;;;;5",
            "n ;;;6,7,8",
            "b ;");

    assertThat(game.waysOf("A"))
        .isEqualTo(
            """
            K..n.....k
            Axbb.xxx.b
            """);
  }

  @EachJudge
  void shields_also_bind_hops_and_such_slides(Judge judge) {
    AnyGame game =
        begin(
            judge,
            """
            s.n..k
            A.bK..
            b.....
            """,
            "A ;;;;5;7,5",
            "n ;;;6",
            "s ;;7",
            "b ;");

    assertThat(game.legalMoves()).isEmpty();
  }

  @EachJudge
  void without_the_extension_the_sections_mean_nothing(Judge judge) {
    AnyGame game = judge.begin(Sketch.of("K.A.nk\n", "A 4;5", "n ;;4;4"));

    assertThat(game.waysOf("A")).isEqualTo("KxAxxk\n");
  }
}
