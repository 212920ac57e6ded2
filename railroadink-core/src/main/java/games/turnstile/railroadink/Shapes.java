package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.List;

/**
 * The fifty drawings that can fill a square: each tile in each orientation that looks different.
 * Numbered from 0, tile by tile.
 */
final class Shapes {
  /** Stands for an empty square. */
  static final int NONE = -1;

  static final int COUNT;

  private static final Tile[] TILES;
  private static final Orientation[] ORIENTATIONS;
  private static final int[] EDGES;
  private static final boolean[] OVERPASS;
  private static final int[] FIRST = new int[Tile.values().length + 1];

  /** For each tile, the shape in each of the eight orientations. */
  private static final byte[] SHAPES = new byte[Tile.values().length * 8];

  /**
   * For each tile and each mask of edges that face a square, which of its shapes fit, a bit each.
   */
  private static final byte[] FITTING = new byte[Tile.values().length << 8];

  static {
    List<Tile> tiles = new ArrayList<>();
    List<Orientation> orientations = new ArrayList<>();
    for (Tile tile : Tile.values()) {
      FIRST[tile.ordinal()] = tiles.size();
      for (Orientation orientation : tile.orientations()) {
        tiles.add(tile);
        orientations.add(orientation);
      }
    }
    COUNT = tiles.size();
    FIRST[Tile.values().length] = COUNT;
    TILES = tiles.toArray(Tile[]::new);
    ORIENTATIONS = orientations.toArray(Orientation[]::new);
    EDGES = new int[COUNT];
    OVERPASS = new boolean[COUNT];
    for (int shape = 0; shape < COUNT; shape++) {
      EDGES[shape] = edges(TILES[shape], ORIENTATIONS[shape]);
      OVERPASS[shape] = TILES[shape] == Tile.B2;
    }
    for (Tile tile : Tile.values()) {
      for (Orientation orientation : Orientation.values()) {
        int different = tile.orientations().indexOf(tile.canonical(orientation));
        SHAPES[tile.ordinal() * 8 + orientation.ordinal()] =
            (byte) (FIRST[tile.ordinal()] + different);
      }
    }
    for (int tile = 0; tile < Tile.values().length; tile++) {
      for (int facing = 0; facing < 256; facing++) {
        for (int shape = FIRST[tile]; shape < FIRST[tile + 1]; shape++) {
          if (joins(EDGES[shape], facing) && !clashes(EDGES[shape], facing)) {
            FITTING[tile << 8 | facing] |= (byte) (1 << shape - FIRST[tile]);
          }
        }
      }
    }
  }

  private Shapes() {}

  /** Whether one of the edges continues a route that faces the square. */
  static boolean joins(int edges, int facing) {
    return (edges & facing) != 0;
  }

  /** Whether a highway meets a railway. */
  static boolean clashes(int edges, int facing) {
    return ((edges >> 4 | edges << 4) & facing) != 0;
  }

  static Tile tile(int shape) {
    return TILES[shape];
  }

  static Orientation orientation(int shape) {
    return ORIENTATIONS[shape];
  }

  static int edges(int shape) {
    return EDGES[shape];
  }

  static boolean isOverpass(int shape) {
    return OVERPASS[shape];
  }

  /** The first shape of a tile, by the tile's ordinal; its others follow. */
  static int first(int tile) {
    return FIRST[tile];
  }

  /** Which shapes of a tile may be drawn on an empty square, a bit each from the first on. */
  static int fitting(int tile, int facing) {
    return FITTING[tile << 8 | facing] & 0xFF;
  }

  /** The shape that looks so. */
  static int of(Tile tile, Orientation orientation) {
    return SHAPES[tile.ordinal() * 8 + orientation.ordinal()];
  }

  private static int edges(Tile tile, Orientation orientation) {
    int edges = 0;
    for (Direction side : Direction.values()) {
      edges |= tile.edge(side, orientation).map(route -> Grid.bit(route, side)).orElse(0);
    }
    return edges;
  }
}
