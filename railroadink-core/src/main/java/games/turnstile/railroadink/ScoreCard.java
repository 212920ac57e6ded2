package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

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
    Joints joints = new Joints();
    joints.read(ink);
    return new ScoreCard(
        networks(joints),
        squares(ink.taken & Grid.CENTRE),
        errors(ink),
        route(joints.highways, joints.highwaysEast, joints.highwaysSouth),
        route(joints.railways, joints.railwaysEast, joints.railwaysSouth));
  }

  private static List<Network> networks(Joints joints) {
    List<Network> networks = new ArrayList<>();
    long highways = joints.highways;
    long railways = joints.railways;
    while ((highways | railways) != 0) {
      joints.follow(highways & -highways, highways == 0 ? railways & -railways : 0);
      networks.add(network(joints));
      highways &= ~joints.networkHighways;
      railways &= ~joints.networkRailways;
    }
    networks.sort(Comparator.comparing(network -> -network.exits().size()));
    return networks;
  }

  private static Network network(Joints joints) {
    long highwayExits = joints.networkHighways & joints.highwayExits;
    long railwayExits = joints.networkRailways & joints.railwayExits;
    List<Exit> exits =
        Exit.all().stream()
            .filter(
                exit ->
                    contains(
                        exit.route() == Route.HIGHWAY ? highwayExits : railwayExits, exit.square()))
            .toList();
    return new Network(exits, squares(joints.networkHighways | joints.networkRailways));
  }

  private static List<LooseEnd> errors(Ink ink) {
    List<LooseEnd> errors = new ArrayList<>();
    for (Square square : squares(ink.taken)) {
      int index = square.index();
      int loose = ink.edges(index) & ~ink.facing(index) & Grid.inside(index);
      for (Direction side : Direction.values()) {
        for (Route route : Route.values()) {
          if ((loose & Grid.bit(route, side)) != 0) {
            errors.add(new LooseEnd(square, side, route));
          }
        }
      }
    }
    return errors;
  }

  private static List<Square> route(long squares, long east, long south) {
    LongestRoute longest = new LongestRoute();
    return IntStream.range(0, longest.find(squares, east, south))
        .mapToObj(place -> Square.all().get(longest.square(place)))
        .toList();
  }

  private static List<Square> squares(long bits) {
    return Square.all().stream().filter(square -> contains(bits, square)).toList();
  }

  private static boolean contains(long bits, Square square) {
    return (bits >>> square.index() & 1) != 0;
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
      return Scoring.networkPoints(exits.size());
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
