package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.railroadink.Direction;
import games.turnstile.railroadink.Orientation;
import games.turnstile.railroadink.Route;
import games.turnstile.railroadink.Tile;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tiles in words. */
final class Tiles {
  private static final String LEGEND =
      """
      The edges of each tile by its orientation, clockwise from the north:
      H is a highway, R a railway, and a dot a blank edge. Of B2 the highway and the
      railway cross without meeting; all others join what leads into them.
      """;

  private Tiles() {}

  /** All tiles in all orientations. */
  static String text() {
    return Stream.of(Tile.values())
        .map(tile -> "  " + tile + "  " + orientations(tile))
        .collect(Collectors.joining("\n", LEGEND, ""));
  }

  private static String orientations(Tile tile) {
    return tile.orientations().stream()
        .map(orientation -> orientation.number() + " " + edges(tile, orientation))
        .collect(Collectors.joining("  "));
  }

  private static String edges(Tile tile, Orientation orientation) {
    return Stream.of(Direction.values())
        .map(side -> tile.edge(side, orientation).map(Tiles::letter).orElse("."))
        .collect(Collectors.joining());
  }

  private static String letter(Route route) {
    return route == Route.HIGHWAY ? "H" : "R";
  }

  /**
   * {@return the tile that somebody means}
   *
   * @throws BadInputException if there is none
   */
  static Tile find(String typed) {
    return Stream.of(Tile.values())
        .filter(tile -> tile.name().equals(typed.toUpperCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new BadInputException(
                    "there is no such tile; tiles are A0 to A5, B0 to B2 and S0 to S5"));
  }
}
