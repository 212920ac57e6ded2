package games.turnstile.railroadink.oracle;

import games.turnstile.railroadink.Placement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a sheet scores. Squares are names as A5; exits and errors are edges, as A5N.
 *
 * @param networks all networks, in any order
 * @param centre the squares of the centre with a tile
 * @param errors the ends of routes that lead nowhere
 * @param longestHighway the number of squares along the longest highway
 * @param longestRailway the number of squares along the longest railway
 */
public record PlainScore(
    List<Network> networks,
    Set<String> centre,
    Set<String> errors,
    int longestHighway,
    int longestRailway) {
  private static final List<Integer> POINTS =
      List.of(0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45);

  /**
   * Routes that are joined.
   *
   * @param exits the exits that they touch
   * @param squares where they are
   */
  public record Network(Set<String> exits, Set<String> squares) {}

  /** A route inside a tile. */
  private record Strand(String square, String edges) {}

  /** {@return what the placements score, which have to be legal} */
  public static PlainScore of(List<Placement> placements) {
    PlainSheet sheet = PlainSheet.of(placements);
    return new PlainScore(
        networks(sheet), centre(sheet), errors(sheet), longest(sheet, 'H'), longest(sheet, 'R'));
  }

  /** {@return the points for networks and centre, less those for errors} */
  public int basic() {
    int points = centre.size() - errors.size();
    for (Network network : networks) {
      points += POINTS.get(network.exits().size());
    }
    return points;
  }

  /** {@return all points} */
  public int total() {
    return basic() + longestHighway + longestRailway;
  }

  private static List<Network> networks(PlainSheet sheet) {
    Set<Strand> all = new HashSet<>();
    for (String square : sheet.squares()) {
      sheet.strands(square).forEach(edges -> all.add(new Strand(square, edges)));
    }
    List<Network> networks = new ArrayList<>();
    Set<Strand> left = new HashSet<>(all);
    while (!left.isEmpty()) {
      Set<Strand> joined = new HashSet<>();
      flood(left.iterator().next(), all, joined);
      left.removeAll(joined);
      networks.add(network(joined));
    }
    return networks;
  }

  private static void flood(Strand strand, Set<Strand> all, Set<Strand> joined) {
    if (joined.add(strand)) {
      all.stream()
          .filter(other -> areJoined(strand, other))
          .forEach(other -> flood(other, all, joined));
    }
  }

  private static boolean areJoined(Strand strand, Strand other) {
    for (int side = 0; side < 4; side++) {
      if (!PlainGrid.isBorder(strand.square(), side)
          && PlainGrid.neighbour(strand.square(), side).equals(other.square())) {
        char edge = strand.edges().charAt(side);
        return edge != PlainGrid.BLANK && edge == other.edges().charAt(PlainGrid.opposite(side));
      }
    }
    return false;
  }

  private static Network network(Set<Strand> strands) {
    Set<String> exits = new TreeSet<>();
    Set<String> squares = new TreeSet<>();
    for (Strand strand : strands) {
      squares.add(strand.square());
      for (int side = 0; side < 4; side++) {
        char edge = strand.edges().charAt(side);
        if (edge != PlainGrid.BLANK
            && PlainGrid.isBorder(strand.square(), side)
            && edge == PlainGrid.exit(strand.square(), side)) {
          exits.add(PlainGrid.edgeName(strand.square(), side));
        }
      }
    }
    return new Network(exits, squares);
  }

  private static Set<String> centre(PlainSheet sheet) {
    Set<String> centre = new TreeSet<>(sheet.squares());
    centre.removeIf(square -> !PlainGrid.isCentre(square));
    return centre;
  }

  private static Set<String> errors(PlainSheet sheet) {
    Set<String> errors = new TreeSet<>();
    for (String square : sheet.squares()) {
      for (int side = 0; side < 4; side++) {
        if (sheet.edges(square).charAt(side) != PlainGrid.BLANK
            && !PlainGrid.isBorder(square, side)
            && sheet.facing(square, side) == PlainGrid.BLANK) {
          errors.add(PlainGrid.edgeName(square, side));
        }
      }
    }
    return errors;
  }

  private static int longest(PlainSheet sheet, char kind) {
    int longest = 0;
    for (String square : sheet.squares()) {
      if (sheet.edges(square).indexOf(kind) >= 0) {
        longest = Math.max(longest, longestFrom(sheet, kind, square, new HashSet<>()));
      }
    }
    return longest;
  }

  /** How many squares the longest way has from here on over squares that are not used yet. */
  private static int longestFrom(PlainSheet sheet, char kind, String square, Set<String> used) {
    int longest = 0;
    used.add(square);
    for (int side = 0; side < 4; side++) {
      if (!PlainGrid.isBorder(square, side)
          && sheet.edges(square).charAt(side) == kind
          && sheet.facing(square, side) == kind
          && !used.contains(PlainGrid.neighbour(square, side))) {
        longest =
            Math.max(longest, longestFrom(sheet, kind, PlainGrid.neighbour(square, side), used));
      }
    }
    used.remove(square);
    return 1 + longest;
  }
}
