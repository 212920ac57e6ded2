package games.turnstile.xiangqi;

import games.turnstile.xiangqi.notation.RuleCodec;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Variant;
import java.util.stream.Collectors;

/** Variants as text, for those who look for the reason why a test failed. */
final class VariantTexts {
  private VariantTexts() {}

  /** {@return the types in a line each, what is agreed on, and the board} */
  static String describe(Variant variant) {
    StringBuilder text = new StringBuilder();
    variant.types().forEach(type -> text.append(describe(type)).append('\n'));
    text.append(variant.rules()).append('\n');
    text.append(variant.options()).append('\n');
    text.append(variant.extensions()).append('\n');
    for (int row = 0; row < variant.rows(); row++) {
      text.append(
          variant.layout().subList(row * variant.columns(), (row + 1) * variant.columns()).stream()
              .map(number -> number == 0 ? "." : String.valueOf(number))
              .collect(Collectors.joining(" ", "", "\n")));
    }
    return text.toString();
  }

  private static String describe(PieceType type) {
    return "%s %s %s%s: %s%s %s"
        .formatted(
            type.number(),
            type.name(),
            type.owner(),
            type.leader() ? " leader" : "",
            RuleCodec.format(type.moves()),
            type.promotion().map(condition -> promotion(type)).orElse(""),
            type.attributes());
  }

  private static String promotion(PieceType type) {
    return " when %s then %s"
        .formatted(
            RuleCodec.format(type.promotion().orElseThrow()),
            RuleCodec.format(type.promotedMoves()));
  }
}
