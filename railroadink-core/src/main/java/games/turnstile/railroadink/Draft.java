package games.turnstile.railroadink;

import java.util.Arrays;

/**
 * A sheet as the strong player sees it: what surrounds each empty square, which networks there are
 * and where they can grow. An exit that nothing is joined to counts as a network without squares
 * that grows into its square. To be drawn on in place, by one thread; rules are left to the caller.
 */
final class Draft {
  /** The exits, strands of overpasses that are joined to none, and one that is being drawn. */
  private static final int MOST_NETWORKS = Exit.all().size() + Grid.SQUARES + 1;

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
        long bit = 1L << square;
        set(networks++, 0, 0, highway ? bit : 0, highway ? 0 : bit, 1);
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

  /** Makes one network of a strand of a tile and all networks that it joins. */
  private void join(int square, int edges, int facing) {
    long bit = 1L << square;
    long allHighways = (edges & Grid.ALL_HIGHWAYS) != 0 ? bit : 0;
    long allRailways = (edges & Grid.ALL_RAILWAYS) != 0 ? bit : 0;
    long allHighwayEnds = ends(bit, edges);
    long allRailwayEnds = ends(bit, edges >> 4);
    int allExits = 0;
    for (int joined = edges & facing; joined != 0; joined &= joined - 1) {
      int edge = Integer.numberOfTrailingZeros(joined);
      int neighbour = Grid.neighbour(square, edge & 3);
      int network = neighbour < 0 ? loneExit(bit) : network(neighbour, edge < 4);
      if (network < networks) {
        allHighways |= highways[network];
        allRailways |= railways[network];
        allHighwayEnds |= highwayEnds[network];
        allRailwayEnds |= railwayEnds[network];
        allExits += exits[network];
        move(--networks, network);
      }
    }
    set(networks++, allHighways, allRailways, allHighwayEnds, allRailwayEnds, allExits);
  }

  private void set(
      int network, long highway, long railway, long highwayEnd, long railwayEnd, int exit) {
    highways[network] = highway;
    railways[network] = railway;
    highwayEnds[network] = highwayEnd;
    railwayEnds[network] = railwayEnd;
    exits[network] = (byte) exit;
  }

  private void move(int from, int to) {
    set(to, highways[from], railways[from], highwayEnds[from], railwayEnds[from], exits[from]);
  }

  /** The empty squares into which the edges of a kind lead. */
  private long ends(long bit, int edges) {
    long ends = (edges & 1) == 0 ? 0 : Grid.north(bit);
    ends |= (edges & 2) == 0 ? 0 : Grid.east(bit);
    ends |= (edges & 4) == 0 ? 0 : Grid.south(bit);
    ends |= (edges & 8) == 0 ? 0 : Grid.west(bit);
    return ends & ~taken;
  }

  /** The exit that leads into a square and that nothing was joined to. */
  private int loneExit(long bit) {
    int network = 0;
    while (!isLoneExit(network) || (highwayEnds[network] | railwayEnds[network]) != bit) {
      network++;
    }
    return network;
  }

  /** The network of a route on a square; past the last if it is part of what is being joined. */
  private int network(int square, boolean highway) {
    long[] members = highway ? highways : railways;
    int network = 0;
    while (network < networks && (members[network] >>> square & 1) == 0) {
      network++;
    }
    return network;
  }

  /** Nothing leads into a square any more; an exit there that was not joined is lost. */
  private void close(long bit) {
    for (int network = networks - 1; network >= 0; network--) {
      highwayEnds[network] &= ~bit;
      railwayEnds[network] &= ~bit;
      if (isLoneExit(network) && (highwayEnds[network] | railwayEnds[network]) == 0) {
        move(--networks, network);
      }
    }
  }
}
