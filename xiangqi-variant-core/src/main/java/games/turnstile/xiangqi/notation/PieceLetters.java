package games.turnstile.xiangqi.notation;

import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Variant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The letters of the piece types of a variant, where they have one of their own. */
final class PieceLetters {
  /** The attribute that has the letter. */
  static final String ATTRIBUTE = "fen";

  private final Map<Character, PieceType> types = new TreeMap<>();

  PieceLetters(Variant variant) {
    Map<Character, Integer> uses = new TreeMap<>();
    for (PieceType type : variant.types()) {
      wish(type)
          .ifPresent(
              letter -> {
                uses.merge(letter, 1, Integer::sum);
                types.put(letter, type);
              });
    }
    types.keySet().removeIf(letter -> uses.get(letter) > 1);
  }

  private static Optional<Character> wish(PieceType type) {
    String text = type.attributes().getOrDefault(ATTRIBUTE, "");
    return text.length() == 1 && isLetter(text.charAt(0))
        ? Optional.of(text.charAt(0))
        : Optional.empty();
  }

  static boolean isLetter(char character) {
    return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z';
  }

  /** The type with that letter, empty if there is none. */
  Optional<PieceType> type(char letter) {
    return Optional.ofNullable(types.get(letter));
  }

  /** What stands for a type of the variant. */
  String symbol(PieceType type) {
    return wish(type)
        .filter(types::containsKey)
        .map(String::valueOf)
        .orElse("(%s)".formatted(type.number()));
  }

  /** All letters, to be told in messages. */
  String all() {
    StringBuilder letters = new StringBuilder();
    types.keySet().forEach(letters::append);
    return letters.toString();
  }
}
