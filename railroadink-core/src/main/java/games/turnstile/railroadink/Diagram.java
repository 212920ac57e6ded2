package games.turnstile.railroadink;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A picture of a sheet in plain text, for terminals and for debugging. Highways are double lines,
 * railways single ones, a station is a filled square, and on an overpass the highway runs through
 * above the railway. A dot is an empty square, and a small o an empty square of the centre. The
 * stubs around the sheet are its exits.
 */
public final class Diagram {
  private static final int HEIGHT = 3;
  private static final int WIDTH = 7;
  private static final int TOP = 2;
  private static final int LEFT = 5;

  /** What joins the routes of a tile, by their sides: 1 is north, 2 east, 4 south, 8 west. */
  private static final String HIGHWAYS = "   ╚ ║╔╠ ╝═╩╗╣╦╬";

  private static final String RAILWAYS = "   └ │┌├ ┘─┴┐┤┬┼";

  private final char[][] canvas =
      new char[TOP + Square.SIDE * HEIGHT + TOP][LEFT + Square.SIDE * WIDTH + LEFT];

  private Diagram() {
    for (char[] line : canvas) {
      Arrays.fill(line, ' ');
    }
  }

  /**
   * {@return a picture of a sheet, in lines that each end with a line feed}
   *
   * @param sheet any sheet
   */
  public static String of(Sheet sheet) {
    List<Placement> placements = sheet.placements();
    Diagram diagram = new Diagram();
    diagram.letter();
    Square.all().forEach(diagram::rule);
    Exit.all().forEach(diagram::draw);
    placements.forEach(diagram::draw);
    return Arrays.stream(diagram.canvas)
        .map(line -> new String(line).stripTrailing() + "\n")
        .collect(Collectors.joining());
  }

  /** Writes the names of the rows and columns. */
  private void letter() {
    for (int i = 0; i < Square.SIDE; i++) {
      Square square = new Square(i, i);
      char[] line = canvas[middleLine(square)];
      line[0] = square.toString().charAt(0);
      line[line.length - 1] = line[0];
      canvas[0][middleColumn(square)] = square.toString().charAt(1);
      canvas[canvas.length - 1][middleColumn(square)] = square.toString().charAt(1);
    }
  }

  /** Marks an empty square. */
  private void rule(Square square) {
    canvas[middleLine(square)][middleColumn(square)] = square.isCentre() ? 'o' : '·';
  }

  private void draw(Exit exit) {
    Direction side = exit.side();
    int line = middleLine(exit.square());
    int column = middleColumn(exit.square());
    arm(line + HEIGHT * side.rows, column + WIDTH * side.columns, side.opposite(), exit.route());
  }

  private void draw(Placement placement) {
    int line = middleLine(placement.square());
    int column = middleColumn(placement.square());
    for (Direction side : Direction.values()) {
      placement.edge(side).ifPresent(route -> arm(line, column, side, route));
    }
    canvas[line][column] = middle(placement);
  }

  /** Draws what leads from the middle of a square over one of its edges. */
  private void arm(int line, int column, Direction side, Route route) {
    boolean highway = route == Route.HIGHWAY;
    if (side.columns == 0) {
      canvas[line + side.rows][column] = highway ? '║' : '│';
    } else {
      for (int i = 1; i <= WIDTH / 2; i++) {
        canvas[line][column + i * side.columns] = highway ? '═' : '─';
      }
    }
  }

  private static char middle(Placement placement) {
    Tile tile = placement.tile();
    if (tile.isStation()) {
      return '■';
    }
    int highways = sides(placement, Route.HIGHWAY);
    return highways == 0
        ? RAILWAYS.charAt(sides(placement, Route.RAILWAY))
        : HIGHWAYS.charAt(highways);
  }

  private static int sides(Placement placement, Route route) {
    int sides = 0;
    for (Direction side : Direction.values()) {
      if (placement.edge(side).filter(route::equals).isPresent()) {
        sides |= 1 << side.ordinal();
      }
    }
    return sides;
  }

  private static int middleLine(Square square) {
    return TOP + square.row() * HEIGHT + HEIGHT / 2;
  }

  private static int middleColumn(Square square) {
    return LEFT + square.column() * WIDTH + WIDTH / 2;
  }
}
