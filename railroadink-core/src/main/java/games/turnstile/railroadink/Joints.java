package games.turnstile.railroadink;

/**
 * How the tiles of a sheet are joined, as sets of squares with a bit each. Highways and railways
 * are two layers that meet in stations alone. To be used again and again, by one thread.
 */
final class Joints {
  /** The squares with a highway; those whose highway goes on to the east, and to the south. */
  long highways;

  long highwaysEast;
  long highwaysSouth;

  /** The same for railways. */
  long railways;

  long railwaysEast;
  long railwaysSouth;

  /** The squares where highways and railways meet. */
  long stations;

  /** The squares that are joined to an exit, by highway and by railway. */
  long highwayExits;

  long railwayExits;

  /** How many ends of routes lead nowhere inside the sheet. */
  int errors;

  /** The network that was followed last. */
  long networkHighways;

  long networkRailways;

  void read(Ink ink) {
    highways = highwaysEast = highwaysSouth = 0;
    railways = railwaysEast = railwaysSouth = 0;
    stations = highwayExits = railwayExits = 0;
    errors = 0;
    for (long left = ink.taken; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      add(square, left & -left, ink.shapes[square], ink.facing[square]);
    }
  }

  private void add(int square, long bit, int shape, int facing) {
    int edges = Shapes.edges(shape);
    int joined = edges & facing;
    int inside = Grid.inside(square);
    boolean highway = (edges & Grid.ALL_HIGHWAYS) != 0;
    boolean railway = (edges & Grid.ALL_RAILWAYS) != 0;
    highways |= highway ? bit : 0;
    railways |= railway ? bit : 0;
    stations |= highway && railway && !Shapes.isOverpass(shape) ? bit : 0;
    errors += Integer.bitCount(edges & ~facing & inside);
    int onward = joined & inside;
    highwaysEast |= (onward >> 1 & 1L) << square;
    highwaysSouth |= (onward >> 2 & 1L) << square;
    railwaysEast |= (onward >> 5 & 1L) << square;
    railwaysSouth |= (onward >> 6 & 1L) << square;
    int out = joined & ~inside;
    highwayExits |= (out & Grid.ALL_HIGHWAYS) != 0 ? bit : 0;
    railwayExits |= (out & Grid.ALL_RAILWAYS) != 0 ? bit : 0;
  }

  /** Follows the network that a strand belongs to. */
  void follow(long highway, long railway) {
    networkHighways = highway;
    networkRailways = railway;
    while (true) {
      long met = (networkHighways | networkRailways) & stations;
      long h = networkHighways | met | spread(networkHighways, highwaysEast, highwaysSouth);
      long r = networkRailways | met | spread(networkRailways, railwaysEast, railwaysSouth);
      if (h == networkHighways && r == networkRailways) {
        return;
      }
      networkHighways = h;
      networkRailways = r;
    }
  }

  private static long spread(long from, long east, long south) {
    return (from & east) << 1
        | from >>> 1 & east
        | (from & south) << Square.SIDE
        | from >>> Square.SIDE & south;
  }
}
