package games.turnstile.railchess;

import games.turnstile.railchess.map.MapBuilder;
import games.turnstile.railchess.map.RailMap;
import java.util.stream.IntStream;

/** Maps of a regular shape, all on line 1 with links both ways, and with ids from 0. */
public final class Maps {
  private static final int LINE = 1;

  private Maps() {}

  /** {@return a rectangle in which the id of a station is its row times the width + its column} */
  public static RailMap grid(int width, int height) {
    MapBuilder builder = RailMap.builder().name("grid");
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        int id = row * width + column;
        builder.station(id, (column + 0.5) / width, (row + 0.5) / height);
        if (column > 0) {
          builder.track(LINE, id - 1, id);
        }
        if (row > 0) {
          builder.track(LINE, id - width, id);
        }
      }
    }
    return builder.build();
  }

  /** {@return so many stations in a row} */
  public static RailMap path(int stations) {
    return grid(stations, 1).toBuilder().name("path").build();
  }

  /** {@return so many stations, at least three, in a circle} */
  public static RailMap ring(int stations) {
    MapBuilder builder = RailMap.builder().name("ring");
    for (int id = 0; id < stations; id++) {
      double angle = 2 * Math.PI * id / stations;
      builder.station(id, (1 + StrictMath.cos(angle)) / 2, (1 + StrictMath.sin(angle)) / 2);
    }
    IntStream.range(0, stations).forEach(id -> builder.track(LINE, id, (id + 1) % stations));
    return builder.build();
  }

  /** {@return three stations, each linked to both others} */
  public static RailMap triangle() {
    return ring(3);
  }
}
