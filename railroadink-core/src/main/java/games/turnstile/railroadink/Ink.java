package games.turnstile.railroadink;

import java.util.Arrays;

/** What is drawn on a sheet, to be drawn on and erased in place; rules are left to the caller. */
final class Ink {
  private static final int ALL_SPECIALS = (1 << Tile.specials().size()) - 1;

  /** The shape on each square, or {@link Shapes#NONE}. */
  final byte[] shapes = new byte[Grid.SQUARES];

  /** For each square, the edges of its neighbours and the exits that face it. */
  final byte[] facing = new byte[Grid.SQUARES];

  /** For each of the eight edges of {@link Grid}, the squares whose tile has a route there. */
  final long[] routes = new long[8];

  /** The squares with a tile, a bit each. */
  long taken;

  /** The squares with an overpass. */
  long overpasses;

  /** The special tiles on the sheet, a bit each from S0 on. */
  int specials;

  Ink() {
    Arrays.fill(shapes, (byte) Shapes.NONE);
    for (int square = 0; square < Grid.SQUARES; square++) {
      facing[square] = (byte) Grid.exits(square);
    }
  }

  Ink copy() {
    Ink copy = new Ink();
    copy.copyFrom(this);
    return copy;
  }

  void copyFrom(Ink other) {
    System.arraycopy(other.shapes, 0, shapes, 0, Grid.SQUARES);
    System.arraycopy(other.facing, 0, facing, 0, Grid.SQUARES);
    System.arraycopy(other.routes, 0, routes, 0, routes.length);
    taken = other.taken;
    overpasses = other.overpasses;
    specials = other.specials;
  }

  boolean isTaken(int square) {
    return (taken >>> square & 1) != 0;
  }

  int facing(int square) {
    return facing[square] & 0xFF;
  }

  /** The edges of the tile on a square, none if it is empty. */
  int edges(int square) {
    return shapes[square] < 0 ? 0 : Shapes.edges(shapes[square]);
  }

  void draw(int square, int shape) {
    shapes[square] = (byte) shape;
    taken |= 1L << square;
    overpasses |= Shapes.isOverpass(shape) ? 1L << square : 0;
    specials |= specialBit(shape);
    int edges = Shapes.edges(shape);
    for (int edge = 0; edge < routes.length; edge++) {
      routes[edge] |= (edges >> edge & 1L) << square;
    }
    for (int side = 0; side < 4; side++) {
      int neighbour = Grid.neighbour(square, side);
      if (neighbour >= 0) {
        facing[neighbour] |= (byte) ((edges >> side & 0x11) << (side ^ 2));
      }
    }
  }

  void erase(int square) {
    specials &= ~specialBit(shapes[square]);
    shapes[square] = (byte) Shapes.NONE;
    long others = ~(1L << square);
    taken &= others;
    overpasses &= others;
    for (int edge = 0; edge < routes.length; edge++) {
      routes[edge] &= others;
    }
    for (int side = 0; side < 4; side++) {
      int neighbour = Grid.neighbour(square, side);
      if (neighbour >= 0) {
        facing[neighbour] &= (byte) ~(0x11 << (side ^ 2));
      }
    }
  }

  /** Which shapes of a tile may be drawn on a square, a bit each from the tile's first on. */
  int fitting(int tile, int square) {
    return isTaken(square) ? 0 : Shapes.fitting(tile, facing(square));
  }

  /** Whether a tile can be drawn anywhere. */
  boolean canDraw(int tile) {
    for (long free = frontier(); free != 0; free &= free - 1) {
      if (fitting(tile, Long.numberOfTrailingZeros(free)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The empty squares that some route or exit faces. */
  long frontier() {
    long frontier = 0;
    for (int square = 0; square < Grid.SQUARES; square++) {
      if (facing[square] != 0) {
        frontier |= 1L << square;
      }
    }
    return frontier & ~taken;
  }

  /** The special tiles that may still be drawn in the game, a bit each from S0 on. */
  int specialsLeft() {
    return specialsLeft(specials);
  }

  /** The special tiles that may still be drawn after these. */
  static int specialsLeft(int drawn) {
    return Integer.bitCount(drawn) < Sheet.MOST_SPECIALS ? ALL_SPECIALS & ~drawn : 0;
  }

  private static int specialBit(int shape) {
    int special = Shapes.tile(shape).ordinal() - Tile.S0.ordinal();
    return special < 0 ? 0 : 1 << special;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ink ink && Arrays.equals(ink.shapes, shapes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(shapes);
  }
}
