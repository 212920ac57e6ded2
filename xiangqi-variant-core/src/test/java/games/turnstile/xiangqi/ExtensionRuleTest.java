package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import games.turnstile.xiangqi.extension.BoardView;
import games.turnstile.xiangqi.extension.PositionRule;
import games.turnstile.xiangqi.notation.RuleCodec;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.VariantException;
import games.turnstile.xiangqi.variant.VariantFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Position rules that extensions bring along. */
class ExtensionRuleTest {
  /** Holds on black squares; counts how often it is asked. */
  private static final class Black implements PositionRule {
    private int asked;

    @Override
    public boolean holds(List<Integer> arguments, Point point, BoardView board) {
      asked++;
      return (point.row() + point.column()) % 2 == 1;
    }

    @Override
    public boolean asksForSquareAlone() {
      return true;
    }
  }

  @Test
  void a_rule_about_squares_is_asked_once_for_each_square_and_never_again() {
    Black black = new Black();
    Position position =
        Scene.of(
            Sketch.of("A...Kk..a\n", "A 5(BLACK[]);5", "a 4;"),
            Trick.named("t").rule("BLACK", black));

    assertThat(black.asked).isEqualTo(9);
    Scene.play(position, "1,1-1,2 1,9-1,8 1,2-1,3").legalMoves();
    assertThat(black.asked).isEqualTo(9);
  }

  @Test
  void a_rule_about_squares_holds_where_it_says() {
    Position position =
        Scene.of(
            Sketch.of(
                """
                A..K
                A...
                A..k
                """,
                "A 5(BLACK[]);"),
            Trick.named("t").rule("BLACK", new Black()));

    assertThat(Scene.legal(position)).isEqualTo("2,1-2,2");
  }

  @Test
  void other_rules_are_asked_again_when_pieces_have_moved() {
    // The guard walks while the watchman is in the first column.
    PositionRule watched =
        (arguments, point, board) -> board.only(arguments.get(0)).orElseThrow().column() == 1;
    Position position =
        Scene.of(
            Sketch.of(
                """
                W..K..a
                A......
                ...k...
                """,
                "W 4,5;",
                "A 5(WATCHED[3]);",
                "a 7,2;"),
            Trick.named("t").rule("WATCHED", watched));

    assertThat(Scene.legal(position)).isEqualTo("1,1-1,2 2,1-2,2");
    Position away = Scene.play(position, "1,1-1,2 1,7-2,7");
    assertThat(Scene.legal(away)).isEqualTo("1,2-1,1 1,2-1,3");
    Position back = Scene.play(away, "1,2-1,1 2,7-1,7");
    assertThat(Scene.legal(back)).isEqualTo("1,1-1,2 2,1-2,2");
  }

  @Test
  void a_rule_gets_its_arguments_and_the_square_where_the_piece_stands() {
    List<String> asked = new ArrayList<>();
    PositionRule curious =
        (arguments, point, board) -> {
          asked.add(arguments + " " + point);
          return false;
        };
    Position position =
        Scene.of(
            Sketch.of("K.A.k\n", "A 5(ASK[7|-2|0]),4(ASK[]);"),
            Trick.named("t").rule("ASK", curious));

    position.legalMoves();

    assertThat(asked).contains("[7, -2, 0] 1,3", "[] 1,3").doesNotHaveDuplicates();
  }

  @Test
  void a_rule_may_decide_on_promotion() {
    // A piece that stands beside nobody is promoted.
    PositionRule alone =
        (arguments, point, board) ->
            board.occupied().stream()
                .noneMatch(
                    other ->
                        !other.equals(point)
                            && Math.abs(other.row() - point.row()) <= 1
                            && Math.abs(other.column() - point.column()) <= 1);
    Position position =
        Scene.of(
            Sketch.of("KA.B...ka\n", "A 5; when ALONE[] then ;", "B 5; when ALONE[] then 4;", "a ;")
                .withPromotion(),
            Trick.named("t").rule("ALONE", alone));

    Position after = Scene.play(position, "1,4-1,5");

    assertThat(after.pieceAt(Scene.point("1,5")).orElseThrow().promoted()).isTrue();
    assertThat(after.pieceAt(Scene.point("1,2")).orElseThrow().promoted()).isFalse();
  }

  @Test
  void a_promotion_that_a_rule_may_decide_on_is_looked_at_after_every_move() {
    PositionRule gone = (arguments, point, board) -> board.pieceAt(Scene.point("1,1")).isEmpty();
    Position position =
        Scene.of(
            Sketch.of("AK.B.k\n....a.\n", "A 7;", "B ; when GONE[]&T[2] then 4;", "K 5,4;", "a 4;")
                .withPromotion(),
            Trick.named("t").rule("GONE", gone));

    Position before = Scene.play(position, "1,2-1,3 2,5-2,4");
    assertThat(before.pieceAt(Scene.point("1,4")).orElseThrow().promoted()).isFalse();
    Position after = Scene.play(before, "1,1-2,1");
    assertThat(after.pieceAt(Scene.point("1,4")).orElseThrow().promoted()).isTrue();
  }

