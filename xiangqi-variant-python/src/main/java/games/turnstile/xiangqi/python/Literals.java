package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Term;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes pieces as Python literals. */
final class Literals {
  private Literals() {}

  /** {@return id, name, belong, is_captain, move, tran_con, tran_move, is_tran, attr} */
  static String of(Piece piece) {
    PieceType type = piece.type();
    return tuple(
        List.of(
            String.valueOf(type.number()),
            of(type.name()),
            String.valueOf(type.owner().number()),
            of(type.leader()),
            of(type.moves()),
            of(type.promotion().orElse(Condition.ALWAYS)),
            of(type.promotedMoves()),
            of(piece.promoted()),
            type.attributes().entrySet().stream()
                .map(entry -> of(entry.getKey()) + ":" + of(entry.getValue()))
                .collect(Collectors.joining(",", "{", "}"))));
  }

  private static String of(MoveRule rule) {
    return list(rule.sections(), section -> list(section, Literals::of));
  }

  private static String of(Term term) {
    String direction = String.valueOf(term.direction().number());
    return tuple(
        term.condition().isAlways()
            ? List.of(direction)
            : List.of(direction, of(term.condition())));
  }

  private static String of(Condition condition) {
    return list(condition.clauses(), Literals::of);
  }

  private static String of(Clause clause) {
    String arguments =
        clause.arguments().stream().map(String::valueOf).collect(Collectors.joining(","));
    return tuple(List.of(of(clause.name()), arguments));
  }

  private static String of(boolean value) {
    return value ? "True" : "False";
  }

  private static String of(String text) {
    StringBuilder literal = new StringBuilder("'");
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      boolean isSafe = Character.isLetterOrDigit(sign) || sign == ' ' || sign == '_';
      literal.append(isSafe || Character.isSurrogate(sign) ? sign : escape(sign));
    }
    return literal.append("'").toString();
  }

  private static String escape(char sign) {
    String digits = Integer.toHexString(sign);
    return "\\u" + "0".repeat(4 - digits.length()) + digits;
  }

  private static String tuple(List<String> items) {
    return items.stream()
        .filter(item -> !item.isEmpty())
        .collect(Collectors.joining(",", "(", ",)"));
  }

  private static <T> String list(List<T> items, Function<T, String> literal) {
    return items.stream().map(literal).collect(Collectors.joining(",", "[", "]"));
  }
}
