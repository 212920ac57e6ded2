package games.turnstile.xiangqi.variant;

import java.util.List;

/**
 * Position rules of which one must hold. It is asked of a piece where it stands, before it moves.
 *
 * @param clauses the rules; if there are none, the condition always holds
 */
public record Condition(List<Clause> clauses) {
  /** The condition that always holds. */
  public static final Condition ALWAYS = new Condition(List.of());

  /** Copies the rules. */
  public Condition {
    clauses = List.copyOf(clauses);
  }

  /** {@return whether it holds whatever happens, since it asks for nothing} */
  public boolean isAlways() {
    return clauses.isEmpty();
  }
}
