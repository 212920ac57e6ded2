package games.turnstile.xiangqi;

import static games.turnstile.xiangqi.RuleArbitraries.lists;
import static games.turnstile.xiangqi.RuleArbitraries.uniform;

import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Options.NoMoves;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.variant.VariantException;
import games.turnstile.xiangqi.variant.VariantFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Generators of variants and of games. In a class annotated with
 * {@code @Domain(XiangqiArbitraries.class)} a {@code @ForAll} parameter of one of those types gets
 * every kind of value.
 *
 * <p>There are no edge cases: their combinations, mostly of boards with four squares, would crowd
 * out the rest.
 */
public final class XiangqiArbitraries extends DomainContextBase {
  private static final int MOST_TYPES = 8;
  private static final int LONGEST_GAME = 40;
  private static final List<String> NAMES =
      List.of("车", "马", "馬", "傌", "象", "相", "炮", "砲", "将", "將", "帅", "帥", "horse", "A");
  private static final List<String> KINDS =
      List.of("horse", "elephant", "cannon", "general", "plain", "");

  /**
   * The parts of a variant that the others depend on.
   *
   * @param rows how many rows
   * @param columns how many columns
   * @param types how many piece types
   * @param extensions the names of the extensions
   */
  private record Frame(int rows, int columns, int types, List<String> extensions) {}

  /** Variants of all kinds. */
  @Provide
  public static Arbitrary<Variant> variants() {
    return variants(frames(sizes(), extensions()));
  }

  /** {@return variants of all kinds on boards of 4 to 16 squares} */
  public static Arbitrary<Variant> smallVariants() {
    return variants(frames(sizes(2, 4, 2, 4), extensions()));
  }

  private static Arbitrary<List<Integer>> sizes() {
    return Arbitraries.frequencyOf(
        Tuple.of(6, sizes(2, 5, 2, 5)),
        Tuple.of(6, sizes(4, 9, 4, 9)),
        Tuple.of(1, sizes(1, 2, 3, 64)),
        Tuple.of(1, sizes(3, 64, 1, 2)),
        Tuple.of(1, sizes(8, 13, 8, 13)));
  }

  private static Arbitrary<List<Integer>> sizes(
      int fewestRows, int mostRows, int fewestColumns, int mostColumns) {
    return Combinators.combine(uniform(fewestRows, mostRows), uniform(fewestColumns, mostColumns))
        .as(List::of);
  }

  private static Arbitrary<List<String>> extensions() {
    return Arbitraries.frequency(
        Tuple.of(4, List.of()),
        Tuple.of(2, List.of("more-position-rules")),
        Tuple.of(3, List.of("chinese-chess")),
        Tuple.of(3, List.of("shields-and-bans")),
        Tuple.of(1, List.of("more-position-rules", "chinese-chess")),
        Tuple.of(1, List.of("shields-and-bans", "more-position-rules")),
        Tuple.of(1, List.of("chinese-chess", "shields-and-bans")));
  }

  private static Arbitrary<Frame> frames(
      Arbitrary<List<Integer>> sizes, Arbitrary<List<String>> extensions) {
    return Combinators.combine(sizes, uniform(2, MOST_TYPES), extensions)
        .as((size, types, names) -> new Frame(size.get(0), size.get(1), types, names));
  }

  private static Arbitrary<Variant> variants(Arbitrary<Frame> frames) {
    return frames
        .flatMap(XiangqiArbitraries::variants)
        .filter(XiangqiArbitraries::canBePlayed)
        .withoutEdgeCases();
  }

  /** {@return whether a variant is not among the few that would take too much work} */
  private static boolean canBePlayed(Variant variant) {
    try {
      Ruleset.of(variant);
      return true;
    } catch (VariantException refusal) {
      if (refusal.faults().get(0).code() != VariantFault.Code.TOO_MUCH_WORK) {
        throw refusal;
      }
      return false;
    }
  }

  private static Arbitrary<Variant> variants(Frame frame) {
    return Combinators.combine(types(frame), layouts(frame), specialRules(), options())
        .as(
            (types, layout, rules, options) ->
                new Variant(
                    "random",
                    frame.rows,
                    frame.columns,
                    types,
                    layout,
                    rules,
                    options,
                    frame.extensions));
  }

