package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.extension.Mark;
import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.variant.Direction;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a motion looks like to people.
 *
 * @param kind what it does
 * @param squares how far it leads; 0 for slides
 * @param direction where to; for {@code ELSEWHERE} it means nothing
 */
record Manner(Kind kind, int squares, Direction direction) {
  /** What a motion does. */
  enum Kind {
    /** Goes to the next square. */
    STEP(Mark.STEP),
    /** Goes some squares on, and those between must be empty. */
    STRIDE(Mark.STEP),
    /** Goes some squares on, over whatever stands between. */
    JUMP(Mark.STEP),
    /** Slides, and captures the first piece in the way. */
    SLIDE(Mark.SLIDE),
    /** Slides, and captures the second piece in the way. */
    CANNON(Mark.SLIDE),
    /** Takes a leader in its line, and does nothing else. */
    FACING(Mark.NONE),
    /** A leap that follows no direction, or is hindered in another way. */
    ELSEWHERE(Mark.NONE);

    private final Mark mark;

    Kind(Mark mark) {
      this.mark = mark;
    }

    /** How it is marked on a piece. */
    Mark mark() {
      return mark;
    }
  }

  static Manner of(Motion motion) {
    if (motion instanceof Motion.Slide slide) {
      return new Manner(kind(slide.captures()), 0, slide.direction());
    } else if (motion instanceof Motion.Leap leap) {
      return of(leap);
    }
    throw new AssertionError(motion);
  }

  private static Kind kind(Motion.Captures captures) {
    return switch (captures) {
      case FIRST -> Kind.SLIDE;
      case SECOND -> Kind.CANNON;
      case LEADER_ONLY -> Kind.FACING;
    };
  }

  private static Manner of(Motion.Leap leap) {
    int rows = leap.offset().rows();
    int columns = leap.offset().columns();
    int squares = Math.max(Math.abs(rows), Math.abs(columns));
    return Stream.of(Direction.values())
        .filter(direction -> Motion.Offset.of(direction, squares).equals(leap.offset()))
        .findFirst()
        .map(direction -> new Manner(kind(leap, direction, squares), squares, direction))
        .orElse(new Manner(Kind.ELSEWHERE, squares, Direction.UP));
  }

  private static Kind kind(Motion.Leap leap, Direction direction, int squares) {
    List<Motion.Offset> between =
        IntStream.range(1, squares).mapToObj(n -> Motion.Offset.of(direction, n)).toList();
    if (leap.hindrances().isEmpty()) {
      return squares == 1 ? Kind.STEP : Kind.JUMP;
    }
    boolean isBetween =
        leap.hindrances().containsAll(between) && between.containsAll(leap.hindrances());
    return isBetween ? Kind.STRIDE : Kind.ELSEWHERE;
  }
}
