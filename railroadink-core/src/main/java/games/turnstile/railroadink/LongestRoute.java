package games.turnstile.railroadink;

/**
 * Finds the longest route of a kind, exactly. Squares are bits; two squares next to each other are
 * joined if the western one is among those joined to the east, or the northern one among those
 * joined to the south.
 *
 * <p>To be used again and again, by one thread.
 */
final class LongestRoute {
  /** Every other square, as on a chess board. */
  private static final long DARK = 0x1555555555555L;

  private long east;
  private long south;
  private int best;
  private int target;

  /** The squares along the path that is being tried, and along the best. */
  private final byte[] path = new byte[Grid.SQUARES];

  private final byte[] bestPath = new byte[Grid.SQUARES];

  /**
   * Looks for the longest route.
   *
   * @param squares the squares with a route of the kind
   * @param east those joined to the square on their east
   * @param south those joined to the square on their south
   * @return how many squares it has; none if there is no route
   */
  int find(long squares, long east, long south) {
    this.east = east;
    this.south = south;
    best = 0;
    for (long left = squares; left != 0; ) {
      long component = flood(left & -left, left);
      left &= ~component;
      search(component);
    }
    return best;
  }

  /** The square at a place of the route that was found. */
  int square(int place) {
    return bestPath[place];
  }

  private void search(long component) {
    int size = Long.bitCount(component);
    if (bound(component) <= best) {
      return;
    }
    int joints = Long.bitCount(component & east) + Long.bitCount(component & south);
    if (joints == size - 1) {
      // A tree: the square farthest from any is an end of a longest route.
      int any = Long.numberOfTrailingZeros(component);
      int far = farthest(any, component);
      target = size;
      extend(far, component, 0);
      return;
    }
    target = bound(component);
    for (long starts = component; starts != 0 && best < target; starts &= starts - 1) {
      extend(Long.numberOfTrailingZeros(starts), component, 0);
    }
  }

  private int farthest(int from, long component) {
    long seen = 1L << from;
    long edge = seen;
    while (edge != 0) {
      long next = spread(edge) & component & ~seen;
      if (next == 0) {
        break;
      }
      edge = next;
      seen |= next;
    }
    return Long.numberOfTrailingZeros(edge);
  }

  private void extend(int square, long free, int length) {
    path[length++] = (byte) square;
    free &= ~(1L << square);
    long next = spread(1L << square) & free;
    if (next == 0) {
      if (length > best) {
        best = length;
        System.arraycopy(path, 0, bestPath, 0, length);
      }
      return;
    }
    if ((next & next - 1) != 0 && length + mostFrom(square, flood(next, free)) <= best) {
      return;
    }
    for (; next != 0 && best < target; next &= next - 1) {
      extend(Long.numberOfTrailingZeros(next), free, length);
    }
  }

  /**
   * The most squares of a route that goes on from a square within these. Dead ends are taken off
   * until none is left; the route can end in one of them, which has a square for each time.
   */
  private int mostFrom(int square, long squares) {
    int most = bound(squares);
    long core = squares;
    for (int times = 1; ; times++) {
      long deadEnds = deadEnds(core, core | 1L << square);
      if (deadEnds == 0) {
        return most;
      }
      core &= ~deadEnds;
      most = Math.min(most, bound(core) + times);
    }
  }

  /** Those of the squares that are joined to a single one of the others. */
  private long deadEnds(long squares, long others) {
    long toWest = others << 1 & east << 1;
    long toEast = others >>> 1 & east;
    long toNorth = others << Square.SIDE & south << Square.SIDE;
    long toSouth = others >>> Square.SIDE & south;
    long one = toWest ^ toEast;
    long two = toWest & toEast;
    two |= one & toNorth;
    one ^= toNorth;
    two |= one & toSouth;
    one ^= toSouth;
    return squares & one & ~two;
  }

  /** The most squares of a route within these: dark and light ones take turns. */
  private static int bound(long squares) {
    int dark = Long.bitCount(squares & DARK);
    int light = Long.bitCount(squares) - dark;
    return Math.min(dark + light, 2 * Math.min(dark, light) + 1);
  }

  private long spread(long from) {
    return Grid.spread(from, east, south);
  }

  private long flood(long from, long within) {
    long seen = from & within;
    while (true) {
      long more = seen | spread(seen) & within;
      if (more == seen) {
        return seen;
      }
      seen = more;
    }
  }
}
