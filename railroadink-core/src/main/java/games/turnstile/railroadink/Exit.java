package games.turnstile.railroadink;

import java.util.List;
import java.util.Objects;

/**
 * A place on the border where a route leaves the sheet.
 *
 * @param square the square at the border
 * @param side where it leaves that square
 * @param route what leaves there
 */
public record Exit(Square square, Direction side, Route route) {
  private static final List<Exit> ALL =
      List.of(
          new Exit(new Square(0, 1), Direction.NORTH, Route.HIGHWAY),
          new Exit(new Square(0, 3), Direction.NORTH, Route.RAILWAY),
          new Exit(new Square(0, 5), Direction.NORTH, Route.HIGHWAY),
          new Exit(new Square(1, 6), Direction.EAST, Route.RAILWAY),
          new Exit(new Square(3, 6), Direction.EAST, Route.HIGHWAY),
          new Exit(new Square(5, 6), Direction.EAST, Route.RAILWAY),
          new Exit(new Square(6, 5), Direction.SOUTH, Route.HIGHWAY),
          new Exit(new Square(6, 3), Direction.SOUTH, Route.RAILWAY),
          new Exit(new Square(6, 1), Direction.SOUTH, Route.HIGHWAY),
          new Exit(new Square(5, 0), Direction.WEST, Route.RAILWAY),
          new Exit(new Square(3, 0), Direction.WEST, Route.HIGHWAY),
          new Exit(new Square(1, 0), Direction.WEST, Route.RAILWAY));

  /** Checks that nothing is missing. */
  public Exit {
    Objects.requireNonNull(square, "square");
    Objects.requireNonNull(side, "side");
    Objects.requireNonNull(route, "route");
  }

  /** {@return the twelve exits of a sheet, clockwise from the top left} */
  public static List<Exit> all() {
    return ALL;
  }
}
