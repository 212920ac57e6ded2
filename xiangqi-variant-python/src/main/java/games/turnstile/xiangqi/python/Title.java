package games.turnstile.xiangqi.python;

import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;

/**
 * What a script says about itself when it is loaded.
 *
 * @param name its name
 * @param version its version
 * @param help what it does, for people
 * @param rules the names of its position rules
 * @param changesWays whether it has {@code check_can_go}
 * @param actsAfterMoves whether it has {@code after_move}
 */
record Title(
    String name,
    String version,
    String help,
    List<String> rules,
    boolean changesWays,
    boolean actsAfterMoves) {
  /** Copies the list. */
  Title {
    rules = List.copyOf(rules);
  }

  /** Refuses names that no variant could write down. */
  Title checked(String file) {
    if (name.isEmpty() || name.length() > Variant.LONGEST_NAME) {
      throw new ExtensionException(
          "%s: EX_NAME has 1 to %s characters, not %s"
              .formatted(file, Variant.LONGEST_NAME, name.length()));
    }
    for (String rule : rules) {
      if (rule.isEmpty() || !rule.codePoints().allMatch(Clause::mayBeInName)) {
        throw new ExtensionException(
            "%s: loc_rules has '%s', but the name of a rule has letters, digits and '_' only"
                .formatted(file, rule));
      }
    }
    return this;
  }
}
