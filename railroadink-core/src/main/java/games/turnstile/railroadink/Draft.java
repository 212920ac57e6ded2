package games.turnstile.railroadink;

import java.util.Arrays;

/**
 * A sheet as the strong player sees it: what surrounds each empty square, which networks there are
 * and where they can grow. An exit that nothing is joined to counts as a network without squares
 * that grows into its square. To be drawn on in place, by one thread; rules are left to the caller.
 */
final class Draft {
  /** Twelve exits, and strands of overpasses that are joined to none. */
  private static final int MOST_NETWORKS = 12 + Grid.SQUARES;

  /** For each empty square, its pattern. */
  final byte[] patterns = new byte[Grid.SQUARES];

  /** For each of the eight edges, the squares whose tile has a route there. */
  final long[] routes = new long[8];

  long taken;
  long overpasses;

  /** The special tiles on the sheet, a bit each from S0 on. */
  int specials;

  int networks;

  /** For each network, its squares by the kind of route; none for an exit that is left. */
  final long[] highways = new long[MOST_NETWORKS];

  final long[] railways = new long[MOST_NETWORKS];

  /** For each network, the empty squares into which its highways and its railways lead. */
  final long[] highwayEnds = new long[MOST_NETWORKS];

  final long[] railwayEnds = new long[MOST_NETWORKS];

  /** For each network, the number of exits. */
  final byte[] exits = new byte[MOST_NETWORKS];

  /** The longest routes: squares, and the two ends. */
  int longestHighway;

  int highwayStart;
  int highwayStop;
  int longestRailway;
  int railwayStart;
  int railwayStop;

  /** The number of ends of routes that lead nowhere inside the sheet. */
  int errors;

  void copyFrom(Draft other) {
    System.arraycopy(other.patterns, 0, patterns, 0, Grid.SQUARES);
    System.arraycopy(other.routes, 0, routes, 0, routes.length);
    taken = other.taken;
    overpasses = other.overpasses;
    specials = other.specials;
    networks = other.networks;
    System.arraycopy(other.highways, 0, highways, 0, networks);
    System.arraycopy(other.railways, 0, railways, 0, networks);
    System.arraycopy(other.highwayEnds, 0, highwayEnds, 0, networks);
    System.arraycopy(other.railwayEnds, 0, railwayEnds, 0, networks);
    System.arraycopy(other.exits, 0, exits, 0, networks);
    longestHighway = other.longestHighway;
    highwayStart = other.highwayStart;
    highwayStop = other.highwayStop;
    longestRailway = other.longestRailway;
    railwayStart = other.railwayStart;
    railwayStop = other.railwayStop;
    errors = other.errors;
  }

  /** Makes it an empty sheet. */
  void clear() {
    Arrays.fill(routes, 0);
    taken = 0;
    overpasses = 0;
    specials = 0;
    networks = 0;
    longestHighway = 0;
    longestRailway = 0;
    errors = 0;
    for (int square = 0; square < Grid.SQUARES; square++) {
      int facing = Grid.exits(square);
      int pattern = 0;
      for (int side = 0; side < 4; side++) {
        pattern = Patterns.with(pattern, side, kind(facing, side));
      }
      patterns[square] = (byte) pattern;
      if (facing != 0) {
        boolean highway = (facing & Grid.ALL_HIGHWAYS) != 0;
        highways[networks] = 0;
        railways[networks] = 0;
        highwayEnds[networks] = highway ? 1L << square : 0;
        railwayEnds[networks] = highway ? 0 : 1L << square;
        exits[networks++] = 1;
      }
    }
  }

  /** The special tiles that may still be drawn in the game, a bit each from S0 on. */
  int specialsLeft() {
    return Ink.specialsLeft(specials);
  }

  int facing(int square) {
    return Patterns.facing(patterns[square] & 0xFF);
  }

  /** Whether a network is an exit that nothing is joined to. */
  boolean isLoneExit(int network) {
    return (highways[network] | railways[network]) == 0;
  }

