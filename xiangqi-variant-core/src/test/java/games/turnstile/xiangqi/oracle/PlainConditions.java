package games.turnstile.xiangqi.oracle;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Term;
import java.util.List;

/** Whether position rules hold on a board. */
public final class PlainConditions {
  private final PlainBoard board;
  private final boolean hasMoreRules;

  /** Looks at a board; which rules there are is up to the extensions of its variant. */
  public PlainConditions(PlainBoard board) {
    this.board = board;
    hasMoreRules = board.variant().extensions().contains("more-position-rules");
  }

  /** {@return whether a condition holds for a piece: one of its rules does, or there are none} */
  public boolean hold(Condition condition, Point point) {
    boolean holds = condition.clauses().isEmpty();
    for (Clause clause : condition.clauses()) {
      holds = holds || holds(clause, point);
    }
    return holds;
  }

  /** {@return the directions of a section of a piece's rule, as far as their conditions hold} */
  List<Direction> directions(Piece piece, int section, Point point) {
    return piece.rule().section(section).stream()
        .filter(term -> hold(term.condition(), point))
        .map(Term::direction)
        .toList();
  }

  private boolean holds(Clause clause, Point point) {
    List<Integer> arguments = clause.arguments();
    return switch (clause.name()) {
      case "X" -> arguments.stream().anyMatch(row -> isRow(row, point));
      case "Y" -> arguments.stream().anyMatch(column -> isColumn(column, point));
      case "P" -> isOneOf(arguments, point);
      case "D" -> isDistant(arguments, point);
      case "R" ->
          isBeside(arguments.subList(3, arguments.size()), arguments.get(0), point)
              && isDistant(arguments.subList(0, 3), point);
      case "T" -> board.allOf(arguments.get(0)).size() != 1;
      case "NP" -> hasMoreRules && !isOneOf(arguments, point);
      case "C" -> hasMoreRules && isWithin(arguments);
      default -> false;
    };
  }

  private boolean isRow(int written, Point point) {
    return fromTheStart(written, board.variant().rows()) == point.row();
  }

  private boolean isColumn(int written, Point point) {
    return fromTheStart(written, board.variant().columns()) == point.column();
  }

  /** {@return a row or column counted from 1; written with a minus it counts from the other end} */
  private static int fromTheStart(int written, int size) {
    return written < 0 ? size + 1 + written : written;
  }

  private boolean isOneOf(List<Integer> rowsAndColumns, Point point) {
    for (int i = 0; i < rowsAndColumns.size(); i += 2) {
      if (isRow(rowsAndColumns.get(i), point) && isColumn(rowsAndColumns.get(i + 1), point)) {
        return true;
      }
    }
    return false;
  }

  private boolean isDistant(List<Integer> typeHowAndDistance, Point point) {
    List<Point> points = board.allOf(typeHowAndDistance.get(0));
    if (points.size() != 1) {
      return false;
    }
    Point only = points.get(0);
    int steps = Math.abs(only.row() - point.row()) + Math.abs(only.column() - point.column());
    int distance = typeHowAndDistance.get(2);
    return switch (typeHowAndDistance.get(1)) {
      case 1 -> steps > distance;
      case 0 -> steps == distance;
      case -1 -> steps < distance;
      default -> throw new IllegalArgumentException("no comparison: " + typeHowAndDistance);
    };
  }

  private boolean isBeside(List<Integer> sides, int type, Point point) {
    List<Point> points = board.allOf(type);
    if (points.size() != 1) {
      return false;
    }
    int rowSign = Integer.signum(points.get(0).row() - point.row());
    int columnSign = Integer.signum(points.get(0).column() - point.column());
    return sides.stream()
        .map(Direction::of)
        .anyMatch(side -> side.rowStep() == rowSign && side.columnStep() == columnSign);
  }

  private boolean isWithin(List<Integer> typeLeastAndMost) {
    int type = typeLeastAndMost.get(0);
    int count = type == 0 ? board.pieces().size() : board.allOf(type).size();
    return typeLeastAndMost.get(1) <= count && count <= typeLeastAndMost.get(2);
  }
}