  @Test
  void arguments_that_a_rule_complains_about_are_refused_with_the_variant() {
    PositionRule picky =
        new PositionRule() {
          @Override
          public boolean holds(List<Integer> arguments, Point point, BoardView board) {
            return true;
          }

          @Override
          public Optional<String> complaint(List<Integer> arguments) {
            return arguments.equals(List.of(1))
                ? Optional.empty()
                : Optional.of("takes 1 and nothing else");
          }
        };
    Sketch sketch =
        Sketch.of("K.A.k\n", "A 5(PICKY[1]),4(PICKY[2]);", "B ; when PICKY[] then 2(PICKY[1|1]);");

    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> Scene.of(sketch, Trick.named("t").rule("PICKY", picky)))
        .withMessageStartingWith("PICKY of piece 3 takes 1 and nothing else; PICKY of piece 4")
        .satisfies(
            refused ->
                assertThat(refused.faults())
                    .extracting(VariantFault::code, VariantFault::piece)
                    .containsExactly(
                        tuple(VariantFault.Code.ARGUMENTS, 3),
                        tuple(VariantFault.Code.ARGUMENTS, 4),
                        tuple(VariantFault.Code.ARGUMENTS, 4)));
  }

  @Test
  void of_two_rules_of_one_name_the_first_counts() {
    Sketch sketch = Sketch.of("A.Kk\n", "A 5(SAME[]);");
    Trick yes = Trick.named("yes").rule("SAME", (arguments, point, board) -> true);
    Trick no = Trick.named("no").rule("SAME", (arguments, point, board) -> false);

    assertThat(Scene.of(sketch, yes, no).legalMoves()).hasSize(1);
    assertThat(Scene.of(sketch, no, yes).legalMoves()).isEmpty();
  }

  @Test
  void a_standard_rule_cannot_be_given_another_meaning() {
    Trick trick = Trick.named("t").rule("X", (arguments, point, board) -> true);

    assertThat(Scene.of(Sketch.of("A.Kk\n", "A 5(X[2]);"), trick).legalMoves()).isEmpty();
  }

  @Test
  void a_rule_that_nobody_knows_never_holds_and_is_warned_about() {
    Sketch sketch = Sketch.of("A.Kk\n", "A 5(MOON[]);");
    Trick trick = Trick.named("t").rule("MOON", (arguments, point, board) -> true);

    assertThat(Scene.of(sketch).legalMoves()).isEmpty();
    assertThat(Scene.of(sketch).ruleset().warnings())
        .containsExactly(
            "Piece 3 uses a position rule 'MOON' that is not known, so it never holds.");
    assertThat(Scene.of(sketch, trick).ruleset().warnings()).isEmpty();
  }

  @Test
  void one_rule_of_several_is_enough_whosever_they_are() {
    Trick trick = Trick.named("t").rule("NO", (arguments, point, board) -> false);

    assertThat(Scene.of(Sketch.of("A.Kk\n", "A 5(NO[]&X[1]);"), trick).legalMoves()).hasSize(1);
    assertThat(Scene.of(Sketch.of("A.Kk\n", "A 5(NO[]&X[2]);"), trick).legalMoves()).isEmpty();
  }

  @Test
  void a_rule_may_ask_for_other_conditions_even_while_tables_are_made() {
    Condition corner = RuleCodec.parseCondition("P[1|1|1|-1|-1|1|-1|-1]");
    PositionRule inner =
        new PositionRule() {
          @Override
          public boolean holds(List<Integer> arguments, Point point, BoardView board) {
            return !board.holds(corner, point);
          }

          @Override
          public boolean asksForSquareAlone() {
            return true;
          }
        };

    Position position =
        Scene.of(
            Sketch.of(
                """
                A..K
                A..k
                A...
                """,
                "A 5(INNER[]);"),
            Trick.named("t").rule("INNER", inner));

    assertThat(Scene.legal(position)).isEqualTo("2,1-2,2");
  }

  @Test
  void a_rule_sees_the_turn_of_whoever_would_take_a_leader() {
    // Red's archer shoots in Red's turns alone, which are the only ones in which it can move.
    PositionRule redTurn = (arguments, point, board) -> board.turn() == Side.RED;
    Position position =
        Scene.of(
            Sketch.of("A..k.a.K\n", "A ;5(REDTURN[])", "a 4;", "K 4,5;"),
            Trick.named("t").rule("REDTURN", redTurn));

    assertThat(position.isInCheck(Side.BLUE)).isTrue();
    Position blue = Scene.play(position, "1,8-1,7");
    assertThat(blue.turn()).isEqualTo(Side.BLUE);
    assertThat(blue.isInCheck(Side.BLUE)).as("it is, although it is Blue's turn").isTrue();
    assertThat(blue.isInCheck(Side.RED)).isFalse();
  }

  @Test
  void a_rule_that_depends_on_others_is_asked_for_the_board_after_a_move_where_check_is_answered() {
    // The rook slides only while somebody stands in the second row.
    PositionRule crowded =
        (arguments, point, board) -> board.occupied().stream().anyMatch(p -> p.row() == 2);
    Sketch sketch =
        Sketch.of(
                """
                K...r
                ....A
                ....k
                """,
                "A 7,4,2;",
                "r ;4(CROWDED[])")
            .with(Options.STANDARD.withMustAnswerCheck(true));

    Position position = Scene.of(sketch, Trick.named("t").rule("CROWDED", crowded));

    assertThat(position.isInCheck(Side.RED)).isTrue();
    // Taking either piece answers the check; staying in the second row does not.
    assertThat(Scene.legal(position)).isEqualTo("2,5-1,5 2,5-3,5");
  }
}