  void draw(int square, int shape) {
    int edges = Shapes.edges(shape);
    int facing = facing(square);
    long bit = 1L << square;
    taken |= bit;
    for (int edge = 0; edge < routes.length; edge++) {
      routes[edge] |= (edges >> edge & 1L) << square;
    }
    int special = Shapes.tile(shape).ordinal() - Tile.S0.ordinal();
    specials |= special < 0 ? 0 : 1 << special;
    for (int side = 0; side < 4; side++) {
      int neighbour = Grid.neighbour(square, side);
      if (neighbour >= 0) {
        int kind = kind(edges, side);
        patterns[neighbour] =
            (byte)
                Patterns.with(
                    patterns[neighbour] & 0xFF,
                    side ^ 2,
                    kind == Patterns.NOTHING ? Patterns.BLANK : kind);
      }
    }
    if (Shapes.isOverpass(shape)) {
      overpasses |= bit;
      join(square, edges & Grid.ALL_HIGHWAYS, facing);
      join(square, edges & Grid.ALL_RAILWAYS, facing);
    } else {
      join(square, edges, facing);
    }
    close(bit);
  }

  private static int kind(int edges, int side) {
    return (edges >> side & 1) * Patterns.HIGHWAY + (edges >> side + 4 & 1) * Patterns.RAILWAY;
  }

  /** Adds a strand of a tile to the networks that it joins, and makes them one. */
  private void join(int square, int edges, int facing) {
    long bit = 1L << square;
    int into = networks;
    highways[into] = (edges & Grid.ALL_HIGHWAYS) != 0 ? bit : 0;
    railways[into] = (edges & Grid.ALL_RAILWAYS) != 0 ? bit : 0;
    highwayEnds[into] = ends(bit, edges);
    railwayEnds[into] = ends(bit, edges >> 4);
    exits[into] = 0;
    networks++;
    for (int joined = edges & facing; joined != 0; joined &= joined - 1) {
      int edge = Integer.numberOfTrailingZeros(joined);
      int neighbour = Grid.neighbour(square, edge & 3);
      int network = neighbour < 0 ? loneExit(bit) : network(neighbour, edge < 4);
      into = networks - 1;
      if (network != into) {
        merge(network, into);
      }
    }
  }

  /** The empty squares into which the edges of a kind lead. */
  private long ends(long bit, int edges) {
    return ((edges & 1) == 0 ? 0 : Grid.north(bit)) & ~taken
        | ((edges & 2) == 0 ? 0 : Grid.east(bit)) & ~taken
        | ((edges & 4) == 0 ? 0 : Grid.south(bit)) & ~taken
        | ((edges & 8) == 0 ? 0 : Grid.west(bit)) & ~taken;
  }

  private int loneExit(long bit) {
    int network = 0;
    while (!isLoneExit(network) || (highwayEnds[network] | railwayEnds[network]) != bit) {
      network++;
    }
    return network;
  }

  private int network(int square, boolean highway) {
    long[] members = highway ? highways : railways;
    int network = 0;
    while ((members[network] >>> square & 1) == 0) {
      network++;
    }
    return network;
  }

  /** Adds a network to the last one, which moves into its place. */
  private void merge(int network, int last) {
    highways[network] |= highways[last];
    railways[network] |= railways[last];
    highwayEnds[network] |= highwayEnds[last];
    railwayEnds[network] |= railwayEnds[last];
    exits[network] += exits[last];
    moveToEnd(network, last);
    networks = last;
  }

  private void moveToEnd(int network, int last) {
    int end = last - 1;
    swap(highways, network, end);
    swap(railways, network, end);
    swap(highwayEnds, network, end);
    swap(railwayEnds, network, end);
    byte kept = exits[network];
    exits[network] = exits[end];
    exits[end] = kept;
  }

  private static void swap(long[] values, int a, int b) {
    long kept = values[a];
    values[a] = values[b];
    values[b] = kept;
  }

  /** Nothing leads into a square any more; exits that were not joined are lost. */
  private void close(long bit) {
    int kept = 0;
    for (int network = 0; network < networks; network++) {
      long highwaysLeft = highwayEnds[network] & ~bit;
      long railwaysLeft = railwayEnds[network] & ~bit;
      if (!isLoneExit(network) || (highwaysLeft | railwaysLeft) != 0) {
        highways[kept] = highways[network];
        railways[kept] = railways[network];
        highwayEnds[kept] = highwaysLeft;
        railwayEnds[kept] = railwaysLeft;
        exits[kept++] = exits[network];
      }
    }
    networks = kept;
  }
}
