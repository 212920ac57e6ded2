package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Level;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads formulas: parts joined all by {@code and} or all by {@code or}. In parentheses a formula is
 * a part of another one.
 *
 * @param <T> what formulas stand for
 */
abstract class Formula<T> {
  final Words in;
  private int depth;

  Formula(Words in) {
    this.in = in;
  }

  /** A part that is not in parentheses. */
  abstract T simple();

  abstract T allOf(List<T> parts);

  abstract T anyOf(List<T> parts);

  T read() {
    T first = part();
    String joint = in.peek();
    if (!isJoint()) {
      return first;
    }
    List<T> parts = new ArrayList<>(List.of(first));
    while (in.skip(joint)) {
      parts.add(part());
    }
    if (isJoint()) {
      throw in.fault(in.offset(), "'and' meets 'or'; put parentheses around what belongs together");
    }
    return joint.equals("and") ? allOf(parts) : anyOf(parts);
  }

  private boolean isJoint() {
    return in.isNext("and") || in.isNext("or");
  }

  /** A part, in parentheses or not. */
  T part() {
    if (depth == Level.DEEPEST) {
      throw in.fault(in.offset(), "this is nested more than %s deep".formatted(Level.DEEPEST));
    }
    depth++;
    T part = in.isNext("(") ? inParentheses() : simple();
    depth--;
    return part;
  }

  private T inParentheses() {
    in.expect("(");
    T inside = read();
    in.expect(")");
    return inside;
  }
}
