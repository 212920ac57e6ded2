package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Coordinates;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.StandardRule;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;

/** Makes conditions ready, each once. */
final class ConditionCompiler {
  /** An extension may ask about any number of conditions that it makes up. */
  private static final int MOST_KEPT = 10_000;

  private final Tables tables;
  private final Variant variant;
  private final Grid grid;
  private final Cast cast;
  private final Map<Condition, CompiledCondition> compiled = new HashMap<>();

  ConditionCompiler(Tables tables) {
    this.tables = tables;
    this.variant = tables.variant;
    this.grid = tables.grid;
    this.cast = tables.cast;
  }

  synchronized CompiledCondition compile(Condition condition) {
    if (condition.isAlways()) {
      return CompiledCondition.ALWAYS;
    }
    CompiledCondition known = compiled.get(condition);
    if (known == null) {
      // An extension may ask for other conditions meanwhile, which are made first then.
      known = make(condition);
      if (compiled.size() >= MOST_KEPT) {
        compiled.clear();
      }
      compiled.put(condition, known);
    }
    return known;
  }

  private CompiledCondition make(Condition condition) {
    long[] squares = Bits.none(grid.squares);
    List<BoardClause> clauses = new ArrayList<>();
    for (Clause clause : condition.clauses()) {
      Optional<StandardRule> rule = StandardRule.of(clause.name());
      OptionalInt extension = cast.extensionWithRule(clause.name());
      if (rule.isPresent() && rule.get().asksForSquareAlone()) {
        addMeant(squares, rule.get(), clause.arguments());
      } else if (rule.isPresent()) {
        clauses.add(
            rule.get() == StandardRule.T
                ? new BoardClause.NotUnique(clause.arguments().get(0))
                : new BoardClause.Near(clause, grid));
      } else if (extension.isPresent()) {
        int index = extension.getAsInt();
        if (cast.asksForSquareAlone(index, clause.name())) {
          Field empty = new Field(tables);
          add(squares, square -> cast.holds(index, clause, square, empty));
        } else {
          clauses.add(new BoardClause.Foreign(cast, index, clause));
        }
      }
      // Any other name is false.
    }
    return new CompiledCondition(squares, clauses);
  }

  private void add(long[] squares, IntPredicate holds) {
    for (int square = 0; square < grid.squares; square++) {
      if (holds.test(square)) {
        Bits.add(squares, square);
      }
    }
  }

  private void addMeant(long[] squares, StandardRule rule, List<Integer> arguments) {
    switch (rule) {
      case X -> arguments.forEach(row -> addRow(squares, row));
      case Y -> arguments.forEach(column -> addColumn(squares, column));
      default -> {
        for (int i = 0; i + 1 < arguments.size(); i += 2) {
          addSquare(squares, arguments.get(i), arguments.get(i + 1));
        }
      }
    }
  }

  private void addRow(long[] squares, int row) {
    for (int column = 1; column <= variant.columns(); column++) {
      addSquare(squares, row, column);
    }
  }

  private void addColumn(long[] squares, int column) {
    for (int row = 1; row <= variant.rows(); row++) {
      addSquare(squares, row, column);
    }
  }

  private void addSquare(long[] squares, int row, int column) {
    OptionalInt down = Coordinates.actual(row, variant.rows());
    OptionalInt right = Coordinates.actual(column, variant.columns());
    if (down.isPresent() && right.isPresent()) {
      Bits.add(squares, grid.square(new Point(down.getAsInt(), right.getAsInt())));
    }
  }
}
