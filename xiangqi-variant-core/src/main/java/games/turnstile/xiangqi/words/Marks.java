package games.turnstile.xiangqi.words;

import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.extension.Gait;
import games.turnstile.xiangqi.extension.Mark;
import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.extension.SectionMeaning;
import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.Point;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The marks on a piece that tell where it may go from where it stands now: by its rules, whatever
 * stands in the way. A direction in which it may step and slide is a slide.
 *
 * <p>Where an extension gives terms another meaning, a leap along a direction counts as a step,
 * however far it goes (the elephant's two squares), and a slide as a slide, however it captures
 * (the cannon's). Slides that do nothing but take a leader (the general's along its column) have no
 * mark. Leaps that follow no direction (the horse's) have no mark either, but {@link #leaps} tells
 * of them. A further section is marked as its extension says. What extensions change besides, such
 * as a piece that is frozen by a ban, is not told; the legal moves tell it.
 *
 * @param byDirection the mark of each of the eight directions
 * @param leaps whether the piece also has leaps that follow no direction
 */
public record Marks(Map<Direction, Mark> byDirection, boolean leaps) {
  /** Copies the map; a direction that is not in it has no mark. */
  public Marks {
    Map<Direction, Mark> all = new EnumMap<>(Direction.class);
    for (Direction direction : Direction.values()) {
      all.put(direction, byDirection.getOrDefault(direction, Mark.NONE));
    }
    byDirection = Collections.unmodifiableMap(all);
  }

  /**
   * {@return the marks of the piece on a square; none at all if there is no piece}
   *
   * @param position any position
   * @param point a square of the board
   * @throws IllegalArgumentException if it is not on the board
   */
  public static Marks of(Position position, Point point) {
    Marker marker = new Marker(position, Objects.requireNonNull(point, "point"));
    position.pieceAt(point).ifPresent(marker::add);
    return new Marks(marker.marks, marker.leaps);
  }

  /**
   * {@return the mark of a direction}
   *
   * @param direction any direction
   */
  public Mark at(Direction direction) {
    return byDirection.get(direction);
  }

  /** Collects the marks of a piece. */
  private static final class Marker {
    private final Position position;
    private final Ruleset ruleset;
    private final Point point;
    private final Map<Direction, Mark> marks = new EnumMap<>(Direction.class);
    private boolean leaps;

    Marker(Position position, Point point) {
      this.position = position;
      this.ruleset = position.ruleset();
      this.point = point;
    }

    void add(Piece piece) {
      Gait gait = ruleset.gait(piece.type());
      for (int section = 1; section <= piece.rule().sections().size(); section++) {
        for (Direction direction : position.directions(point, section)) {
          List<Motion> motions = gait.motions(section, direction);
          motions.forEach(this::add);
          if (motions.isEmpty() && section > 2) {
            add(direction, meaning(section));
          }
        }
      }
      gait.innate().forEach(this::add);
    }

    private Mark meaning(int section) {
      return ruleset.extensions().stream()
          .map(extension -> Speech.asked(extension, extension::sections))
          .filter(sections -> sections.containsKey(section))
          .findFirst()
          .map(sections -> sections.get(section))
          .map(SectionMeaning::mark)
          .orElse(Mark.NONE);
    }

    private void add(Motion motion) {
      Manner manner = Manner.of(motion);
      if (manner.kind() == Manner.Kind.ELSEWHERE) {
        leaps = true;
      } else if (manner.kind() != Manner.Kind.FACING) {
        add(manner.direction(), manner.kind().mark());
      }
    }

    private void add(Direction direction, Mark mark) {
      marks.merge(direction, mark, (one, other) -> one.compareTo(other) > 0 ? one : other);
    }
  }
}
