package games.turnstile.xiangqi.variant;

import java.util.List;

/**
 * One position rule such as {@code X[1|-1]}.
 *
 * @param name its name; what it means may be up to an extension
 * @param arguments the numbers between the brackets
 */
public record Clause(String name, List<Integer> arguments) {
  /** The longest list of arguments. */
  public static final int MOST_ARGUMENTS = 1000;

  /** Copies the arguments. */
  public Clause {
    if (name.isEmpty() || !name.codePoints().allMatch(Clause::mayBeInName)) {
      throw new IllegalArgumentException(
          "the name of a rule has letters, digits and '_' only: '%s'".formatted(name));
    }
    arguments = List.copyOf(arguments);
    if (arguments.size() > MOST_ARGUMENTS) {
      throw new IllegalArgumentException(
          "a rule has at most %s arguments, not %s".formatted(MOST_ARGUMENTS, arguments.size()));
    }
  }

  /**
   * {@return whether the name of a rule may have this character}
   *
   * @param character a code point
   */
  public static boolean mayBeInName(int character) {
    return character == '_' || Character.isLetterOrDigit(character);
  }
}
