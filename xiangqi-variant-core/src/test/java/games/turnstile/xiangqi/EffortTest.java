package games.turnstile.xiangqi;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.turnstile.xiangqi.notation.RuleCodec;
import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.variant.VariantException;
import games.turnstile.xiangqi.variant.VariantFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games that would take too much work are refused before they begin. */
class EffortTest {
  private static final String QUEEN = "1,2,3,4,5,6,7,8;1,2,3,4,5,6,7,8";

  /** A square board; its halves are full of one piece of each side, with a leader in a corner. */
  private static Variant battle(int side, String moves, Options options, String... extensions) {
    List<Integer> layout = new ArrayList<>();
    for (int square = 0; square < side * side; square++) {
      layout.add(square < side * side / 2 ? 4 : 3);
    }
    layout.set(0, 2);
    layout.set(side * side - 1, 1);
    return new Variant(
        "battle",
        side,
        side,
        List.of(
            type(1, Owner.RED, true, "2,4,5,7;"),
            type(2, Owner.BLUE, true, "2,4,5,7;"),
            type(3, Owner.RED, false, moves),
            type(4, Owner.BLUE, false, moves)),
        layout,
        SpecialRules.NONE,
        options,
        List.of(extensions));
  }

  private static PieceType type(int number, Owner owner, boolean leader, String moves) {
    return new PieceType(
        number,
        "P",
        owner,
        leader,
        RuleCodec.parseMoves(moves),
        Optional.empty(),
        RuleCodec.parseMoves(";"),
        Map.of());
  }

