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

  /** The squares of the centre, a bit each. */
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
      }
      centre |= square.isCentre() ? 1L << index : 0;
    }
    CENTRE = centre;
    for (Exit exit : Exit.all()) {
      EXITS[exit.square().index()] |= bit(exit.route(), exit.side());
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

  static int bit(Route route, Direction side) {
    return (route == Route.HIGHWAY ? HIGHWAY : RAILWAY) << side.ordinal();
  }
}
