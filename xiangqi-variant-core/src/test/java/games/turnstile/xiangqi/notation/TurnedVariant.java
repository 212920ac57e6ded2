package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Term;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A variant as its other side sees it: the board is turned round, and the sides are changed. */
final class TurnedVariant {
  private final Variant variant;

  /** Which type stands opposite of which. */
  private final Map<Integer, Integer> counterparts = new HashMap<>(Map.of(0, 0));

  TurnedVariant(Variant variant) {
    this.variant = variant;
    List<Integer> layout = variant.layout();
    for (int i = 0; i < layout.size(); i++) {
      counterparts.put(layout.get(i), layout.get(layout.size() - 1 - i));
    }
  }

  PieceType counterpart(PieceType type) {
    return variant.type(counterparts.get(type.number()));
  }

  /** What stands where, turned round. */
  List<Integer> layout() {
    List<Integer> turned = new ArrayList<>();
    for (int i = variant.layout().size() - 1; i >= 0; i--) {
      turned.add(counterparts.get(variant.layout().get(i)));
    }
    return turned;
  }

  /** The terms of each section, in no order and turned round. */
  List<Set<String>> turned(MoveRule rule) {
    return rule.sections().stream().map(section -> terms(section, true)).toList();
  }

  /** The terms of each section, in no order. */
  List<Set<String>> plain(MoveRule rule) {
    return rule.sections().stream().map(section -> terms(section, false)).toList();
  }

  private Set<String> terms(List<Term> section, boolean turn) {
    return section.stream()
        .map(
            term ->
                (turn ? 9 - term.direction().number() : term.direction().number())
                    + clauses(term.condition(), turn).toString())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The clauses of a condition, in no order. */
  Set<String> clauses(Condition condition, boolean turn) {
    return condition.clauses().stream()
        .map(clause -> clause.name() + arguments(clause, turn))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private String arguments(Clause clause, boolean turn) {
    List<Integer> arguments = clause.arguments();
    return switch (clause.name()) {
      case "X" -> places(arguments, variant.rows(), turn).toString();
      case "Y" -> places(arguments, variant.columns(), turn).toString();
      case "P", "NP" -> squares(arguments, turn).toString();
      case "D", "R", "T", "C" -> types(clause.name(), arguments, turn).toString();
      default -> throw new AssertionError("unknown rule " + clause);
    };
  }

  private static Set<Integer> places(List<Integer> written, int size, boolean turn) {
    return written.stream()
        .map(place -> turn ? -place : place)
        .map(place -> place < 0 ? size + 1 + place : place)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Set<String> squares(List<Integer> written, boolean turn) {
    Set<String> squares = new TreeSet<>();
    for (int i = 0; i < written.size(); i += 2) {
      squares.add(
          "%s.%s"
              .formatted(
                  places(written.subList(i, i + 1), variant.rows(), turn),
                  places(written.subList(i + 1, i + 2), variant.columns(), turn)));
    }
    return squares;
  }

  private List<Integer> types(String name, List<Integer> arguments, boolean turn) {
    List<Integer> changed = new ArrayList<>(arguments);
    if (turn) {
      changed.set(0, counterparts.get(arguments.get(0)));
      for (int i = 3; name.equals("R") && i < changed.size(); i++) {
        changed.set(i, 9 - changed.get(i));
      }
    }
    return changed;
  }
}
