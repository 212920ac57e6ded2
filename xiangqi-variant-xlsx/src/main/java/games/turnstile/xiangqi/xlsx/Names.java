package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Asks the core what can be a name or a value of an attribute. */
final class Names {
  /** What names are like, to be said after what they name. */
  static final String RULE =
      "1 to %s characters that can be seen, without blanks at the ends"
          .formatted(Variant.LONGEST_NAME);

  /** What values are like. */
  static final String VALUE_RULE =
      "at most %s characters that can be seen".formatted(Variant.LONGEST_ATTRIBUTE);

  /** A variant to ask. */
  private static final Variant ANY =
      new Variant(
          "any",
          1,
          2,
          List.of(leader(1, "a", Map.of()), leader(2, "b", Map.of())),
          List.of(1, 2),
          SpecialRules.NONE,
          Options.STANDARD,
          List.of());

  private Names() {}

  private static PieceType leader(int number, String name, Map<String, String> attributes) {
    return new PieceType(
        number,
        name,
        Owner.of(number),
        true,
        MoveRule.NONE,
        Optional.empty(),
        MoveRule.NONE,
        attributes);
  }

  /** Whether something can be called that. */
  static boolean isName(String text) {
    return ANY.complaint(leader(1, text, Map.of())).isEmpty();
  }

  /** Whether an attribute can have that value. */
  static boolean isValue(String text) {
    return ANY.complaint(leader(1, "a", Map.of("a", text))).isEmpty();
  }
}
