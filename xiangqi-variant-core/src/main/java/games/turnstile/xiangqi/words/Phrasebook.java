package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Owner;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How a language says things. Clauses have neither a capital letter nor a full stop. */
abstract class Phrasebook {
  static final Set<Direction> STRAIGHT =
      Set.copyOf(EnumSet.of(Direction.UP, Direction.LEFT, Direction.RIGHT, Direction.DOWN));
  static final Set<Direction> SLANTED = Set.copyOf(EnumSet.complementOf(EnumSet.copyOf(STRAIGHT)));

  /** So many directions are told by those that are missing. */
  private static final int NEARLY_ALL = 6;

  static Phrasebook in(Language language) {
    return switch (language) {
      case ENGLISH -> English.PHRASES;
      case CHINESE -> Chinese.PHRASES;
    };
  }

  abstract Language language();

  String say(String english, String chinese) {
    return language() == Language.CHINESE ? chinese : english;
  }

  /** Directions, as short as may be. */
  final String directions(List<Direction> directions) {
    Set<Direction> given = EnumSet.copyOf(directions);
    if (given.size() == Direction.values().length) {
      return say("in any direction", "向任意方向");
    } else if (given.size() >= NEARLY_ALL) {
      return allBut(List.copyOf(EnumSet.complementOf(EnumSet.copyOf(given))));
    } else if (given.equals(STRAIGHT)) {
      return say("along its row or column", "横竖");
    } else if (given.equals(SLANTED)) {
      return say("slantwise", "斜");
    }
    return some(List.copyOf(given));
  }

  abstract String allBut(List<Direction> missing);

  abstract String some(List<Direction> directions);

  abstract String neighbours(List<Direction> directions);

  abstract String squares(List<Integer> rowsAndColumns);

  abstract String owner(Owner owner);

  abstract String quoted(String name);

  abstract String owned(Owner owner, String name);

  abstract String numbered(String name, int number);

  abstract String unknownPiece(int number);

  /** The half of the board that sides are: all rows above, below, or columns left or right. */
  static Optional<Direction> half(Collection<Direction> sides) {
    return STRAIGHT.stream().filter(straight -> side(straight).equals(Set.copyOf(sides))).findAny();
  }

  /** The half of the board that sides are not: they are everything but that. */
  static Optional<Direction> otherHalf(Collection<Direction> sides) {
    Set<Direction> missing = EnumSet.allOf(Direction.class);
    missing.removeAll(sides);
    return half(missing);
  }

  private static Set<Direction> side(Direction straight) {
    return Stream.of(Direction.values())
        .filter(
            direction ->
                straight.rowStep() == 0
                    ? direction.columnStep() == straight.columnStep()
                    : direction.rowStep() == straight.rowStep())
        .collect(Collectors.toSet());
  }

  abstract String inRow(Places rows);

  abstract String inColumn(Places columns);

  abstract String onSquare(String squares);

  /** How the distance to a piece compares: 1 for greater, 0 for equal, -1 for less. */
  abstract String distance(String piece, int comparison, int distance);

  abstract String side(String piece, List<Direction> sides, int comparison, int distance);

  abstract String towards(String piece, int comparison, int distance);

  abstract String notUnique(String piece);

  abstract String unknown(Clause clause);

  abstract String ofExtension(Clause clause, String extension);

  /** A clause whose arguments cannot be understood. */
  abstract String senseless(Clause clause);

  abstract String go(Manner.Kind kind, int squares, List<Direction> directions);

  /** What is to be said once about all moves of a kind. */
  abstract Optional<String> note(Manner.Kind kind, int squares);

  abstract String leap(Motion.Leap leap);

  abstract String unexplained(int section, List<Direction> directions);

  abstract String provided(String deed, String condition);

  abstract String immobile();

  abstract String sentence(List<String> clauses);

  abstract String text(List<String> sentences);

  abstract String title(PieceDetails piece);

  abstract String promotion(String condition);

  abstract String attributes(Map<String, String> attributes);

  /** A position rule as it is written. */
  static String written(Clause clause) {
    return clause.arguments().isEmpty()
        ? clause.name()
        : clause.arguments().stream()
            .map(String::valueOf)
            .collect(Collectors.joining("|", clause.name() + "[", "]"));
  }

  /** Whether a piece that is on another side of this one is so far away in any case. */
  static boolean isTrivial(int comparison, int distance) {
    return comparison > 0 && distance <= 0;
  }

  /** Items such as {@code a, b or c}. */
  static String listed(List<String> items, String between, String last) {
    int count = items.size();
    return count < 2
        ? String.join("", items)
        : String.join(between, items.subList(0, count - 1)) + last + items.get(count - 1);
  }
}
