package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Variant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a diagram writes for each piece type: the beginning of its name, or where that would be the
 * same for several of one side, another abbreviation or the number.
 */
final class Labels {
  private static final int LONGEST = 8;

  private final int width;
  private final Map<PieceType, String> labels = new HashMap<>();

  /** Labels that take up no more columns of a terminal than there is room, but for two at least. */
  Labels(Variant variant, int room) {
    int widest =
        variant.types().stream().mapToInt(type -> TextWidth.of(type.name())).max().orElse(1);
    int narrowest = Math.min(2, widest);
    width = Math.max(narrowest, Math.min(Math.min(room, LONGEST), widest));
    variant.types().forEach(type -> labels.put(type, choose(type)));
  }

  private String choose(PieceType type) {
    return abbreviations(type)
        .filter(label -> isFree(label, type))
        .findFirst()
        .orElse(String.valueOf(type.number()));
  }

  /** The beginning of the name, then the same with a later character at its end. */
  private Stream<String> abbreviations(PieceType type) {
    String name = type.name();
    String begin = TextWidth.cut(name, width - 1);
    Stream<String> others =
        name.codePoints()
            .skip(begin.codePointCount(0, begin.length()))
            .mapToObj(Character::toString)
            .filter(character -> TextWidth.of(begin + character) == width)
            .map(character -> begin + character);
    return Stream.concat(Stream.of(TextWidth.cut(name, width)), others);
  }

  private boolean isFree(String label, PieceType type) {
    return !label.isBlank()
        && labels.entrySet().stream()
            .filter(entry -> entry.getKey().owner() == type.owner())
            .filter(entry -> !entry.getKey().name().equals(type.name()))
            .noneMatch(entry -> entry.getValue().equals(label));
  }

  /** How many columns of a terminal the widest label takes up, at most. */
  int width() {
    return Math.max(width, labels.values().stream().mapToInt(TextWidth::of).max().orElse(1));
  }

  /** What stands for a type, which an extension may have changed. */
  String of(PieceType type) {
    return Optional.ofNullable(labels.get(type)).orElseGet(() -> TextWidth.cut(type.name(), width));
  }
}
