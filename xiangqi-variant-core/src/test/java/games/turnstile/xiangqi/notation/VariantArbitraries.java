package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Term;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Variants of all sorts, as data; most of them are no good games. */
public final class VariantArbitraries {
  /** Piece 1 is Red's leader, piece 2 is Blue's. */
  private static final int MOST_TYPES = 6;

  private VariantArbitraries() {}

  /** {@return variants with everything that variants can have} */
  public static Arbitrary<Variant> variants() {
    Arbitrary<List<PieceType>> types =
        Arbitraries.integers().between(2, MOST_TYPES).flatMap(VariantArbitraries::types);
    return types.flatMap(
        list ->
            Combinators.combine(
                    names(),
                    boards(list.size()),
                    Arbitraries.just(list),
                    specialRules(),
                    options(),
                    names().list().uniqueElements().ofMaxSize(3))
                .as(
                    (name, board, pieces, rules, options, extensions) ->
                        new Variant(
                            name,
                            board.rows,
                            board.columns,
                            pieces,
                            board.layout,
                            rules,
                            options,
                            extensions)));
  }

  /** Names with everything in them that a text could stumble over. */
  static Arbitrary<String> names() {
    return Arbitraries.strings()
        .withChars("abcXYZ 019.,;=#\"\\'|/[]()+-")
        .withChars('马', '將', 'é', '\u00A0', '\u3000', 'Σ')
        .ofMinLength(1)
        .ofMaxLength(12)
        .map(name -> name.replace("Σ", "\uD83D\uDC0E"))
        .map(String::strip)
        .filter(name -> !name.isEmpty());
  }

  private static Arbitrary<List<PieceType>> types(int count) {
    Arbitrary<List<PieceType>> some = type(count).list().ofSize(count);
    return some.map(
        list -> {
          List<PieceType> numbered = new ArrayList<>();
          for (PieceType type : list) {
            int number = numbered.size() + 1;
            Owner owner = number > 2 ? type.owner() : Owner.of(number);
            numbered.add(
                new PieceType(
                    number,
                    type.name(),
                    owner,
                    number <= 2 || type.leader() && owner != Owner.NEUTRAL,
                    type.moves(),
                    type.promotion(),
                    type.promotedMoves(),
                    type.attributes()));
          }
          return numbered;
        });
  }

  private static Arbitrary<PieceType> type(int count) {
    Arbitrary<String> values = Arbitraries.oneOf(names(), Arbitraries.just(""));
    Arbitrary<Map<String, String>> attributes = Arbitraries.maps(names(), values).ofMaxSize(3);
    Arbitrary<Optional<Condition>> promotions =
        conditions(count).filter(condition -> !condition.isAlways()).optional(0.4);
    return Combinators.combine(
            names(),
            Arbitraries.of(Owner.class),
            Arbitraries.of(true, false),
            rules(count),
            promotions,
            Arbitraries.oneOf(rules(count), Arbitraries.just(MoveRule.NONE)),
            attributes)
        .as(
            (name, owner, leader, moves, promotion, promoted, map) ->
                new PieceType(1, name, owner, leader, moves, promotion, promoted, map));
  }

  static Arbitrary<MoveRule> rules(int types) {
    Arbitrary<Term> terms =
        Combinators.combine(Arbitraries.of(Direction.class), conditions(types)).as(Term::new);
    return terms.list().ofMaxSize(4).list().ofMinSize(2).ofMaxSize(6).map(MoveRule::new);
  }

  static Arbitrary<Condition> conditions(int types) {
    return clauses(types).list().ofMaxSize(3).map(Condition::new);
  }

  private static Arbitrary<Clause> clauses(int types) {
    Arbitrary<Integer> places = Arbitraries.integers().between(-9, 9);
    Arbitrary<Integer> pieces = Arbitraries.integers().between(1, types);
    Arbitrary<Integer> signs = Arbitraries.integers().between(-1, 1);
    return Arbitraries.oneOf(
        places.list().ofMinSize(1).ofMaxSize(4).map(list -> new Clause("X", list)),
        places.list().ofMinSize(1).ofMaxSize(4).map(list -> new Clause("Y", list)),
        places.list().ofSize(4).map(list -> new Clause("P", list)),
        pieces.map(piece -> new Clause("T", List.of(piece))),
        Combinators.combine(pieces, signs, places)
            .as((piece, sign, distance) -> new Clause("D", List.of(piece, sign, distance))),
        Combinators.combine(pieces, signs, places, Arbitraries.integers().between(1, 8))
            .as((piece, sign, far, side) -> new Clause("R", List.of(piece, sign, far, side, 1))),
        Arbitraries.integers().list().ofMaxSize(3).map(list -> new Clause("Q_2马", list)));
  }

  /** The size of a board and what is on it. */
  private record Board(int rows, int columns, List<Integer> layout) {}

  private static Arbitrary<Board> boards(int types) {
    Arbitrary<Integer> sides =
        Arbitraries.frequencyOf(
            Tuple.of(19, Arbitraries.integers().between(1, 9)),
            Tuple.of(1, Arbitraries.just(Variant.LARGEST_SIDE)));
    Arbitrary<List<Integer>> squares = Arbitraries.integers().between(0, types).list().ofSize(40);
    return Combinators.combine(sides, sides, squares)
        .as(
            (rows, columns, some) -> {
              int taller = Math.max(rows, 2);
              List<Integer> layout = new ArrayList<>(Collections.nCopies(taller * columns, 0));
              for (int i = 0; i < layout.size(); i++) {
                layout.set(i, some.get(i % some.size()));
              }
              layout.set(0, 2);
              layout.set(layout.size() - 1, 1);
              return new Board(taller, columns, layout);
            });
  }

  private static Arbitrary<SpecialRules> specialRules() {
    Arbitrary<Boolean> switches = Arbitraries.of(true, false);
    return Combinators.combine(switches, switches, switches).as(SpecialRules::new);
  }

  private static Arbitrary<Options> options() {
    Arbitrary<Boolean> switches = Arbitraries.of(true, false);
    return Combinators.combine(
            switches,
            Arbitraries.of(Options.NoMoves.class),
            switches,
            Arbitraries.integers().between(0, Options.LARGEST_LIMIT))
        .as(Options::new);
  }
}
