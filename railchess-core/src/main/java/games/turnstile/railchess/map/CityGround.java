package games.turnstile.railchess.map;

import java.util.HashMap;
import java.util.Map;

/**
 * The ground on which the lines of a generated city are planned: a square lattice. Stations lie on
 * its points, and tracks lead from a point to one of the eight around it, so that every line is
 * drawn straight or with bends of 45 degrees.
 */
final class CityGround {
  /** The directions, counterclockwise from east; the odd ones are diagonal. */
  static final int DIRECTIONS = 8;

  static final int NOWHERE = -1;

  private static final int[] DX = {1, 1, 0, -1, -1, -1, 0, 1};
  private static final int[] DY = {0, 1, 1, 1, 0, -1, -1, -1};

  private final int size;
  private final int[] linesAt;
  private final boolean[] terminal;
  private final Map<Long, Integer> linesOn = new HashMap<>();
  private int stations;

  CityGround(int size) {
    this.size = size;
    linesAt = new int[size * size];
    terminal = new boolean[size * size];
  }

  int size() {
    return size;
  }

  int points() {
    return linesAt.length;
  }

  int x(int point) {
    return point % size;
  }

  int y(int point) {
    return point / size;
  }

  /** The point there, or {@link #NOWHERE} if that is outside. */
  int at(int x, int y) {
    return x < 0 || y < 0 || x >= size || y >= size ? NOWHERE : y * size + x;
  }

  int next(int point, int direction) {
    int turned = Math.floorMod(direction, DIRECTIONS);
    return at(x(point) + DX[turned], y(point) + DY[turned]);
  }

  /** The direction from a point to one of the eight around it. */
  int direction(int from, int to) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (next(from, direction) == to) {
        return direction;
      }
    }
    throw new AssertionError(from + " is not next to " + to);
  }

  /** How many points have a station. */
  int stations() {
    return stations;
  }

  boolean isFree(int point) {
    return linesAt[point] == 0;
  }

  int linesAt(int point) {
    return linesAt[point];
  }

  int linesOn(int from, int to) {
    return linesOn.getOrDefault(key(from, to), 0);
  }

  boolean isTerminal(int point) {
    return terminal[point];
  }

  void setTerminal(int point, boolean isTerminal) {
    terminal[point] = isTerminal;
  }

  void call(int point) {
    if (linesAt[point]++ == 0) {
      stations++;
    }
  }

  void uncall(int point) {
    if (--linesAt[point] == 0) {
      stations--;
    }
  }

  void lay(int from, int to) {
    linesOn.merge(key(from, to), 1, Integer::sum);
  }

  void lift(int from, int to) {
    linesOn.merge(key(from, to), -1, Integer::sum);
  }

  /** Whether a step would cross another track where no station can be. */
  boolean crossesTrack(int from, int direction) {
    int turned = Math.floorMod(direction, DIRECTIONS);
    if (turned % 2 == 0) {
      return false;
    }
    return linesOn(at(x(from) + DX[turned], y(from)), at(x(from), y(from) + DY[turned])) > 0;
  }

  /** How many of the eight points around have a station. */
  int crowd(int point) {
    int crowd = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int neighbour = next(point, direction);
      if (neighbour != NOWHERE && !isFree(neighbour)) {
        crowd++;
      }
    }
    return crowd;
  }

  private long key(int from, int to) {
    return (long) Math.min(from, to) * points() + Math.max(from, to);
  }
}
