package games.turnstile.puzzlechess.board;

/** The straight lines of an empty, flat board. */
public final class Lines {
  /** Steps in the eight directions, as differences of square numbers, clockwise from north. */
  public static final int[] DELTAS = {8, 9, 1, -7, -8, -9, -1, 7};

  public static final int[] FILES = {0, 1, 1, 1, 0, -1, -1, -1};
  public static final int[] RANKS = {1, 1, 0, -1, -1, -1, 0, 1};

  private static final int SQUARES = 64;

  private static final long[] BETWEEN = new long[SQUARES * SQUARES];
  private static final long[] THROUGH = new long[SQUARES * SQUARES];

  /** The direction from one square to another, plus one; 0 if no line leads there. */
  private static final byte[] DIRECTIONS = new byte[SQUARES * SQUARES];

  static {
    for (int from = 0; from < SQUARES; from++) {
      for (int direction = 0; direction < DELTAS.length; direction++) {
        drawFrom(from, direction);
      }
    }
  }

  private Lines() {}

  private static void drawFrom(int from, int direction) {
    long whole = ray(from, direction) | 1L << from | ray(from, (direction + 4) % 8);
    long passed = 0;
    for (int to = next(from, direction); to >= 0; to = next(to, direction)) {
      BETWEEN[from * SQUARES + to] = passed;
      THROUGH[from * SQUARES + to] = whole;
      DIRECTIONS[from * SQUARES + to] = (byte) (direction + 1);
      passed |= 1L << to;
    }
  }

  private static long ray(int from, int direction) {
    long ray = 0;
    for (int to = next(from, direction); to >= 0; to = next(to, direction)) {
      ray |= 1L << to;
    }
    return ray;
  }

  /** The next square in a direction, -1 if that is off the board. */
  static int next(int square, int direction) {
    int file = (square & 7) + FILES[direction];
    int rank = (square >> 3) + RANKS[direction];
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
  }

  /** The squares between two squares on a line, none if no line leads through both. */
  public static long between(int from, int to) {
    return BETWEEN[from * SQUARES + to];
  }

  /** All squares of the line through two squares, none if there is no such line. */
  static long through(int from, int to) {
    return THROUGH[from * SQUARES + to];
  }

  /** The direction of a step. */
  public static int step(int files, int ranks) {
    int direction = 0;
    while (FILES[direction] != files || RANKS[direction] != ranks) {
      direction++;
    }
    return direction;
  }

  /** The direction from one square to another, -1 if no line leads there. */
  public static int direction(int from, int to) {
    return DIRECTIONS[from * SQUARES + to] - 1;
  }
}
