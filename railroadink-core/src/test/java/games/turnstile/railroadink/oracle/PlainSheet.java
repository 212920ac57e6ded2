package games.turnstile.railroadink.oracle;

import games.turnstile.railroadink.Orientation;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Square;
import games.turnstile.railroadink.Tile;
import games.turnstile.railroadink.Violation.Code;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A sheet as a table of tiles by squares, and what may be drawn on it next. */
public final class PlainSheet {
  private static final int MOST_SPECIALS = 3;

  /** The names of the tiles, by squares. */
  private final Map<String, String> tiles = new LinkedHashMap<>();

  /** The edges of the tiles, by squares. */
  private final Map<String, String> edges = new LinkedHashMap<>();

  private PlainSheet() {}

  /**
   * {@return a sheet with these placements on it, whether they are legal or not}
   *
   * @param placements what is drawn
   */
  public static PlainSheet of(List<Placement> placements) {
    PlainSheet sheet = new PlainSheet();
    for (Placement placement : placements) {
      sheet.tiles.put(square(placement), placement.tile().name());
      sheet.edges.put(square(placement), edges(placement));
    }
    return sheet;
  }

  /**
   * {@return the rule that the first illegal placement of a sequence breaks; empty if none does}
   */
  public static Optional<Code> checkAll(List<Placement> sequence) {
    for (int i = 0; i < sequence.size(); i++) {
      Optional<Code> violation = of(sequence.subList(0, i)).check(sequence.get(i));
      if (violation.isPresent()) {
        return violation;
      }
    }
    return Optional.empty();
  }

  /** {@return the first rule that a placement would break; empty if it is legal} */
  public Optional<Code> check(Placement placement) {
    String tile = placement.tile().name();
    if (PlainTiles.isSpecial(tile) && tiles.containsValue(tile)) {
      return Optional.of(Code.SPECIAL_USED);
    }
    if (PlainTiles.isSpecial(tile) && specials() == MOST_SPECIALS) {
      return Optional.of(Code.NO_SPECIAL_LEFT);
    }
    if (tiles.containsKey(square(placement))) {
      return Optional.of(Code.SQUARE_TAKEN);
    }
    boolean joins = false;
    String edgesOfTile = edges(placement);
    for (int side = 0; side < 4; side++) {
      char edge = edgesOfTile.charAt(side);
      char facing = facing(square(placement), side);
      if (edge != PlainGrid.BLANK && facing != PlainGrid.BLANK && edge != facing) {
        return Optional.of(Code.ROUTES_CLASH);
      }
      joins |= edge != PlainGrid.BLANK && edge == facing;
    }
    return joins ? Optional.empty() : Optional.of(Code.NOT_JOINED);
  }

  private long specials() {
    return tiles.values().stream().filter(PlainTiles::isSpecial).count();
  }

  /** {@return all legal placements of a tile: every square and every orientation is tried} */
  public List<Placement> legalPlacements(Tile tile) {
    List<Placement> legal = new ArrayList<>();
    for (String square : PlainGrid.squares()) {
      for (int orientation : PlainTiles.orientations(tile.name())) {
        Placement placement = placement(tile, square, orientation);
        if (check(placement).isEmpty()) {
          legal.add(placement);
        }
      }
    }
    return legal;
  }

  /** What leads to a square over one of its edges: from the next tile, or through an exit. */
  char facing(String square, int side) {
    if (PlainGrid.isBorder(square, side)) {
      return PlainGrid.exit(square, side);
    }
    String neighbour = PlainGrid.neighbour(square, side);
    return edges(neighbour).charAt(PlainGrid.opposite(side));
  }

  /** The squares that are not empty. */
  List<String> squares() {
    return List.copyOf(tiles.keySet());
  }

  /** The edges of the tile on a square, all blank if it is empty. */
  String edges(String square) {
    return edges.getOrDefault(square, "....");
  }

  /** The routes that are joined inside the tile on a square. */
  List<String> strands(String square) {
    return PlainTiles.strands(tiles.get(square), edges(square));
  }

  private static String square(Placement placement) {
    return PlainGrid.square(placement.square().row(), placement.square().column());
  }

  private static String edges(Placement placement) {
    return PlainTiles.edges(placement.tile().name(), placement.orientation().ordinal());
  }

  private static Placement placement(Tile tile, String square, int orientation) {
    return new Placement(
        tile,
        new Square(PlainGrid.row(square), PlainGrid.column(square)),
        Orientation.values()[orientation]);
  }
}
