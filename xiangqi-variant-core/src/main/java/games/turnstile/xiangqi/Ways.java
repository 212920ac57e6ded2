package games.turnstile.xiangqi;

import games.turnstile.xiangqi.extension.Way;
import games.turnstile.xiangqi.variant.Point;
import games.turnstile.xiangqi.variant.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The ways of pieces where extensions may change them. Slow, and asked for only then; good as long
 * as the field stays as it is.
 */
final class Ways {
  private final Field field;
  private final Cast.WaysChanger changer;

  /**
   * Looks at a field.
   *
   * @param mover whose turn it is or were
   */
  Ways(Field field, Side mover) {
    this.field = field;
    this.changer = field.tables.cast.waysChanger(field.view(mover));
  }

  /** Whether a side has a piece that could take a leader of the other one. */
  static boolean leadToLeader(Field field, Side mover) {
    Ways ways = new Ways(field, mover);
    int own = mover.ordinal();
    int other = mover.opponent().ordinal();
    for (int i = 0; i < field.sizes[own]; i++) {
      for (int to : ways.destinations(field.squares[own][i])) {
        int code = field.code(to);
        Mode there = field.tables.mode(code);
        if (code != 0 && there.leader && there.owner.ordinal() == other) {
          return true;
        }
      }
    }
    return false;
  }

  /** Where the piece on a square can go, each square once, in the order of the squares. */
  int[] destinations(int from) {
    Grid grid = field.tables.grid;
    Mode mode = field.tables.mode(field.code(from));
    List<Way> ways = new ArrayList<>();
    addWays(ways, field, mode.targets(from), from);
    long[] reached = Bits.none(grid.squares);
    for (Way way :
        changer.change(Collections.unmodifiableList(ways), mode.piece, grid.point(from))) {
      int to = grid.square(way.destination());
      if (mayEnter(field, mode, from, to)) {
        Bits.add(reached, to);
      }
    }
    return Bits.members(reached);
  }

  private static boolean mayEnter(Field field, Mode mode, int from, int to) {
    int code = field.code(to);
    return code == 0 || to == from || mode.owner.captures(field.tables.mode(code).owner);
  }

  private static void addWays(List<Way> ways, Field field, Targets targets, int from) {
    Grid grid = field.tables.grid;
    Mode mode = field.tables.mode(field.code(from));
    for (int step : targets.steps) {
      addIfOpen(ways, field, mode, from, List.of(grid.point(step)));
    }
    for (int i = 0; i < targets.leaps.length; i++) {
      boolean isHindered = false;
      for (int hindrance : targets.hindrances[i]) {
        isHindered |= field.code(hindrance) != 0;
      }
      if (!isHindered) {
        addIfOpen(ways, field, mode, from, List.of(grid.point(targets.leaps[i])));
      }
    }
    addLines(ways, field, mode, from, targets.slides, 0);
    addLines(ways, field, mode, from, targets.jumps, 1);
    addFaces(ways, field, mode, from, targets.faces);
    for (Targets.Conditional conditional : targets.conditionals) {
      if (conditional.condition().holds(from, field)) {
        addWays(ways, field, conditional.targets(), from);
      }
    }
  }

  private static void addIfOpen(
      List<Way> ways, Field field, Mode mode, int from, List<Point> points) {
    Way way = new Way(points);
    if (mayEnter(field, mode, from, field.tables.grid.square(way.destination()))) {
      ways.add(way);
    }
  }

  /** Adds the ways along lines: to empty squares before the first piece, and to a capture. */
  private static void addLines(
      List<Way> ways, Field field, Mode mode, int from, int[][] lines, int screens) {
    for (int[] line : lines) {
      List<Point> passed = new ArrayList<>();
      int met = 0;
      for (int i = 0; i < line.length && met <= screens; i++) {
        passed.add(field.tables.grid.point(line[i]));
        boolean isEmpty = field.code(line[i]) == 0;
        if (isEmpty ? met == 0 : met == screens) {
          addIfOpen(ways, field, mode, from, passed);
        }
        met += isEmpty ? 0 : 1;
      }
    }
  }

  private static void addFaces(List<Way> ways, Field field, Mode mode, int from, int[][] lines) {
    for (int[] line : lines) {
      List<Point> passed = new ArrayList<>();
      for (int square : line) {
        passed.add(field.tables.grid.point(square));
        if (field.code(square) != 0) {
          if (field.tables.mode(field.code(square)).leader) {
            addIfOpen(ways, field, mode, from, passed);
          }
          break;
        }
      }
    }
  }
}
