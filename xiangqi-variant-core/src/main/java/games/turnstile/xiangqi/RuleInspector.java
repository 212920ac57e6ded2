package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Coordinates;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.StandardRule;
import games.turnstile.xiangqi.variant.Term;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.variant.VariantException;
import games.turnstile.xiangqi.variant.VariantFault;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Looks for what is wrong or suspicious in the rules of a variant, given its extensions. */
final class RuleInspector {
  private final Variant variant;
  private final Cast cast;
  private final List<VariantFault> faults = new ArrayList<>();
  private final Set<String> warnings = new LinkedHashSet<>();

  RuleInspector(Variant variant, Cast cast) {
    this.variant = variant;
    this.cast = cast;
  }

  /** The warnings, a sentence each. */
  List<String> inspect() {
    for (PieceType type : variant.types()) {
      inspect(type, type.moves());
      inspect(type, type.promotedMoves());
      type.promotion().ifPresent(condition -> inspectPromotion(type, condition));
      if (type.leader() && type.owner() == Owner.NEUTRAL) {
        warnings.add(
            "Piece %s is a neutral leader, which cannot be taken.".formatted(type.number()));
      }
    }
    if (!faults.isEmpty()) {
      throw new VariantException(faults);
    }
    return List.copyOf(warnings);
  }

  private void inspectPromotion(PieceType type, Condition condition) {
    inspect(type, condition);
    if (!variant.rules().promotion()) {
      warnings.add(
          "Piece %s has a promotion, but the rule 'promotion' is off, so it never happens."
              .formatted(type.number()));
    } else if (cannotMove(type, type.promotedMoves())) {
      warnings.add("Piece %s has no moves once it is promoted.".formatted(type.number()));
    }
  }

  private boolean cannotMove(PieceType type, MoveRule rule) {
    return rule.sections().stream().allMatch(List::isEmpty)
        && !cast.changesWays()
        && cast.gait(type).innate().isEmpty();
  }

  private void inspect(PieceType type, MoveRule rule) {
    for (List<Term> section : rule.sections()) {
      section.forEach(term -> inspect(type, term.condition()));
    }
  }

  private void inspect(PieceType type, Condition condition) {
    for (Clause clause : condition.clauses()) {
      Optional<StandardRule> standard = StandardRule.of(clause.name());
      OptionalInt extension = cast.extensionWithRule(clause.name());
      if (standard.isPresent()) {
        standard.ifPresent(rule -> inspectCoordinates(type, rule, clause.arguments()));
      } else if (extension.isPresent()) {
        cast.complaint(extension.getAsInt(), clause)
            .ifPresent(complaint -> addFault(type, clause, complaint));
      } else {
        warnings.add(
            "Piece %s uses a position rule '%s' that is not known, so it never holds%s."
                .formatted(type.number(), clause.name(), advice(clause.name())));
      }
    }
  }

  private static String advice(String rule) {
    return ExtensionFinder.shippedWithRule(rule)
        .map(extension -> "; the extension '%s' knows it".formatted(extension.name()))
        .orElse("");
  }

  private void addFault(PieceType type, Clause clause, String complaint) {
    faults.add(
        new VariantFault(
            VariantFault.Code.ARGUMENTS,
            type.number(),
            Optional.empty(),
            "%s of piece %s %s".formatted(clause.name(), type.number(), complaint)));
  }

  private void inspectCoordinates(PieceType type, StandardRule rule, List<Integer> arguments) {
    for (int i = 0; rule.asksForSquareAlone() && i < arguments.size(); i++) {
      boolean isRow = rule == StandardRule.X || rule == StandardRule.P && i % 2 == 0;
      int size = isRow ? variant.rows() : variant.columns();
      int number = arguments.get(i);
      if (Coordinates.actual(number, size).isEmpty()) {
        warnings.add(
            "%s of piece %s names %s %s, which the board does not have."
                .formatted(rule, type.number(), isRow ? "row" : "column", number));
      }
    }
  }
}
