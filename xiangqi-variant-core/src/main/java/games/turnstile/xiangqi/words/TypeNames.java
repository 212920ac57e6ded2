package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What the piece types of a variant are called in a language. */
final class TypeNames {
  /** The attributes that are names, one for each language. */
  static final List<String> ATTRIBUTES =
      Stream.of(Language.values()).map(TypeNames::attribute).toList();

  private final Variant variant;
  private final Phrasebook phrases;

  TypeNames(Variant variant, Phrasebook phrases) {
    this.variant = variant;
    this.phrases = phrases;
  }

  private static String attribute(Language language) {
    return language.name().toLowerCase(Locale.ROOT);
  }

  /** The name alone. */
  String name(PieceType type) {
    String given = type.attributes().getOrDefault(attribute(phrases.language()), "");
    return given.isEmpty() ? type.name() : given;
  }

  /** The name with as much as is needed to tell the type from others. */
  String distinctName(int number) {
    if (number < 1 || number > variant.types().size()) {
      return phrases.unknownPiece(number);
    }
    PieceType type = variant.type(number);
    String name = name(type);
    if (variant.types().stream().filter(other -> name(other).equals(name)).count() == 1) {
      return phrases.quoted(name);
    }
    long alike =
        variant.types().stream()
            .filter(other -> other.owner() == type.owner() && name(other).equals(name))
            .count();
    String owned = phrases.owned(type.owner(), name);
    return alike == 1 ? owned : phrases.numbered(owned, number);
  }
}
