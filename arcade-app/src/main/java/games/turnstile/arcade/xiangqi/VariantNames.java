package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The variants that come along, as people type them. */
public final class VariantNames {
  /** The one to begin with. */
  static final String USUAL = "chinese-chess";

  /** All of them for a sentence. */
  static final String LIST = "chinese-chess, teaching, lodestone, bulwark, grand";

  private VariantNames() {}

  /** {@return the names of all variants, the one to begin with first} */
  public static List<String> all() {
    return Stream.of(ShippedVariants.values()).map(VariantNames::of).toList();
  }

  private static String of(ShippedVariants variant) {
    return EnumNames.of(variant).replace('_', '-');
  }

  static Optional<Variant> find(String name) {
    return Stream.of(ShippedVariants.values())
        .filter(variant -> of(variant).equalsIgnoreCase(name))
        .findFirst()
        .map(ShippedVariants::load);
  }
}
