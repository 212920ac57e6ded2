package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.variant.Direction;
import java.util.List;
import java.util.stream.Stream;

/** Marks as a screen could draw them, around the first letter of a name. */
final class MarkDrawing {
  private MarkDrawing() {}

  /** {@return three lines between bars} */
  static List<String> of(Marks marks, String name) {
    return List.of(
        line(marks, Direction.UP_LEFT, Direction.UP, Direction.UP_RIGHT),
        "|%s%s%s|%s"
            .formatted(
                marks.at(Direction.LEFT).sign(),
                name.substring(0, 1),
                marks.at(Direction.RIGHT).sign(),
                marks.leaps() ? " and leaps" : ""),
        line(marks, Direction.DOWN_LEFT, Direction.DOWN, Direction.DOWN_RIGHT));
  }

  private static String line(Marks marks, Direction... directions) {
    return "|" + String.join("", Stream.of(directions).map(d -> marks.at(d).sign()).toList()) + "|";
  }
}