  /** {@return piece types of which the first leads Red and the second Blue} */
  private static Arbitrary<List<PieceType>> types(Frame frame) {
    return lists(type(frame), frame.types, frame.types).map(XiangqiArbitraries::numbered);
  }

  private static List<PieceType> numbered(List<PieceType> types) {
    List<PieceType> numbered = new ArrayList<>();
    for (PieceType type : types) {
      int number = numbered.size() + 1;
      Owner owner = number <= 2 ? Owner.of(number) : type.owner();
      numbered.add(
          new PieceType(
              number,
              type.name(),
              owner,
              number <= 2 || type.leader(),
              type.moves(),
              type.promotion(),
              type.promotedMoves(),
              type.attributes()));
    }
    return numbered;
  }

  private static Arbitrary<PieceType> type(Frame frame) {
    RuleArbitraries rules = new RuleArbitraries(frame.rows, frame.columns, frame.types);
    Arbitrary<Owner> owner =
        Arbitraries.frequency(
            Tuple.of(3, Owner.RED), Tuple.of(3, Owner.BLUE), Tuple.of(3, Owner.NEUTRAL));
    Arbitrary<Boolean> leader = Arbitraries.frequency(Tuple.of(9, false), Tuple.of(1, true));
    Arbitrary<Map<String, String>> attributes =
        Arbitraries.frequencyOf(
            Tuple.of(1, Arbitraries.just(Map.of())),
            Tuple.of(1, Arbitraries.of(KINDS).map(kind -> Map.of("xiangqi", kind))));
    Arbitrary<MoveRule> moves = rules.rules();
    return Combinators.combine(
            Arbitraries.of(NAMES),
            owner,
            leader,
            moves,
            rules.realConditions().optional(0.5),
            moves,
            attributes)
        .as(
            (name, side, leads, ordinary, promotion, promoted, others) ->
                new PieceType(1, name, side, leads, ordinary, promotion, promoted, others));
  }

  /** {@return layouts of few or many pieces, with both leaders somewhere} */
  private static Arbitrary<List<Integer>> layouts(Frame frame) {
    int squares = frame.rows * frame.columns;
    return Combinators.combine(
            lists(uniform(0, 999), squares, squares),
            uniform(10, 80),
            uniform(0, squares - 1),
            uniform(1, squares - 1))
        .as((picks, percent, red, away) -> layout(frame, picks, percent, red, away));
  }

  private static List<Integer> layout(
      Frame frame, List<Integer> picks, int percent, int red, int away) {
    List<Integer> layout = new ArrayList<>();
    for (int pick : picks) {
      layout.add(pick % 100 < percent ? number(frame, pick) : 0);
    }
    layout.set(red, 1);
    layout.set((red + away) % layout.size(), 2);
    return layout;
  }

  /** {@return the number of a piece type, seldom of the two that lead if there are others} */
  private static int number(Frame frame, int pick) {
    int others = frame.types - 2;
    return others > 0 && pick >= 100 ? pick % others + 3 : pick % frame.types + 1;
  }

  private static Arbitrary<SpecialRules> specialRules() {
    Arbitrary<Boolean> either = Arbitraries.of(false, true);
    return Combinators.combine(either, either, either).as(SpecialRules::new);
  }

  private static Arbitrary<Options> options() {
    Arbitrary<Boolean> either = Arbitraries.of(false, true);
    Arbitrary<Integer> limit =
        Arbitraries.frequencyOf(Tuple.of(3, Arbitraries.just(0)), Tuple.of(1, uniform(1, 12)));
    return Combinators.combine(either, Arbitraries.of(NoMoves.values()), either, limit)
        .as(Options::new);
  }

  /** Games of any variant, broken off or played to the end. */
  @Provide
  public static Arbitrary<Playout> playouts() {
    return playouts(variants());
  }

  /** {@return games of these variants, broken off or played to the end} */
  public static Arbitrary<Playout> playouts(Arbitrary<Variant> variants) {
    return Combinators.combine(
            variants,
            Arbitraries.of(Playout.Style.values()),
            lists(uniform(0, 9999), 0, LONGEST_GAME))
        .as(Playout::new)
        .withoutEdgeCases();
  }
}
