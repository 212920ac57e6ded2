package games.turnstile.puzzlechess.board;

import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;

/**
 * A terrain as tables: where steps, leaps and lines lead, whatever stands on the squares. Steps and
 * leaps are possible in both directions or in none.
 */
public final class Ground {
  static final int NORTH = 0;
  static final int NORTH_EAST = 1;
  static final int EAST = 2;
  static final int SOUTH_EAST = 3;
  static final int SOUTH = 4;
  static final int SOUTH_WEST = 5;
  static final int WEST = 6;
  static final int NORTH_WEST = 7;

  private static final int SQUARES = 64;
  private static final int FILE = 0;
  private static final int RANK = SQUARES;
  private static final int DIAGONAL = 2 * SQUARES;
  private static final int ANTIDIAGONAL = 3 * SQUARES;
  private static final int[] KNIGHT_FILES = {1, 2, 2, 1, -1, -2, -2, -1};
  private static final int[] KNIGHT_RANKS = {2, 1, -1, -2, -2, -1, 1, 2};

  public final Terrain terrain;

  /** For each direction, the squares from which a step is possible. */
  public final long[] steps = new long[8];

  public final long[] kingSteps = new long[SQUARES];
  public final long[] knightLeaps = new long[SQUARES];

  /** Squares controlled by a pawn, White's first. */
  public final long[] pawnControl = new long[2 * SQUARES];

  /** The same for equal terrains, always. */
  public final long hash;

  /** For each kind of line and square, the squares ahead on it in the order of squares. */
  private final long[] upper = new long[4 * SQUARES];

  /** The same backwards. */
  private final long[] lower = new long[4 * SQUARES];

  private final int climb;
  private final byte[] heights = new byte[SQUARES];
  private long voids;

  public Ground(Terrain terrain) {
    this.terrain = terrain;
    this.climb = terrain.climb();
    terrain.heights().forEach((square, height) -> heights[square.ordinal()] = height.byteValue());
    for (Square square : terrain.voids()) {
      voids |= 1L << square.ordinal();
    }
    for (int square = 0; square < SQUARES; square++) {
      addSteps(square);
      addLeaps(square);
    }
    for (int square = 0; square < SQUARES; square++) {
      addLine(FILE, square, NORTH);
      addLine(RANK, square, EAST);
      addLine(DIAGONAL, square, NORTH_EAST);
      addLine(ANTIDIAGONAL, square, NORTH_WEST);
    }
    hash = hash(terrain);
  }

  /** A number that is the same for equal terrains, always. */
  public static long hash(Terrain terrain) {
    long hash = 0;
    for (Square square : Square.values()) {
      int height = terrain.isVoid(square) ? Terrain.HIGHEST + 1 : terrain.height(square);
      hash = Keys.mix(hash ^ height);
    }
    for (Edge wall : terrain.walls()) {
      hash = Keys.mix(hash ^ wall.first().ordinal() << 6 ^ wall.second().ordinal());
    }
    return hash;
  }

  private void addSteps(int square) {
    for (int direction = 0; direction < steps.length; direction++) {
      int next = Lines.next(square, direction);
      if (next >= 0 && terrain.canStep(Square.of(square), Square.of(next))) {
        steps[direction] |= 1L << square;
        kingSteps[square] |= 1L << next;
        if (direction == NORTH_EAST || direction == NORTH_WEST) {
          pawnControl[square] |= 1L << next;
        } else if (direction == SOUTH_EAST || direction == SOUTH_WEST) {
          pawnControl[SQUARES + square] |= 1L << next;
        }
      }
    }
  }

  private void addLeaps(int square) {
    for (int i = 0; i < KNIGHT_FILES.length; i++) {
      Square.of(square)
          .plus(KNIGHT_FILES[i], KNIGHT_RANKS[i])
          .filter(to -> canLeap(square, to.ordinal()))
          .ifPresent(to -> knightLeaps[square] |= 1L << to.ordinal());
    }
  }

  private void addLine(int line, int square, int up) {
    upper[line + square] = ray(square, up);
    lower[line + square] = ray(square, (up + 4) % 8);
  }

  private long ray(int square, int direction) {
    long ray = 0;
    int next = square;
    while ((steps[direction] & 1L << next) != 0) {
      next += Lines.DELTAS[direction];
      ray |= 1L << next;
    }
    return ray;
  }

  /** Whether a step is possible, whatever stands there. */
  public boolean canStep(int square, int direction) {
    return (steps[direction] & 1L << square) != 0;
  }

  /** Whether a leap is possible, whatever stands there. */
  public boolean canLeap(int from, int to) {
    return ((voids >>> from | voids >>> to) & 1) == 0
        && Math.abs(heights[to] - heights[from]) <= climb + 1;
  }

  /** What a rook controls. */
  public long rookControl(int square, long occupied) {
    return along(FILE + square, occupied) | along(RANK + square, occupied);
  }

  /** What a bishop controls. */
  public long bishopControl(int square, long occupied) {
    return along(DIAGONAL + square, occupied) | along(ANTIDIAGONAL + square, occupied);
  }

  /** What is ahead and behind on a line, up to and with the first occupied square each. */
  private long along(int index, long occupied) {
    long ahead = upper[index];
    long behind = lower[index];
    long blockersAhead = ahead & occupied;
    long blockersBehind = behind & occupied;
    // From the nearest blocker behind to the nearest one ahead, both with them.
    long first = blockersAhead & -blockersAhead;
    long reach = 2 * first + (-1L << (63 - Long.numberOfLeadingZeros(blockersBehind | 1)));
    return (ahead | behind) & reach;
  }
}
