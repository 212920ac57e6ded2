package games.turnstile.railchess.map;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes maps of cities that do not exist. The same arguments give an equal map on every platform.
 *
 * <p>Every station of a generated map can be reached from every other one, and a city has at least
 * four spawns.
 */
public final class MapGenerator {
  private static final int FEWEST_STATIONS = 40;
  private static final int MOST_STATIONS = 2_500;
  private static final int FEWEST_LINES = 3;
  private static final int FEWEST_SPAWNS = 4;
  private static final int LARGEST_GRID_SIDE = 70;
  private static final int ATTEMPTS = 40;
  private static final double MORE_ROOM = 1.06;

  private MapGenerator() {}

  /**
   * {@return the map of a metro: lines that cross a city, with interchanges, branches, loops and
   * thoroughfares, and from five lines on a ring}
   *
   * @param seed where all choices come from
   * @param stations how many stations there are, 40 to 2500
   * @param lines how many lines there are, at least 3, with 10 to 22 stations for each
   * @throws IllegalArgumentException if a number is out of its range
   */
  public static RailMap metro(long seed, int stations, int lines) {
    checkLines(stations, lines, 10, 22);
    return city(seed, stations, lines, CityStyle.METRO);
  }

  /**
   * {@return the map of a city in which many lines run on the same tracks}
   *
   * @param seed where all choices come from
   * @param stations how many stations there are, 40 to 2500
   * @param lines how many lines there are, at least 3, with 6 to 12 stations for each
   * @throws IllegalArgumentException if a number is out of its range
   */
  public static RailMap dense(long seed, int stations, int lines) {
    checkLines(stations, lines, 6, 12);
    return city(seed, stations, lines, CityStyle.DENSE);
  }

  /**
   * {@return a grid of stations, each joined both ways to those beside, above and below, all by
   * line 1. Station 1 is at the bottom left, the next one is to its right}
   *
   * @param width how many stations there are from left to right, 2 to 70
   * @param height how many stations there are from bottom to top, 2 to 70
   * @throws IllegalArgumentException if a number is out of its range
   */
  public static RailMap grid(int width, int height) {
    checkRange("the width of a grid", width, 2, LARGEST_GRID_SIDE);
    checkRange("the height of a grid", height, 2, LARGEST_GRID_SIDE);
    MapBuilder map = RailMap.builder().name("Grid %s by %s".formatted(width, height));
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int id = y * width + x + 1;
        map.station(id, CityDrawing.place(x, 0, width - 1), CityDrawing.place(y, 0, height - 1));
        if (x > 0) {
          map.track(1, id - 1, id);
        }
        if (y > 0) {
          map.track(1, id - width, id);
        }
      }
    }
    return map.build();
  }

  private static RailMap city(long seed, int stations, int lines, CityStyle style) {
    SplittableRandom random = new SplittableRandom(seed);
    double room = style.pointsPerStation();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      CityPlanner planner = new CityPlanner(random.split(), style, stations, lines, room);
      List<PlannedLine> plan = planner.plan();
      CityGround ground = planner.ground();
      if (plan.size() == lines && new CityFiller(random.split(), ground, plan).fill(stations)) {
        RailMap map = new CityDrawing(random.split(), ground, plan).map();
        if (map.spawns().size() >= FEWEST_SPAWNS) {
          return map;
        }
      }
      room *= MORE_ROOM;
    }
    throw new AssertionError(
        "no city with %s stations and %s lines from seed %s".formatted(stations, lines, seed));
  }

  private static void checkLines(int stations, int lines, int fewest, int most) {
    checkRange("the number of stations", stations, FEWEST_STATIONS, MOST_STATIONS);
    int low = Math.max(FEWEST_LINES, (stations + most - 1) / most);
    int high = Math.min(CityNames.mostLines(), stations / fewest);
    checkRange("the number of lines of %s stations".formatted(stations), lines, low, high);
  }

  private static void checkRange(String what, int value, int low, int high) {
    if (value < low || value > high) {
      throw new IllegalArgumentException(
          "%s must be %s to %s, not %s".formatted(what, low, high, value));
    }
  }
}
