package games.turnstile.xiangqi.variant;

import java.util.Objects;

/**
 * A direction in which a piece may go if a condition holds, such as {@code 4(Y[7])}.
 *
 * @param direction where to
 * @param condition when
 */
public record Term(Direction direction, Condition condition) {
  /** Refuses null. */
  public Term {
    Objects.requireNonNull(direction, "direction");
    Objects.requireNonNull(condition, "condition");
  }
}
