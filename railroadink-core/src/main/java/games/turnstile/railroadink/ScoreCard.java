package games.turnstile.railroadink;

import java.util.List;
import java.util.Objects;

/**
 * What a sheet scores, with every part of it.
 *
 * @param networks all networks, those with the most exits first; one without any exit can only be a
 *     strand of an overpass and what continues it
 * @param centre the squares of the centre that have a tile
 * @param errors the ends of routes that lead nowhere inside the sheet
 * @param longestHighway the squares along the longest highway, from one end to the other
 * @param longestRailway the squares along the longest railway
 */
public record ScoreCard(
    List<Network> networks,
    List<Square> centre,
    List<LooseEnd> errors,
    List<Square> longestHighway,
    List<Square> longestRailway) {
  private static final List<Integer> POINTS =
      List.of(0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45);

  /** Copies the lists. */
  public ScoreCard {
    networks = List.copyOf(networks);
    centre = List.copyOf(centre);
    errors = List.copyOf(errors);
    longestHighway = List.copyOf(longestHighway);
    longestRailway = List.copyOf(longestRailway);
  }

  /** {@return what the networks, the centre and the errors score together} */
  public int basic() {
    return networkPoints() + centre.size() - errors.size();
  }

  /** {@return what the networks score} */
  public int networkPoints() {
    return networks.stream().mapToInt(Network::points).sum();
  }

  /** {@return all points: the basic score and the two longest routes} */
  public int total() {
    return basic() + longestHighway.size() + longestRailway.size();
  }

  static ScoreCard of(Ink ink) {
    throw new UnsupportedOperationException("to come");
  }

  /**
   * Tiles that are joined by routes.
   *
   * @param exits the exits that they touch, clockwise from the top left
   * @param squares where they are, row by row
   */
  public record Network(List<Exit> exits, List<Square> squares) {
    /** Copies the lists. */
    public Network {
      exits = List.copyOf(exits);
      squares = List.copyOf(squares);
    }

    /** {@return 0 below two exits, 4 for two, and so on to 45 for all twelve} */
    public int points() {
      return POINTS.get(exits.size());
    }
  }

  /**
   * The end of a route against a blank edge or an empty square.
   *
   * @param square the square of the tile
   * @param side the edge over which the route ends
   * @param route what ends there
   */
  public record LooseEnd(Square square, Direction side, Route route) {
    /** Checks that nothing is missing. */
    public LooseEnd {
      Objects.requireNonNull(square, "square");
      Objects.requireNonNull(side, "side");
      Objects.requireNonNull(route, "route");
    }
  }
}
