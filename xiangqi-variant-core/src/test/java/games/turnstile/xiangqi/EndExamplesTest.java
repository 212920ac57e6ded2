package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Options.NoMoves;
import games.turnstile.xiangqi.variant.Side;
import java.util.Optional;

/** How games end. */
class EndExamplesTest {
  private static final Options STRICT = Options.STANDARD.withMustAnswerCheck(true);

  private static Outcome won(Side side, EndReason reason) {
    return new Outcome(Optional.of(side), reason);
  }

  private static Outcome drawn(EndReason reason) {
    return new Outcome(Optional.empty(), reason);
  }

  /** Both sides have a piece that goes to and fro. */
  private static Sketch toAndFro() {
    return Sketch.of(
        """
        KA...
        ...ak
        """,
        "A 4,5;",
        "a 4,5;");
  }

  @EachJudge
  void who_takes_a_leader_wins(Judge judge) {
    AnyGame game = judge.begin(Sketch.of("KA.k\n", "A ;5"));
    assertThat(game.outcome()).isEmpty();

    AnyGame over = game.play("1,2-1,4");
    assertThat(over.outcome()).contains(won(Side.RED, EndReason.LEADER_TAKEN));
    assertThat(over.legalMoves()).isEmpty();
  }

  @EachJudge
  void blue_wins_in_the_same_way(Judge judge) {
    AnyGame game = judge.begin(Sketch.of("K.ak.A.\n", "A 5;", "a ;4")).play("1,6-1,7 1,3-1,1");

    assertThat(game.outcome()).contains(won(Side.BLUE, EndReason.LEADER_TAKEN));
  }

  @EachJudge
  void any_one_of_several_leaders_is_enough(Judge judge) {
    AnyGame game = judge.begin(Sketch.of("KAqkk\n", "A 5;", "q 5; leader")).play("1,2-1,3");

    assertThat(game.outcome()).contains(won(Side.RED, EndReason.LEADER_TAKEN));
  }

  @EachJudge
  void who_has_no_move_loses(Judge judge) {
    AnyGame game = judge.begin(Sketch.of("KA..k\n", "A 5;")).play("1,2-1,3");

    assertThat(game.outcome()).contains(won(Side.RED, EndReason.NO_MOVES));
  }

  @EachJudge
  void or_it_is_a_draw_by_agreement(Judge judge) {
    Sketch sketch = Sketch.of("KA..k\n", "A 5;").with(Options.STANDARD.withNoMoves(NoMoves.DRAW));

    assertThat(judge.begin(sketch).play("1,2-1,3").outcome()).contains(drawn(EndReason.NO_MOVES));
  }

  @EachJudge
  void a_leader_may_be_left_to_be_taken_unless_agreed_otherwise(Judge judge) {
    Sketch sketch =
        Sketch.of(
            """
            K..ak
            .B...
            """,
            "a ;4",
            "B 2,4;");

    assertThat(judge.begin(sketch).allows("2,2-2,1")).isTrue();
    assertThat(judge.begin(sketch.with(STRICT)).allows("2,2-2,1")).isFalse();
    assertThat(judge.begin(sketch.with(STRICT)).allows("2,2-1,2")).isTrue();
  }

  @EachJudge
  void a_leader_may_not_step_where_it_can_be_taken(Judge judge) {
    Sketch sketch =
        Sketch.of(
            """
            .K..k
            a....
            """,
            "K 4,7;",
            "a 2,3;");

    assertThat(judge.begin(sketch.with(STRICT)).legalMoves())
        .as("it stands in check")
        .extracting(Move::toString)
        .containsExactly("1,2-2,2");
  }

  @EachJudge
  void all_leaders_of_a_side_must_be_safe(Judge judge) {
    Sketch sketch =
        Sketch.of(
            """
            K.Q.ak
            B.....
            """,
            "Q ; leader",
            "a ;4",
            "B 5;");

    assertThat(judge.begin(sketch.with(STRICT)).outcome())
        .contains(won(Side.BLUE, EndReason.CHECKMATE));
  }

  @EachJudge
  void taking_a_leader_is_always_an_answer(Judge judge) {
    Sketch race =
        Sketch.of(
            """
            K.a
            .A.
            ..k
            """,
            "a ;4",
            "A 8,4;");
    assertThat(judge.begin(race.with(STRICT)).legalMoves())
        .extracting(Move::toString)
        .containsExactly("2,2-3,3");
    assertThat(judge.begin(race.with(STRICT)).play("2,2-3,3").outcome())
        .contains(won(Side.RED, EndReason.LEADER_TAKEN));
  }

  @EachJudge
  void who_must_answer_check_and_cannot_has_lost_whatever_was_agreed_on(Judge judge) {
    Sketch sketch =
        Sketch.of(
            """
            .Kk
            A..
            """,
            "A ;5",
            "k 7;");
    Options options = STRICT.withNoMoves(NoMoves.DRAW);

    AnyGame stalemate = judge.begin(sketch.with(options)).play("2,1-2,2");
    assertThat(stalemate.isInCheck(Side.BLUE)).isFalse();
    assertThat(stalemate.outcome()).contains(drawn(EndReason.NO_MOVES));

    Sketch mate = Sketch.of("K.A..k\n", "A 5;5");
    AnyGame checkmate = judge.begin(mate.with(options)).play("1,3-1,4");
    assertThat(checkmate.isInCheck(Side.BLUE)).isTrue();
    assertThat(checkmate.outcome()).contains(won(Side.RED, EndReason.CHECKMATE));
  }

