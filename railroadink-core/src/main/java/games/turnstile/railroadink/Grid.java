package games.turnstile.railroadink;

/**
 * The sheet as numbers. Squares count from 0, row by row. What leads over the edges of a square is
 * a mask of eight bits: highways to the north, east, south and west, then railways.
 */
final class Grid {
  static final int SQUARES = Square.SIDE * Square.SIDE;

  /** The bit of the highway to the north; the other directions and the railways follow. */
  static final int HIGHWAY = 1;

  static final int RAILWAY = 1 << 4;
  static final int ALL_HIGHWAYS = 0x0F;
  static final int ALL_RAILWAYS = 0xF0;

  private static final int[] NEIGHBOURS = new int[SQUARES * 4];

  /** For each square, the exits as edges that face it. */
  private static final int[] EXITS = new int[SQUARES];

  /** For each square, the edges of both kinds that do not lie on the border. */
  private static final int[] INSIDE = new int[SQUARES];

  /** For each of the eight edges, the squares that have an exit there, a bit each. */
  private static final long[] EXIT_SQUARES = new long[8];

  /** For each direction, the squares that have a neighbour there. */
  private static final long[] INSIDE_TO = new long[4];

  /** All squares, and those of the centre, a bit each. */
  static final long ALL = (1L << SQUARES) - 1;

  static final long CENTRE;

  static {
    long centre = 0;
    for (Square square : Square.all()) {
      int index = square.index();
      for (Direction side : Direction.values()) {
        int row = square.row() + side.rows;
        int column = square.column() + side.columns;
        boolean inside = row >= 0 && row < Square.SIDE && column >= 0 && column < Square.SIDE;
        NEIGHBOURS[index * 4 + side.ordinal()] = inside ? row * Square.SIDE + column : -1;
        INSIDE[index] |= inside ? (HIGHWAY | RAILWAY) << side.ordinal() : 0;
        INSIDE_TO[side.ordinal()] |= inside ? 1L << index : 0;
      }
      centre |= square.isCentre() ? 1L << index : 0;
    }
    CENTRE = centre;
    for (Exit exit : Exit.all()) {
      int index = exit.square().index();
      int bit = bit(exit.route(), exit.side());
      EXITS[index] |= bit;
      EXIT_SQUARES[Integer.numberOfTrailingZeros(bit)] |= 1L << index;
    }
  }

  private Grid() {}

  /** The square next to another, or -1 at the border. */
  static int neighbour(int square, int side) {
    return NEIGHBOURS[square * 4 + side];
  }

  static int exits(int square) {
    return EXITS[square];
  }

  static int inside(int square) {
    return INSIDE[square];
  }

  /** The squares that have a neighbour in a direction. */
  static long insideTo(int side) {
    return INSIDE_TO[side];
  }

  /** The squares joined to an exit by the four edges of a kind of route, from the first on. */
  static long joinedToExits(long[] routes, int first) {
    return routes[first] & EXIT_SQUARES[first]
        | routes[first + 1] & EXIT_SQUARES[first + 1]
        | routes[first + 2] & EXIT_SQUARES[first + 2]
        | routes[first + 3] & EXIT_SQUARES[first + 3];
  }

  /** The neighbours of squares in one direction. */
  static long north(long squares) {
    return squares >>> Square.SIDE;
  }

  static long east(long squares) {
    return (squares & INSIDE_TO[1]) << 1;
  }

  static long south(long squares) {
    return squares << Square.SIDE & ALL;
  }

  static long west(long squares) {
    return (squares & INSIDE_TO[3]) >>> 1;
  }

  /** The neighbours of squares over joined edges. */
  static long spread(long from, long joinedEast, long joinedSouth) {
    return (from & joinedEast) << 1
        | from >>> 1 & joinedEast
        | (from & joinedSouth) << Square.SIDE
        | from >>> Square.SIDE & joinedSouth;
  }

  static int bit(Route route, Direction side) {
    return (route == Route.HIGHWAY ? HIGHWAY : RAILWAY) << side.ordinal();
  }
}
