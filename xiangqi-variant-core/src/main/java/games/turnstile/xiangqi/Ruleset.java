package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.ExtensionException;
import games.turnstile.xiangqi.extension.Gait;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.variant.VariantException;
import games.turnstile.xiangqi.variant.VariantFault;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A variant made ready to be played, with its extensions. Making one takes some milliseconds; it
 * can be used for any number of games, by several threads. Two are equal if they have the same
 * variant and the same extensions, as far as their names, versions and fingerprints tell.
 */
public final class Ruleset {
  private final Tables tables;
  private final Sessions sessions;
  private final List<String> warnings;

  private Ruleset(Variant variant, Cast cast) {
    this.warnings = new RuleInspector(variant, cast).inspect();
    this.tables = new Tables(variant, cast);
    refuseIfTooMuchWork(variant);
    this.sessions = new Sessions(cast);
  }

  private void refuseIfTooMuchWork(Variant variant) {
    List<Piece> pieces =
        variant.layout().stream()
            .filter(number -> number > 0)
            .map(number -> new Piece(variant.type(number), false))
            .toList();
    Effort.complaint(tables, pieces)
        .ifPresent(
            complaint -> {
              throw new VariantException(
                  List.of(
                      new VariantFault(
                          VariantFault.Code.TOO_MUCH_WORK, 0, Optional.empty(), complaint)));
            });
  }

  /**
   * {@return the rules of a variant, with the extensions that it names}
   *
   * @param variant any variant
   * @throws ExtensionException if an extension is missing or fails
   * @throws VariantException if a position rule of an extension has arguments that it cannot take,
   *     or if a move could take too much work
   */
  public static Ruleset of(Variant variant) {
    return of(variant, List.of());
  }

  /**
   * {@return the rules of a variant, with the extensions that it names and with all given ones}
   *
   * @param variant any variant
   * @param given extensions by hand; those that the variant names are taken from here before they
   *     are looked for elsewhere, the others act after them
   * @throws ExtensionException if an extension is missing or fails
   * @throws VariantException if a position rule of an extension has arguments that it cannot take,
   *     or if a move could take too much work
   */
  public static Ruleset of(Variant variant, Collection<Extension> given) {
    Objects.requireNonNull(variant, "variant");
    return new Ruleset(variant, new Cast(ExtensionFinder.find(variant.extensions(), given)));
  }

  /** {@return what is played} */
  public Variant variant() {
    return tables.variant;
  }

  /** {@return the extensions in the order in which they act} */
  public List<Extension> extensions() {
    return tables.cast.extensions();
  }

  /** {@return what is suspicious about the variant, a sentence each} */
  public List<String> warnings() {
    return warnings;
  }

  /**
   * {@return what the terms of the rules of a piece type mean}
   *
   * @param type any piece type
   * @throws ExtensionException if an extension fails
   */
  public Gait gait(PieceType type) {
    return tables.cast.gait(type);
  }

  Tables tables() {
    return tables;
  }

  Sessions sessions() {
    return sessions;
  }

  private List<String> signatures() {
    return extensions().stream()
        .map(e -> "%s %s %s".formatted(e.name(), e.version(), e.fingerprint()))
        .toList();
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || other instanceof Ruleset ruleset
            && ruleset.variant().equals(variant())
            && ruleset.signatures().equals(signatures());
  }

  @Override
  public int hashCode() {
    return variant().hashCode();
  }

  @Override
  public String toString() {
    return "Ruleset[%s, %s]".formatted(variant().name(), signatures());
  }
}
