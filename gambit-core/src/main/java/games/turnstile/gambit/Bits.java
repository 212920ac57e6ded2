package games.turnstile.gambit;

import java.util.Arrays;

/**
 * Jumps on bitboards. A set of squares is an int whose bit i stands for the square of index i; a
 * position is seen from the player to move, as {@code own} and {@code opp} pieces.
 */
final class Bits {
  static final int SQUARES = 32;

  /** Steps to the 8 neighbours as differences of the index, ascending. */
  private static final int[] STEPS = {-9, -8, -7, -1, 1, 7, 8, 9};

  /** For each direction, the squares from which a jump that way lands on the board. */
  private static final int[] ROOM = new int[STEPS.length];

  /** For each square, the neighbours that can be jumped over; parallel to {@link #LANDING}. */
  private static final int[][] OVER = new int[SQUARES][];

  /** For each square, the squares behind those neighbours. */
  private static final int[][] LANDING = new int[SQUARES][];

  static {
    for (int square = 0; square < SQUARES; square++) {
      int[] over = new int[STEPS.length];
      int[] landing = new int[STEPS.length];
      int count = 0;
      for (int direction = 0; direction < STEPS.length; direction++) {
        int target = square + 2 * STEPS[direction];
        boolean onBoard = target >= 0 && target < SQUARES;
        boolean wrapsAround = Math.abs(target % 8 - square % 8) > 2;
        if (onBoard && !wrapsAround) {
          ROOM[direction] |= 1 << square;
          over[count] = 1 << square + STEPS[direction];
          landing[count] = 1 << target;
          count++;
        }
      }
      OVER[square] = Arrays.copyOf(over, count);
      LANDING[square] = Arrays.copyOf(landing, count);
    }
  }

  private Bits() {}

  /** The pieces that can jump. */
  static int movers(int own, int opp) {
    int movers = 0;
    for (int direction = 0; direction < STEPS.length; direction++) {
      movers |= moversIn(direction, own, opp);
    }
    return movers;
  }

  /** The number of single jumps that the side has. */
  static int mobility(int own, int opp) {
    int jumps = 0;
    for (int direction = 0; direction < STEPS.length; direction++) {
      jumps += Integer.bitCount(moversIn(direction, own, opp));
    }
    return jumps;
  }

  private static int moversIn(int direction, int own, int opp) {
    int step = STEPS[direction];
    int empty = ~(own | opp);
    return own & ROOM[direction] & shift(opp, -step) & shift(empty, -2 * step);
  }

  private static int shift(int set, int step) {
    return step > 0 ? set << step : set >>> -step;
  }

  /** The squares on which a piece can land from this square with one jump. */
  static int landings(int square, int own, int opp) {
    int[] over = OVER[square];
    int[] landing = LANDING[square];
    int landings = 0;
    for (int i = 0; i < over.length; i++) {
      if ((opp & over[i]) != 0) {
        landings |= landing[i];
      }
    }
    return landings & ~(own | opp);
  }

  /** The square that a jump from one square to another passes over. */
  static int between(int from, int to) {
    return 1 << (from + to >>> 1);
  }

  /** The pieces after one of them has gone from one square to another. */
  static int moved(int pieces, int from, int to) {
    return pieces ^ (1 << from | 1 << to);
  }

  /** The squares next to any square of the set, diagonals included, and the set itself. */
  static int grow(int set) {
    int wide = set | (set & 0x7f7f7f7f) << 1 | set >>> 1 & 0x7f7f7f7f;
    return wide | wide << 8 | wide >>> 8;
  }

  /** The squares of {@code within} that hang together with the seeds, which lie in it. */
  static int flood(int seeds, int within) {
    int reached = seeds;
    int next = grow(reached) & within;
    while (next != reached) {
      reached = next;
      next = grow(reached) & within;
    }
    return reached;
  }
}
