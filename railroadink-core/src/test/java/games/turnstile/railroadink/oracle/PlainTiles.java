package games.turnstile.railroadink.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The tiles as texts: what leads over the edges to the north, east, south and west, H for a
 * highway, R for a railway and a point for nothing.
 */
public final class PlainTiles {
  private static final int ORIENTATIONS = 8;

  private static final Map<String, String> EDGES =
      Map.ofEntries(
          Map.entry("A0", "R..R"),
          Map.entry("A1", "R.R."),
          Map.entry("A2", "RRR."),
          Map.entry("A3", "HHH."),
          Map.entry("A4", "H.H."),
          Map.entry("A5", "H..H"),
          Map.entry("B0", "H.R."),
          Map.entry("B1", "HR.."),
          Map.entry("B2", "HRHR"),
          Map.entry("S0", "HHRH"),
          Map.entry("S1", "HRRR"),
          Map.entry("S2", "HHHH"),
          Map.entry("S3", "RRRR"),
          Map.entry("S4", "HRRH"),
          Map.entry("S5", "HRHR"));

  private PlainTiles() {}

  /**
   * {@return the four edges of a tile}
   *
   * @param tile its name, A0 to S5
   * @param orientation 0 to 7
   */
  public static String edges(String tile, int orientation) {
    String edges = EDGES.get(tile);
    if (orientation >= 4) {
      edges = mirrored(edges);
    }
    for (int turn = 0; turn < orientation % 4; turn++) {
      edges = turned(edges);
    }
    return edges;
  }

  /** {@return the edges after a quarter turn clockwise: what was in the west is in the north} */
  public static String turned(String edges) {
    return edges.substring(3) + edges.substring(0, 3);
  }

  /** {@return the edges with east and west swapped} */
  public static String mirrored(String edges) {
    return "" + edges.charAt(0) + edges.charAt(3) + edges.charAt(2) + edges.charAt(1);
  }

  /** {@return the orientations that look different, each by its lowest number} */
  public static List<Integer> orientations(String tile) {
    List<Integer> different = new ArrayList<>();
    for (int orientation = 0; orientation < ORIENTATIONS; orientation++) {
      if (canonical(tile, orientation) == orientation) {
        different.add(orientation);
      }
    }
    return different;
  }

  /** {@return the lowest orientation in which the tile looks the same} */
  public static int canonical(String tile, int orientation) {
    return lookingLike(tile, edges(tile, orientation)).get(0);
  }

  /** {@return the orientations in which a tile has these edges, maybe none} */
  public static List<Integer> lookingLike(String tile, String edges) {
    List<Integer> alike = new ArrayList<>();
    for (int orientation = 0; orientation < ORIENTATIONS; orientation++) {
      if (edges(tile, orientation).equals(edges)) {
        alike.add(orientation);
      }
    }
    return alike;
  }

  /** {@return whether it is one of the special tiles} */
  static boolean isSpecial(String tile) {
    return tile.startsWith("S");
  }

  /**
   * {@return the routes that are joined inside a tile, each as four edges: one, or the two of an
   * overpass}
   */
  static List<String> strands(String tile, String edges) {
    return tile.equals("B2")
        ? List.of(edges.replace('R', '.'), edges.replace('H', '.'))
        : List.of(edges);
  }
}
