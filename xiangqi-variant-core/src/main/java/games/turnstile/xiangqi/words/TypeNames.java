package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Variant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** What the piece types of a variant are called in a language. */
final class TypeNames {
  /** The attributes that are names, one for each language. */
  static final List<String> ATTRIBUTES =
      Stream.of(Language.values()).map(TypeNames::attribute).toList();

  private final Phrasebook phrases;
  private final List<String> distinctNames;

  TypeNames(Variant variant, Phrasebook phrases) {
    this.phrases = phrases;
    Map<String, Integer> named = new HashMap<>();
    Map<String, Integer> owned = new HashMap<>();
    for (PieceType type : variant.types()) {
      named.merge(name(type), 1, Integer::sum);
      owned.merge(ownedName(type), 1, Integer::sum);
    }
    this.distinctNames =
        variant.types().stream()
            .map(type -> distinct(type, named.get(name(type)), owned.get(ownedName(type))))
            .toList();
  }

  private String ownedName(PieceType type) {
    return phrases.owned(type.owner(), name(type));
  }

  private String distinct(PieceType type, int named, int owned) {
    if (named == 1) {
      return phrases.quoted(name(type));
    }
    return owned == 1 ? ownedName(type) : phrases.numbered(ownedName(type), type.number());
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
    return number >= 1 && number <= distinctNames.size()
        ? distinctNames.get(number - 1)
        : phrases.unknownPiece(number);
  }
}