  private static void assertTooMuch(Variant variant, String part) {
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> Ruleset.of(variant))
        .withMessageContaining(part)
        .withMessageContaining("take fewer pieces, shorter rules or a smaller board")
        .satisfies(
            refusal ->
                assertThat(refusal.faults())
                    .extracting(VariantFault::code)
                    .containsExactly(VariantFault.Code.TOO_MUCH_WORK));
  }

  @ParameterizedTest
  @EnumSource
  void what_is_shipped_is_far_from_any_limit(ShippedVariants shipped) {
    assertThat(Ruleset.of(shipped.load()).warnings()).isEmpty();
  }

  @Test
  void a_crowded_board_of_32_rows_can_be_played() {
    Options strict = Options.STANDARD.withMustAnswerCheck(true);
    Position position = Position.initial(Ruleset.of(battle(32, QUEEN, strict)));

    assertThat(position.legalMoves()).isNotEmpty();
    assertThat(Ruleset.of(battle(64, QUEEN, Options.STANDARD)).warnings()).isEmpty();
    assertTooMuch(battle(64, QUEEN, strict), "to list the moves could take");
  }

  @Test
  void trying_every_move_of_a_crowded_board_would_be_too_much() {
    Options strict = Options.STANDARD.withMustAnswerCheck(true);
    String conditional = "1(T[3]),2,3,4,5,6,7,8;1,2,3,4,5,6,7,8";

    assertTooMuch(battle(32, conditional, strict), "to list the moves could take");
    assertThat(Ruleset.of(battle(32, conditional, Options.STANDARD)).warnings()).isEmpty();
  }

  @Test
  void guards_make_work() {
    Options strict = Options.STANDARD.withMustAnswerCheck(true);

    assertTooMuch(
        battle(24, QUEEN + ";1,2;3,4", strict, "shields-and-bans"), "to list the moves could take");
  }

  @Test
  void what_guards_and_hops_is_counted_even_if_nothing_else_moves() {
    Options strict = Options.STANDARD.withMustAnswerCheck(true);
    String slides = ";;;;;1,2,3,4,5,6,7,8";
    String guards = "2;;;2(D[1|-1|-1]),2(D[1|-1|-2]),2(D[1|-1|-3])";

    assertTooMuch(battle(24, slides, strict, "shields-and-bans"), "to list the moves could take");
    assertTooMuch(battle(40, guards, strict, "shields-and-bans"), "to list the moves could take");
    assertThat(Ruleset.of(battle(24, slides, strict)).warnings()).isEmpty();
  }

  @Test
  void promotions_that_have_to_be_looked_at_after_every_move_are_counted() {
    Options strict = Options.STANDARD.withMustAnswerCheck(true);
    Condition never =
        RuleCodec.parseCondition(
            IntStream.range(0, 200).mapToObj(i -> "D[1|-1|-" + i + "]").collect(joining("&")));
    Variant quiet = battle(32, "1,2,3,4,5,6,7,8;", strict);
    List<PieceType> types = new ArrayList<>(quiet.types());
    PieceType type = types.get(2);
    types.set(
        2,
        new PieceType(
            3,
            "P",
            Owner.RED,
            false,
            type.moves(),
            Optional.of(never),
            type.promotedMoves(),
            Map.of()));
    Variant promoting =
        new Variant(
            "busy",
            32,
            32,
            types,
            quiet.layout(),
            new SpecialRules(true, false, false),
            strict,
            List.of());

    assertTooMuch(promoting, "to list the moves could take");
    Variant quietly = promoting.withRules(SpecialRules.NONE);
    assertThat(Ruleset.of(quietly).variant()).isEqualTo(quietly);
  }

  @Test
  void a_position_may_not_have_more_pieces_than_can_be_looked_after() {
    Options strict = Options.STANDARD.withMustAnswerCheck(true);
    Variant crowded = battle(32, "1(T[3]),2;1,2,3,4,5,6,7,8", strict);
    List<Integer> few = new ArrayList<>(crowded.layout());
    IntStream.range(1, few.size() - 1).forEach(square -> few.set(square, 0));
    Ruleset ruleset =
        Ruleset.of(
            new Variant(
                "calm", 32, 32, crowded.types(), few, SpecialRules.NONE, strict, List.of()));
    Map<Point, Piece> pieces = new TreeMap<>();
    for (int square = 0; square < crowded.layout().size(); square++) {
      pieces.put(
          new Point(square / 32 + 1, square % 32 + 1),
          new Piece(crowded.type(crowded.layout().get(square)), false));
    }

    assertThatExceptionOfType(SetupException.class)
        .isThrownBy(() -> Position.of(Setup.of(ruleset, pieces, Side.RED)))
        .satisfies(
            refusal ->
                assertThat(refusal.faults())
                    .extracting(SetupException.Fault::code)
                    .containsExactly(SetupException.Code.TOO_MUCH_WORK));
  }

  @Test
  void many_kinds_of_pieces_need_a_smaller_board() {
    assertThat(Ruleset.of(menagerie(32, 500)).warnings()).isEmpty();
    assertTooMuch(menagerie(64, 500), "to work out where pieces can go could take");
  }

  private static Variant menagerie(int side, int count) {
    List<PieceType> types = new ArrayList<>(battle(2, ";", Options.STANDARD).types().subList(0, 2));
    while (types.size() < count) {
      types.add(type(types.size() + 1, Owner.NEUTRAL, false, "2,4,5,7;"));
    }
    List<Integer> layout = new ArrayList<>();
    for (int square = 0; square < side * side; square++) {
      layout.add(square < count ? square + 1 : 0);
    }
    return new Variant(
        "menagerie", side, side, types, layout, SpecialRules.NONE, Options.STANDARD, List.of());
  }

  @Test
  void there_are_not_too_many_position_rules() {
    String squares = IntStream.range(0, 999).mapToObj(String::valueOf).collect(joining("|"));
    String fiveThousand = ("2(X[" + squares + "]),").repeat(5) + "2;";

    assertThat(manyTypes(10, fiveThousand).types()).hasSize(12);
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> manyTypes(11, fiveThousand))
        .withMessageContaining("all position rules together have 55000 parts, 50000 are the most");
  }

  private static Variant manyTypes(int count, String moves) {
    List<PieceType> types = new ArrayList<>(battle(2, ";", Options.STANDARD).types().subList(0, 2));
    for (int i = 0; i < count; i++) {
      types.add(type(i + 3, Owner.NEUTRAL, false, moves));
    }
    return new Variant(
        "many", 1, 2, types, List.of(1, 2), SpecialRules.NONE, Options.STANDARD, List.of());
  }
}
