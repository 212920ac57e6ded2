package games.turnstile.xiangqi.variant;

import java.util.List;
import java.util.Optional;

/** A position rule that needs no extension. */
public enum StandardRule {
  /** The row of the piece is one of the arguments. */
  X,
  /** The column of the piece is one of the arguments. */
  Y,
  /** The square of the piece is one of the arguments, which are rows and columns in turn. */
  P,
  /**
   * The distance along rows and columns to the only living piece of type {@code i} is greater than
   * (t = 1), equal to (0) or less than (-1) {@code d}; the arguments are i, t, d.
   */
  D,
  /**
   * The only living piece of type {@code i} is on one of the sides r, and D holds; the arguments
   * are i, t, d and any number of directions.
   */
  R,
  /** There are several living pieces of the type, or none. */
  T;

  /**
   * {@return the rule of that name, if it is one of these}
   *
   * @param name the name of a rule
   */
  public static Optional<StandardRule> of(String name) {
    for (StandardRule rule : values()) {
      if (rule.name().equals(name)) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }

  /** {@return whether the rule asks for the square alone, and not for other pieces} */
  public boolean asksForSquareAlone() {
    return this == X || this == Y || this == P;
  }

  /**
   * {@return what is wrong with arguments, as the end of a sentence; empty if nothing is}
   *
   * @param arguments any numbers
   * @param types how many piece types there are
   */
  public Optional<String> complaint(List<Integer> arguments, int types) {
    int count = arguments.size();
    return switch (this) {
      case X, Y ->
          count > 0 ? none() : Optional.of("takes one argument or more, and there is none");
      case P ->
          count > 0 && count % 2 == 0
              ? none()
              : Optional.of("takes rows and columns in turn, an even number, not " + count);
      case D ->
          count == 3
              ? comparison(arguments, types)
              : Optional.of("takes 3 arguments (piece, comparison, distance), not " + count);
      case R ->
          count < 4
              ? Optional.of(
                  "takes 4 or more arguments (piece, comparison, distance, sides), not " + count)
              : comparison(arguments, types).or(() -> sides(arguments.subList(3, count)));
      case T ->
          count == 1
              ? type(arguments.get(0), types)
              : Optional.of("takes 1 argument, not " + count);
    };
  }

  private static Optional<String> none() {
    return Optional.empty();
  }

  private static Optional<String> comparison(List<Integer> arguments, int types) {
    int how = arguments.get(1);
    return how < -1 || how > 1
        ? Optional.of("compares by 1 (greater), 0 (equal) or -1 (less), not by " + how)
        : type(arguments.get(0), types);
  }

  private static Optional<String> type(int number, int types) {
    return number < 1 || number > types
        ? Optional.of("names piece %s; pieces are 1 to %s".formatted(number, types))
        : none();
  }

  private static Optional<String> sides(List<Integer> numbers) {
    return numbers.stream()
        .filter(number -> number < 1 || number > 8)
        .findFirst()
        .map(number -> "takes sides 1 to 8, not " + number);
  }
}
