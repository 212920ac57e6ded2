package games.turnstile.railroadink;

import java.util.Arrays;

/**
 * What surrounds an empty square, as a number of two bits a side: nothing, a highway, a railway or
 * a blank edge. Patterns that a symmetry of the sheet maps onto each other have the same index; a
 * quarter turn of the sheet is a symmetry if it swaps highways and railways.
 */
final class Patterns {
  static final int NOTHING = 0;
  static final int HIGHWAY = 1;
  static final int RAILWAY = 2;
  static final int BLANK = 3;

  /** How many patterns differ, over all squares. */
  static final int COUNT;

  private static final int PATTERNS = 256;
  private static final int SYMMETRIES = 8;
  private static final short[] INDEX = new short[Grid.SQUARES * PATTERNS];

  /** For each pattern, the edges that face the square, as in {@link Grid}. */
  private static final byte[] FACING = new byte[PATTERNS];

  static {
    Arrays.fill(INDEX, (short) -1);
    int count = 0;
    for (int square = 0; square < Grid.SQUARES; square++) {
      for (int pattern = 0; pattern < PATTERNS; pattern++) {
        if (INDEX[square * PATTERNS + pattern] < 0) {
          for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            INDEX[mappedSquare(square, symmetry) * PATTERNS + mapped(pattern, symmetry)] =
                (short) count;
          }
          count++;
        }
      }
    }
    COUNT = count;
    for (int pattern = 0; pattern < PATTERNS; pattern++) {
      for (int side = 0; side < 4; side++) {
        int what = side(pattern, side);
        FACING[pattern] |=
            (byte)
                (what == HIGHWAY
                    ? Grid.HIGHWAY << side
                    : what == RAILWAY ? Grid.RAILWAY << side : 0);
      }
    }
  }

  private Patterns() {}

  static int side(int pattern, int side) {
    return pattern >> 2 * side & 3;
  }

  /** The pattern with another thing on a side where nothing was. */
  static int with(int pattern, int side, int what) {
    return pattern | what << 2 * side;
  }

  static int index(int square, int pattern) {
    return INDEX[square * PATTERNS + pattern];
  }

  static int facing(int pattern) {
    return FACING[pattern] & 0xFF;
  }

  /** Symmetries 0 to 3 are quarter turns; 4 to 7 mirror left and right before. */
  static int mappedSquare(int square, int symmetry) {
    int row = square / Square.SIDE;
    int column = square % Square.SIDE;
    if (symmetry >= 4) {
      column = Square.SIDE - 1 - column;
    }
    for (int turn = 0; turn < (symmetry & 3); turn++) {
      int before = row;
      row = column;
      column = Square.SIDE - 1 - before;
    }
    return row * Square.SIDE + column;
  }

  private static int mapped(int pattern, int symmetry) {
    int mapped = 0;
    for (int side = 0; side < 4; side++) {
      int what = side(pattern, side);
      int mirrored = symmetry >= 4 ? -side & 3 : side;
      boolean swapped = (symmetry & 1) != 0 && (what == HIGHWAY || what == RAILWAY);
      mapped = with(mapped, mirrored + symmetry & 3, swapped ? HIGHWAY + RAILWAY - what : what);
    }
    return mapped;
  }
}
