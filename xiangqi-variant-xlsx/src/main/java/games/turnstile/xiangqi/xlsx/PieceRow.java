package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.notation.NotationException;
import games.turnstile.xiangqi.notation.RuleCodec;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Names;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.StandardRule;
import games.turnstile.xiangqi.variant.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Reads a row of the sheet {@code chesses}. What is faulty in it is replaced by something harmless.
 */
final class PieceRow {
  static final int NUMBER = 1;
  static final int NAME = 2;
  static final int SIDE = 3;
  static final int LEADER = 4;
  static final int MOVES = 5;
  static final int PROMOTION = 6;
  static final int PROMOTED = 7;

  private final Grid grid;
  private final Cells cells;
  private final int row;

  PieceRow(Grid grid, Faults faults, int row) {
    this.grid = grid;
    cells = new Cells(grid, faults);
    this.row = row;
  }

  /** Reads the row as that of the piece with a number, which it should have itself. */
  PieceType read(int number, Map<String, String> attributes) {
    readNumber(number);
    Owner owner =
        cells
            .number(row, SIDE, "the side: 1 (red), 2 (blue) or 3 (neutral)", 1, 3)
            .map(Owner::of)
            .orElse(Owner.NEUTRAL);
    boolean leader = cells.isOn(row, LEADER, "a leader");
    MoveRule moves = moves(MOVES, "write ';' for a piece that cannot move");
    Optional<Condition> promotion =
        grid.text(row, PROMOTION).isEmpty()
            ? Optional.empty()
            : rule(PROMOTION, RuleCodec::parseCondition);
    MoveRule promoted = moves(PROMOTED, "write ';' if there are none");
    return new PieceType(number, name(), owner, leader, moves, promotion, promoted, attributes);
  }

  private void readNumber(int expected) {
    cells
        .number(
            row, NUMBER, "the number of the piece, %s".formatted(expected), 0, Integer.MAX_VALUE)
        .filter(number -> number != expected)
        .ifPresent(
            number ->
                cells.addFault(
                    row,
                    NUMBER,
                    "pieces are numbered 1, 2, 3 and so on; expected %s, found %s"
                        .formatted(expected, number)));
  }

  private String name() {
    String name = Texts.unquoted(grid.text(row, NAME));
    if (Names.isName(name)) {
      return name;
    }
    cells.addFault(row, NAME, "the name of a piece has " + Names.RULE);
    return "?";
  }

  private MoveRule moves(int column, String remedy) {
    if (grid.text(row, column).isEmpty()) {
      cells.addFault(row, column, "the moves are missing; " + remedy);
      return MoveRule.NONE;
    }
    return rule(column, RuleCodec::parseMoves).orElse(MoveRule.NONE);
  }

  private <T> Optional<T> rule(int column, Function<String, T> parse) {
    Grid.Content content = grid.at(row, column).orElseThrow();
    try {
      return Optional.of(parse.apply(Texts.spaced(content.text())));
    } catch (NotationException malformed) {
      String remedy = content.isNumber() ? "; the cell holds a number, make it a text" : "";
      cells.addFault(
          row,
          column,
          "at character %s: %s%s".formatted(malformed.offset() + 1, malformed.problem(), remedy));
      return Optional.empty();
    }
  }

  /**
   * The columns of the position rules with arguments that they cannot take, as the core sees them.
   */
  static List<Integer> columnsOfArguments(PieceType type, int types) {
    List<Integer> columns = new ArrayList<>();
    conditions(type.moves()).forEach(condition -> addColumns(columns, MOVES, condition, types));
    conditions(type.promotedMoves())
        .forEach(condition -> addColumns(columns, PROMOTED, condition, types));
    type.promotion().ifPresent(condition -> addColumns(columns, PROMOTION, condition, types));
    return columns;
  }

  private static Stream<Condition> conditions(MoveRule rule) {
    return rule.sections().stream().flatMap(List::stream).map(Term::condition);
  }

  private static void addColumns(
      List<Integer> columns, int column, Condition condition, int types) {
    condition.clauses().stream()
        .filter(
            clause ->
                StandardRule.of(clause.name())
                    .flatMap(rule -> rule.complaint(clause.arguments(), types))
                    .isPresent())
        .forEach(clause -> columns.add(column));
  }
}
