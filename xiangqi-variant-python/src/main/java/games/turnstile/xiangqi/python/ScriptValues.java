package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.graalvm.polyglot.Value;

/** Reads what scripts assign to pieces. Complaints are {@link IllegalArgumentException}s. */
final class ScriptValues {
  private static final String RULE =
      "moves are a list of sections, each a list of (direction,) or (direction, conditions), a"
          + " condition being (name, number, ...)";
  private static final int MOST_ITEMS = 1000;

  private ScriptValues() {}

  static List<String> texts(Value list) {
    return items(list, Value::asString);
  }

  static Map<String, String> attributes(Value keys, Value values) {
    Map<String, String> attributes = new LinkedHashMap<>();
    for (int i = 0; i < keys.getArraySize(); i++) {
      attributes.put(keys.getArrayElement(i).asString(), values.getArrayElement(i).asString());
    }
    return attributes;
  }

  static PieceType changed(PieceType type, Value name, Value moves, Value promotedMoves) {
    if (!name.isString()) {
      throw new IllegalArgumentException("name is a str");
    }
    return type.withName(name.asString()).withMoves(rule(moves), rule(promotedMoves));
  }

  private static MoveRule rule(Value value) {
    List<List<Term>> sections =
        new ArrayList<>(items(value, section -> items(section, ScriptValues::term)));
    while (sections.size() < 2) {
      sections.add(List.of());
    }
    return new MoveRule(sections);
  }

  private static Term term(Value value) {
    List<Value> parts = items(value, part -> part);
    if (parts.isEmpty() || parts.size() > 2) {
      throw new IllegalArgumentException(RULE);
    }
    Direction direction = Direction.of(number(parts.get(0)));
    return new Term(
        direction,
        parts.size() == 1
            ? Condition.ALWAYS
            : new Condition(items(parts.get(1), ScriptValues::clause)));
  }

  private static Clause clause(Value value) {
    List<Value> parts = items(value, part -> part);
    if (parts.isEmpty() || !parts.get(0).isString()) {
      throw new IllegalArgumentException(RULE);
    }
    return new Clause(
        parts.get(0).asString(),
        parts.subList(1, parts.size()).stream().map(ScriptValues::number).toList());
  }

  private static int number(Value value) {
    if (!value.isNumber() || !value.fitsInInt()) {
      throw new IllegalArgumentException(RULE);
    }
    return value.asInt();
  }

  private static <T> List<T> items(Value list, Function<Value, T> item) {
    if (!list.hasArrayElements() || list.getArraySize() > MOST_ITEMS + 1) {
      throw new IllegalArgumentException(RULE);
    }
    List<T> items = new ArrayList<>();
    for (long i = 0; i < list.getArraySize(); i++) {
      items.add(item.apply(list.getArrayElement(i)));
    }
    return items;
  }
}
