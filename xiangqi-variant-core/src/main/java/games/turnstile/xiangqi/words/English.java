package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.variant.Clause;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Owner;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** How things are said in English. */
final class English extends Phrasebook {
  static final Phrasebook PHRASES = new English();

  private English() {}

  @Override
  Language language() {
    return Language.ENGLISH;
  }

  private static String or(List<String> items) {
    return listed(items, ", ", " or ");
  }

  private static String direction(Direction direction) {
    return direction.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  String allBut(List<Direction> missing) {
    return "in any direction but " + some(missing);
  }

  @Override
  String some(List<Direction> directions) {
    return or(directions.stream().map(English::direction).toList());
  }

  @Override
  String neighbours(List<Direction> directions) {
    return "the next square " + directions(directions);
  }

  @Override
  String squares(List<Integer> rowsAndColumns) {
    List<String> squares = new ArrayList<>();
    for (int i = 0; i + 1 < rowsAndColumns.size(); i += 2) {
      squares.add(square(rowsAndColumns.get(i), rowsAndColumns.get(i + 1)));
    }
    return "square " + or(squares.stream().distinct().toList());
  }

  private static String square(int row, int column) {
    return row >= 0 && column >= 0
        ? "(%s,%s)".formatted(row, column)
        : "(%s, %s)".formatted(place(row, "row", "bottom"), place(column, "column", "right"));
  }

  private static String place(int number, String what, String end) {
    if (number >= 0) {
      return "%s %s".formatted(what, number);
    }
    return number == -1
        ? "last " + what
        : "%s %s from the %s".formatted(ordinal(-(long) number), what, end);
  }

  private static String ordinal(long number) {
    long tens = number % 100;
    String ending = "th";
    if (tens < 11 || tens > 13) {
      ending =
          switch ((int) (number % 10)) {
            case 1 -> "st";
            case 2 -> "nd";
            case 3 -> "rd";
            default -> "th";
          };
    }
    return number + ending;
  }

  @Override
  String owner(Owner owner) {
    return switch (owner) {
      case RED -> "Red";
      case BLUE -> "Blue";
      case NEUTRAL -> "neutral";
    };
  }

  @Override
  String quoted(String name) {
    return name;
  }

  @Override
  String owned(Owner owner, String name) {
    return owner(owner).toLowerCase(Locale.ROOT) + " " + name;
  }

  @Override
  String numbered(String name, int number) {
    return "%s (number %s)".formatted(name, number);
  }

  @Override
  String unknownPiece(int number) {
    return "piece number " + number;
  }

  @Override
  String inRow(Places rows) {
    return "it is in " + places(rows, "row", "bottom");
  }

  @Override
  String inColumn(Places columns) {
    return "it is in " + places(columns, "column", "right");
  }

  private static String places(Places places, String what, String end) {
    List<String> parts = new ArrayList<>();
    if (!places.counted().isEmpty()) {
      parts.add(what + " " + or(places.counted().stream().map(String::valueOf).toList()));
    }
    for (Places.Range range : places.ranges()) {
      parts.add("%ss %s to %s".formatted(what, range.from(), range.to()));
    }
    for (int number : places.countedBack()) {
      parts.add("the " + place(number, what, end));
    }
    if (places.last() > 0) {
      parts.add("the last %s %ss".formatted(places.last(), what));
    }
    return or(parts);
  }

  @Override
  String onSquare(String squares) {
    return "it is on " + squares;
  }

  @Override
  String distance(String piece, int comparison, int distance) {
    return "its distance along rows and columns to the only %s is %s"
        .formatted(piece, compared(comparison, distance));
  }

  private static String compared(int comparison, int distance) {
    return switch (comparison) {
      case 1 -> "greater than " + distance;
      case -1 -> "less than " + distance;
      default -> String.valueOf(distance);
    };
  }

  @Override
  String side(String piece, List<Direction> sides, int comparison, int distance) {
    return "the only %s is %s".formatted(piece, where(sides)) + away(comparison, distance);
  }

  private static String where(List<Direction> sides) {
    return half(sides)
        .map(half -> "further %s than it".formatted(direction(half)))
        .or(() -> otherHalf(sides).map(half -> "not further %s than it".formatted(direction(half))))
        .orElseGet(() -> or(sides.stream().map(English::side).toList()));
  }

  private static String away(int comparison, int distance) {
    if (isTrivial(comparison, distance)) {
      return "";
    }
    String compared =
        switch (comparison) {
          case 1 -> "more than";
          case -1 -> "less than";
          default -> "exactly";
        };
    return " and %s %s %s away along rows and columns"
        .formatted(compared, distance, distance == 1 ? "square" : "squares");
  }

  private static String side(Direction side) {
    return switch (side) {
      case UP_LEFT -> "above it to the left";
      case UP -> "directly above it";
      case UP_RIGHT -> "above it to the right";
      case LEFT -> "directly to the left of it";
      case RIGHT -> "directly to the right of it";
      case DOWN_LEFT -> "below it to the left";
      case DOWN -> "directly below it";
      case DOWN_RIGHT -> "below it to the right";
    };
  }

  @Override
  String towards(String piece, int comparison, int distance) {
    return "the only %s is on that side of it".formatted(piece) + away(comparison, distance);
  }

  @Override
  String notUnique(String piece) {
    return "there is more than one %s, or none".formatted(piece);
  }

  @Override
  String unknown(Clause clause) {
    return "rule '%s' holds (not known; it never holds)".formatted(written(clause));
  }

  @Override
  String ofExtension(Clause clause, String extension) {
    return "rule '%s' of the extension '%s' holds".formatted(written(clause), extension);
  }

  @Override
  String senseless(Clause clause) {
    return "rule '%s' holds (its numbers make no sense)".formatted(written(clause));
  }

  @Override
  String go(Manner.Kind kind, int squares, List<Direction> directions) {
    String where = directions(directions);
    return switch (kind) {
      case STEP -> "one step " + where;
      case STRIDE -> "%s squares %s".formatted(squares, where);
      case JUMP -> "jumps %s squares %s".formatted(squares, where);
      case SLIDE, CANNON -> "slides " + where;
      case FACING ->
          "also takes a leader %s, however far, if nothing stands between".formatted(where);
      case ELSEWHERE -> throw new IllegalArgumentException("it goes in no direction");
    };
  }

  @Override
  Optional<String> note(Manner.Kind kind, int squares) {
    return switch (kind) {
      case STRIDE ->
          Optional.of(
              squares == 2
                  ? "the square between must be empty"
                  : "the squares between must be empty");
      case CANNON -> Optional.of("it captures only by jumping over exactly one piece");
      default -> Optional.empty();
    };
  }

  @Override
  String leap(Motion.Leap leap) {
    String where = "leaps to the square " + offset(leap.offset());
    return leap.hindrances().isEmpty()
        ? where
        : where
            + leap.hindrances().stream()
                .map(English::offset)
                .collect(Collectors.joining(" and ", " (nothing may stand ", ")"));
  }

  private static String offset(Motion.Offset offset) {
    List<String> parts = new ArrayList<>();
    if (offset.rows() != 0) {
      parts.add(Math.abs(offset.rows()) + (offset.rows() < 0 ? " up" : " down"));
    }
    if (offset.columns() != 0) {
      parts.add(Math.abs(offset.columns()) + (offset.columns() < 0 ? " left" : " right"));
    }
    return parts.isEmpty() ? "where it is" : String.join(" and ", parts);
  }

  @Override
  String unexplained(int section, List<Direction> directions) {
    return "section %s: %s".formatted(section, directions(directions));
  }

  @Override
  String provided(String deed, String condition) {
    return deed + " if " + condition;
  }

  @Override
  String immobile() {
    return "It cannot move.";
  }

  @Override
  String sentence(List<String> clauses) {
    return capitalised(String.join("; ", clauses)) + ".";
  }

  private static String capitalised(String text) {
    int first = text.offsetByCodePoints(0, Math.min(1, text.length()));
    return text.substring(0, first).toUpperCase(Locale.ROOT) + text.substring(first);
  }

  @Override
  String text(List<String> sentences) {
    return String.join(" ", sentences);
  }

  @Override
  String title(PieceDetails piece) {
    String owner = owner(piece.owner());
    return "%s (number %s), %s%s"
        .formatted(
            name(piece),
            piece.number(),
            piece.leader() ? leader(piece.owner()) : owner,
            piece.promoted() ? ", promoted" : "");
  }

  private static String name(PieceDetails piece) {
    return piece.name().equals(piece.sign())
        ? piece.name()
        : capitalised("%s %s".formatted(piece.name(), piece.sign()));
  }

  private String leader(Owner owner) {
    return owner == Owner.NEUTRAL ? "neutral leader" : "leader of " + owner(owner);
  }

  @Override
  String promotion(String condition) {
    return "Promotion: when %s, for good.".formatted(condition);
  }

  @Override
  String attributes(Map<String, String> attributes) {
    return attributes.entrySet().stream()
        .map(entry -> (entry.getKey() + " = " + entry.getValue()).strip())
        .collect(Collectors.joining(", ", "Attributes: ", ""));
  }
}
