package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Collection;
import java.util.List;

/** A variant made ready to be played, with its extensions. */
public final class Ruleset {
  private final Variant variant = null;

  private Ruleset() {}

  /**
   * {@return the rules of a variant, with the extensions that it names}
   *
   * @param variant any variant
   */
  public static Ruleset of(Variant variant) {
    return of(variant, List.of());
  }

  /**
   * {@return the rules of a variant, with the extensions that it names and with all given ones}
   *
   * @param variant any variant
   * @param given extensions by hand
   */
  public static Ruleset of(Variant variant, Collection<Extension> given) {
    throw new UnsupportedOperationException();
  }

  /** {@return what is played} */
  public Variant variant() {
    return variant;
  }

  /** {@return the extensions in the order in which they act} */
  public List<Extension> extensions() {
    throw new UnsupportedOperationException();
  }

  /** {@return what is suspicious about the variant, a sentence each} */
  public List<String> warnings() {
    throw new UnsupportedOperationException();
  }
}
