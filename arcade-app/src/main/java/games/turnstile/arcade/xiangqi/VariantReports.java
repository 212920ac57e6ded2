package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.FileKind;
import games.turnstile.arcade.support.Phrases;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.variant.VariantException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What there is to say of a variant. */
final class VariantReports {
  private VariantReports() {}

  static FileKind.Report report(Variant variant) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", variant.name());
    json.put("rows", variant.rows());
    json.put("columns", variant.columns());
    json.put("pieceTypes", variant.types().size());
    json.put("pieces", pieces(variant));
    json.put("extensions", variant.extensions());
    return new FileKind.Report(summary(variant), json, warnings(variant));
  }

  static String summary(Variant variant) {
    String extensions =
        variant.extensions().isEmpty() ? "" : ", with " + Phrases.joined(variant.extensions());
    return "'%s', %s of %s, %s, %s%s"
        .formatted(
            variant.name(),
            Phrases.count(variant.rows(), "row"),
            variant.columns(),
            Phrases.count(variant.types().size(), "kind") + " of pieces",
            Phrases.count(pieces(variant), "piece"),
            extensions);
  }

  private static int pieces(Variant variant) {
    return (int) variant.layout().stream().filter(number -> number > 0).count();
  }

  /** What is suspicious, or why it cannot be played without more. */
  static List<String> warnings(Variant variant) {
    try {
      return Ruleset.of(variant).warnings();
    } catch (ExtensionException | VariantException refusal) {
      return List.of("It cannot be played as it is: %s.".formatted(refusal.getMessage()));
    }
  }
}