  @EachJudge
  void without_the_rule_of_check_it_is_a_side_without_moves(Judge judge) {
    AnyGame game = judge.begin(Sketch.of("K.A..k\n", "A 5;5")).play("1,3-1,4");

    assertThat(game.outcome()).contains(won(Side.RED, EndReason.NO_MOVES));
  }

  @EachJudge
  void a_position_draws_when_it_occurs_for_the_third_time(Judge judge) {
    Sketch sketch = toAndFro().with(Options.STANDARD.withRepetition(true));
    String round = "1,2-1,3 2,4-2,3 1,3-1,2 2,3-2,4";

    AnyGame twice = judge.begin(sketch).play(round);
    assertThat(twice.outcome()).isEmpty();
    AnyGame almost = twice.play("1,2-1,3 2,4-2,3 1,3-1,2");
    assertThat(almost.outcome()).isEmpty();
    assertThat(almost.play("2,3-2,4").outcome()).contains(drawn(EndReason.REPETITION));
    assertThat(almost.play("2,3-2,4").legalMoves()).isEmpty();
  }

  @EachJudge
  void without_that_rule_it_does_not(Judge judge) {
    String round = "1,2-1,3 2,4-2,3 1,3-1,2 2,3-2,4 ";

    assertThat(judge.begin(toAndFro()).play(round.repeat(3).strip()).outcome()).isEmpty();
  }

  @EachJudge
  void a_position_with_another_count_of_neutral_moves_is_another(Judge judge) {
    Sketch sketch =
        Sketch.of(
                """
                KA.#.
                a...k
                """,
                "A 4,5;",
                "a 4,5;",
                "# 4,5;")
            .withNeutralLimit()
            .with(Options.STANDARD.withRepetition(true));
    AnyGame game =
        judge.begin(sketch).play("1,4-1,5 2,1-2,2 1,5-1,4 2,2-2,1 1,2-1,3 2,1-2,2 1,3-1,2 2,2-2,1");
    assertThat(game.outcome()).as("the first position with count 0, 2 and 0").isEmpty();

    assertThat(game.play("1,2-1,3 2,1-2,2 1,3-1,2 2,2-2,1").outcome())
        .contains(drawn(EndReason.REPETITION));
  }

  @EachJudge
  void a_position_with_another_piece_promoted_is_another(Judge judge) {
    Sketch sketch = toAndFroPromoted().withPromotion().with(Options.STANDARD.withRepetition(true));
    String round = "1,2-1,3 2,4-2,3 1,3-1,2 2,3-2,4";
    AnyGame game = judge.begin(sketch).play(round).play(round);
    assertThat(game.outcome()).as("the first position was before the promotion").isEmpty();

    assertThat(game.play("1,2-1,3").outcome()).contains(drawn(EndReason.REPETITION));
  }

  private static Sketch toAndFroPromoted() {
    return Sketch.of(
        """
        KA...
        ...ak
        """,
        "A 4,5; when Y[3] then 4,5;",
        "a 4,5;");
  }

  @EachJudge
  void so_many_moves_without_a_capture_draw(Judge judge) {
    Sketch sketch = toAndFro().with(Options.STANDARD.withNoCaptureLimit(3));
    AnyGame game = judge.begin(sketch).play("1,2-1,3 2,4-2,3");
    assertThat(game.outcome()).isEmpty();

    assertThat(game.play("1,3-1,2").outcome()).contains(drawn(EndReason.NO_CAPTURE));
    assertThat(game.play("1,3-1,2").legalMoves()).isEmpty();
  }

  @EachJudge
  void a_capture_begins_that_count_again(Judge judge) {
    Sketch sketch =
        Sketch.of(
                """
                KA.b..
                ....ak
                """,
                "A 4,5;",
                "a 4,5;",
                "b ;")
            .with(Options.STANDARD.withNoCaptureLimit(3));
    AnyGame game = judge.begin(sketch).play("1,2-1,3 2,5-2,4 1,3-1,4 2,4-2,5 1,4-1,5");

    assertThat(game.outcome()).isEmpty();
    assertThat(game.play("2,5-2,4").outcome()).contains(drawn(EndReason.NO_CAPTURE));
  }

  @EachJudge
  void taking_a_leader_wins_even_with_the_last_move_of_a_limit(Judge judge) {
    Sketch sketch =
        Sketch.of("KA.k\n", "A 5;", "k 4,5;").with(Options.STANDARD.withNoCaptureLimit(1));
    Sketch longer =
        Sketch.of("KA...k\n", "A 5;5", "k 4;").with(Options.STANDARD.withNoCaptureLimit(1));

    assertThat(judge.begin(sketch).play("1,2-1,3").outcome()).contains(drawn(EndReason.NO_CAPTURE));
    assertThat(judge.begin(longer).play("1,2-1,6").outcome())
        .contains(won(Side.RED, EndReason.LEADER_TAKEN));
  }

  @EachJudge
  void having_no_move_comes_before_a_draw(Judge judge) {
    Sketch sketch = Sketch.of("KA..k\n", "A 5;").with(Options.STANDARD.withNoCaptureLimit(1));

    assertThat(judge.begin(sketch).play("1,2-1,3").outcome())
        .contains(won(Side.RED, EndReason.NO_MOVES));
  }

  @EachJudge
  void repetition_comes_before_the_limit(Judge judge) {
    Sketch sketch = toAndFro().with(Options.STANDARD.withRepetition(true).withNoCaptureLimit(8));
    String round = "1,2-1,3 2,4-2,3 1,3-1,2 2,3-2,4";

    assertThat(judge.begin(sketch).play(round).play(round).outcome())
        .contains(drawn(EndReason.REPETITION));
  }
}
