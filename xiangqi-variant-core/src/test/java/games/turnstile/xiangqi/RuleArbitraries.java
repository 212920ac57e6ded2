package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Term;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/**
 * Generators of rules that fit a board and some piece types.
 *
 * @param rows how many rows the board has
 * @param columns how many columns the board has
 * @param types how many piece types there are
 */
public record RuleArbitraries(int rows, int columns, int types) {
  private static final int FAR = 70;

  /** {@return numbers that are all as likely} */
  static Arbitrary<Integer> uniform(int least, int most) {
    return Arbitraries.integers()
        .between(least, most)
        .withDistribution(RandomDistribution.uniform())
        .withoutEdgeCases();
  }

  /** {@return lists whose lengths are all as likely} */
  static <T> Arbitrary<List<T>> lists(Arbitrary<T> items, int fewest, int most) {
    return items
        .list()
        .ofMinSize(fewest)
        .ofMaxSize(most)
        .withSizeDistribution(RandomDistribution.uniform())
        .withoutEdgeCases();
  }

  /** {@return conditions of no rule, of one or of several} */
  public Arbitrary<Condition> conditions() {
    return Arbitraries.frequencyOf(
        Tuple.of(3, Arbitraries.just(Condition.ALWAYS)), Tuple.of(2, realConditions()));
  }

  /** {@return conditions that do not always hold} */
  public Arbitrary<Condition> realConditions() {
    return lists(clauses(), 1, 3).map(Condition::new);
  }

  /** {@return any position rule, sometimes one that nobody knows} */
  public Arbitrary<Clause> clauses() {
    return Arbitraries.frequencyOf(
        Tuple.of(3, lists(coordinates(rows), 1, 4).map(list -> new Clause("X", list))),
        Tuple.of(3, lists(coordinates(columns), 1, 4).map(list -> new Clause("Y", list))),
        Tuple.of(2, squares().map(list -> new Clause("P", list))),
        Tuple.of(3, distances().map(list -> new Clause("D", list))),
        Tuple.of(3, sides().map(list -> new Clause("R", list))),
        Tuple.of(2, uniform(1, types).map(type -> new Clause("T", List.of(type)))),
        Tuple.of(2, squares().map(list -> new Clause("NP", list))),
        Tuple.of(2, counts().map(list -> new Clause("C", list))),
        Tuple.of(1, unknown()));
  }

  private static Arbitrary<Integer> coordinates(int size) {
    return Arbitraries.frequencyOf(
        Tuple.of(8, uniform(1, size)),
        Tuple.of(8, uniform(-size, -1)),
        Tuple.of(1, uniform(-FAR, FAR)),
        Tuple.of(1, Arbitraries.of(Integer.MIN_VALUE, Integer.MAX_VALUE, 0)));
  }

  private Arbitrary<List<Integer>> squares() {
    Arbitrary<List<Integer>> square =
        Combinators.combine(coordinates(rows), coordinates(columns)).as(List::of);
    return lists(square, 1, 5).map(RuleArbitraries::joined);
  }

  private static List<Integer> joined(List<List<Integer>> lists) {
    return lists.stream().flatMap(List::stream).toList();
  }

  private Arbitrary<List<Integer>> distances() {
    Arbitrary<Integer> distance =
        Arbitraries.frequencyOf(
            Tuple.of(8, uniform(0, (rows + columns) / 2)),
            Tuple.of(1, uniform(-1, 2 * FAR)),
            Tuple.of(1, Arbitraries.of(Integer.MIN_VALUE, Integer.MAX_VALUE)));
    return Combinators.combine(uniform(1, types), uniform(-1, 1), distance).as(List::of);
  }

  private Arbitrary<List<Integer>> sides() {
    return Combinators.combine(distances(), lists(uniform(1, 8), 1, 5))
        .as((distance, sides) -> joined(List.of(distance, sides)));
  }

  private Arbitrary<List<Integer>> counts() {
    Arbitrary<Integer> type =
        Arbitraries.frequencyOf(Tuple.of(8, uniform(0, types)), Tuple.of(1, uniform(-2, FAR)));
    return Combinators.combine(type, uniform(0, 12), uniform(0, 20)).as(List::of);
  }

  private static Arbitrary<Clause> unknown() {
    return Combinators.combine(
            Arbitraries.of("Q", "x", "XY", "地", "D_2"), lists(uniform(-3, 3), 0, 3))
        .as(Clause::new);
  }

  /** {@return moves of two sections and often of more} */
  public Arbitrary<MoveRule> rules() {
    Arbitrary<List<List<Term>>> more =
        Arbitraries.frequencyOf(
            Tuple.of(1, Arbitraries.just(List.of())), Tuple.of(1, lists(terms(0, 3), 1, 5)));
    return Combinators.combine(steps(), terms(0, 3), more)
        .as(
            (steps, slides, others) -> {
              List<List<Term>> sections = new ArrayList<>(List.of(steps, slides));
              sections.addAll(others);
              return new MoveRule(sections);
            });
  }

  private Arbitrary<List<Term>> steps() {
    return Arbitraries.frequencyOf(
        Tuple.of(2, terms(1, 6)),
        Tuple.of(
            1, lists(Arbitraries.of(Direction.values()), 1, 2).map(RuleArbitraries::toAndFro)));
  }

  private static List<Term> toAndFro(List<Direction> directions) {
    List<Term> terms = new ArrayList<>();
    for (Direction direction : directions) {
      terms.add(new Term(direction, Condition.ALWAYS));
      terms.add(new Term(Direction.of(9 - direction.number()), Condition.ALWAYS));
    }
    return terms;
  }

  private Arbitrary<List<Term>> terms(int fewest, int most) {
    return lists(
        Combinators.combine(Arbitraries.of(Direction.values()), conditions()).as(Term::new),
        fewest,
        most);
  }
}
