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
    read(ink.routes, ink.overpasses);
  }

  /**
   * Reads a sheet.
   *
   * @param routes for each of the eight edges, the squares whose tile has a route there
   * @param overpasses the squares with an overpass
   */
  void read(long[] routes, long overpasses) {
    highways = routes[0] | routes[1] | routes[2] | routes[3];
    highwaysEast = Grid.west(routes[3]) & routes[1];
    highwaysSouth = Grid.north(routes[0]) & routes[2];
    railways = routes[4] | routes[5] | routes[6] | routes[7];
    railwaysEast = Grid.west(routes[7]) & routes[5];
    railwaysSouth = Grid.north(routes[4]) & routes[6];
    stations = highways & railways & ~overpasses;
    highwayExits = Grid.joinedToExits(routes, 0);
    railwayExits = Grid.joinedToExits(routes, 4);
    errors = 0;
    for (int edge = 0; edge < 8; edge++) {
      long inside = routes[edge] & Grid.insideTo(edge & 3);
      errors += Long.bitCount(inside);
    }
    errors -=
        2
            * (Long.bitCount(highwaysEast)
                + Long.bitCount(highwaysSouth)
                + Long.bitCount(railwaysEast)
                + Long.bitCount(railwaysSouth));
  }

  /** Follows the network that a strand belongs to. */
  void follow(long highway, long railway) {
    networkHighways = highway;
    networkRailways = railway;
    while (true) {
      long met = (networkHighways | networkRailways) & stations;
      long h = networkHighways | met | Grid.spread(networkHighways, highwaysEast, highwaysSouth);
      long r = networkRailways | met | Grid.spread(networkRailways, railwaysEast, railwaysSouth);
      if (h == networkHighways && r == networkRailways) {
        return;
      }
      networkHighways = h;
      networkRailways = r;
    }
  }
}
