package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A network of a {@link Draft} in plain sets; those of a sheet are found by following every route.
 *
 * @param highways its squares with highways
 * @param railways its squares with railways
 * @param highwayEnds the empty squares into which its highways lead
 * @param railwayEnds the empty squares into which its railways lead
 * @param exits the number of its exits
 */
record GrowingNetwork(
    Set<Square> highways,
    Set<Square> railways,
    Set<Square> highwayEnds,
    Set<Square> railwayEnds,
    int exits) {
  /** Routes that are joined inside a tile. */
  private record Strand(Placement placement, Set<Route> routes) {
    boolean leads(Direction side, Route route) {
      return routes.contains(route) && placement.edge(side).filter(route::equals).isPresent();
    }

    boolean joins(Strand other) {
      for (Direction side : Direction.values()) {
        for (Route route : Route.values()) {
          if (placement
                  .square()
                  .neighbour(side)
                  .filter(other.placement.square()::equals)
                  .isPresent()
              && leads(side, route)
              && other.leads(side.opposite(), route)) {
            return true;
          }
        }
      }
      return false;
    }
  }

  static List<GrowingNetwork> of(Draft draft) {
    List<GrowingNetwork> networks = new ArrayList<>();
    for (int network = 0; network < draft.networks; network++) {
      networks.add(
          new GrowingNetwork(
              squares(draft.highways[network]),
              squares(draft.railways[network]),
              squares(draft.highwayEnds[network]),
              squares(draft.railwayEnds[network]),
              draft.exits[network]));
    }
    return networks;
  }

  private static Set<Square> squares(long bits) {
    return Square.all().stream()
        .filter(square -> (bits >>> square.index() & 1) != 0)
        .collect(Collectors.toSet());
  }

  static List<GrowingNetwork> of(Sheet sheet) {
    Set<Strand> left = new HashSet<>();
    for (Placement placement : sheet.placements()) {
      if (placement.tile() == Tile.B2) {
        left.add(new Strand(placement, EnumSet.of(Route.HIGHWAY)));
        left.add(new Strand(placement, EnumSet.of(Route.RAILWAY)));
      } else {
        left.add(new Strand(placement, EnumSet.allOf(Route.class)));
      }
    }
    List<GrowingNetwork> networks = new ArrayList<>();
    while (!left.isEmpty()) {
      Set<Strand> joined = new HashSet<>();
      follow(left.iterator().next(), left, joined);
      networks.add(network(sheet, joined));
    }
    for (Exit exit : Exit.all()) {
      if (sheet.at(exit.square()).isEmpty()) {
        networks.add(loneExit(exit));
      }
    }
    return networks;
  }

  private static void follow(Strand strand, Set<Strand> left, Set<Strand> joined) {
    left.remove(strand);
    joined.add(strand);
    for (Strand other : Set.copyOf(left)) {
      if (left.contains(other) && strand.joins(other)) {
        follow(other, left, joined);
      }
    }
  }

  private static GrowingNetwork network(Sheet sheet, Set<Strand> strands) {
    GrowingNetwork network =
        new GrowingNetwork(new HashSet<>(), new HashSet<>(), new HashSet<>(), new HashSet<>(), 0);
    Set<Exit> exits = new HashSet<>();
    for (Strand strand : strands) {
      Square square = strand.placement().square();
      for (Direction side : Direction.values()) {
        for (Route route : Route.values()) {
          if (strand.leads(side, route)) {
            boolean highway = route == Route.HIGHWAY;
            (highway ? network.highways : network.railways).add(square);
            square
                .neighbour(side)
                .filter(next -> sheet.at(next).isEmpty())
                .ifPresent((highway ? network.highwayEnds : network.railwayEnds)::add);
            Exit.all().stream()
                .filter(exit -> exit.equals(new Exit(square, side, route)))
                .forEach(exits::add);
          }
        }
      }
    }
    return new GrowingNetwork(
        network.highways, network.railways, network.highwayEnds, network.railwayEnds, exits.size());
  }

  private static GrowingNetwork loneExit(Exit exit) {
    Set<Square> here = Set.of(exit.square());
    boolean highway = exit.route() == Route.HIGHWAY;
    return new GrowingNetwork(
        Set.of(), Set.of(), highway ? here : Set.of(), highway ? Set.of() : here, 1);
  }
}
