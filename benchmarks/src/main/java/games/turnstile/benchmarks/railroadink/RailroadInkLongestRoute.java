package games.turnstile.benchmarks.railroadink;

import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.Tile;
import games.turnstile.railroadink.notation.PlacementCodec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Looks for the sheet that takes the longest to score, which is where the longest route is hard to
 * find. It begins with the slowest sheet that is known, then with others full of junctions, and
 * changes a few tiles again and again, as long as that makes them slower. The median of several
 * times counts in the end.
 */
public final class RailroadInkLongestRoute {
  /** What is on a sheet at most. */
  private enum Limit {
    /** As many tiles as the dice of a game show. */
    GAME(
        21,
        7,
        31,
        "B2F60A3G63A3E62S4F53A3E53A3F43A3G53A3D62A3C62A3D51A3D41A3C53A4G41A3B62A3G33B2C41A3D30"
            + "S2B50B0F32A3C30B2B41A3G23A3E33A3E20B2D20A3B31A3C20B1G15B2F20S0B21A3E42"),
    /** Any tiles, as many as a board string has. */
    BOARD_STRING(
        31,
        31,
        31,
        "A3A10A3A21A3A31A3A41A3A52S2B10A3B23A3B32A3B40A3B52A5C10A3C32A3C40A3C52A5D30A4D40B0D50"
            + "A5E40A5B02A3C00A5C22A3D00A5D13A3D20A3E03A3E12A3E20A3E31A5F11A3F23A5F30"),
    /** Any tiles on all squares. */
    SHEET(
        49,
        49,
        49,
        "S2A10A3A21A3A31A3A41A3A51A3A61A3B12A3B20A3B33A3B42A3B50A3B62A3C13A3C23A3C31A3C42A3C50"
            + "A3C62A3D30A3D43A3D53A3D62A3E33B0E43A3E62A5F60A3G11A3G21A4G31A3G43A3G51A3G61A3A00A3B00"
            + "A3C00A3D00A3D11A5D23A3E00A3E13A3E23A5E52A5F01A4F11A4F21A4F31A3F41A3F53A3G01");

    private final int a;
    private final int b;
    private final int all;
    private final String known;

    Limit(int a, int b, int all, String known) {
      this.a = a;
      this.b = b;
      this.all = all;
      this.known = known;
    }

    /** The slowest sheet that is known. */
    Sheet known() {
      return Sheet.of(
          Arrays.stream(known.split("(?<=\\G.{5})")).map(PlacementCodec::parse).toList());
    }

    boolean allows(Sheet sheet, Tile next) {
      long same = sheet.placements().stream().filter(p -> p.tile().die() == next.die()).count();
      int most = next.die() == 'A' ? a : next.die() == 'B' ? b : Sheet.MOST_SPECIALS;
      return sheet.placements().size() < all && same < most;
    }
  }

  private static final int SECONDS = 40;
  private static final int WARM_UPS = 100;
  private static final int PATIENCE = 1500;
  private static final int TIMES = 9;
  private static final int QUICK_TIMES = 3;

  /** By how much a change may make a sheet quicker and yet be kept. */
  private static final double TOLERANCE = 0.97;

  /** Highways; railways are as hard, since a quarter turn makes the ones the others. */
  private static final List<Tile> TILES =
      List.of(
          Tile.A3, Tile.A3, Tile.A3, Tile.A3, Tile.A3, Tile.A3, Tile.A4, Tile.A5, Tile.A2, Tile.A0,
          Tile.B0, Tile.B1, Tile.B2, Tile.S0, Tile.S2, Tile.S2, Tile.S4, Tile.S5);

  private final Random random = new Random(1);
  private final Limit limit;
  private Sheet slowest = Sheet.empty();
  private long slowestTime;

  private RailroadInkLongestRoute(Limit limit) {
    this.limit = limit;
  }

  /**
   * Prints the slowest sheet that was found within each limit.
   *
   * @param args optionally for how many seconds to look within each
   */
  public static void main(String[] args) {
    long seconds = args.length > 0 ? Long.parseLong(args[0]) : SECONDS;
    for (Limit limit : Limit.values()) {
      RailroadInkLongestRoute search = new RailroadInkLongestRoute(limit);
      long end = System.nanoTime() + seconds * 1_000_000_000;
      times(limit.known(), WARM_UPS);
      search.climb(limit.known(), end);
      while (System.nanoTime() - end < 0) {
        search.climb(search.filled(Sheet.empty()), end);
      }
      System.out.println(
          String.format(
              Locale.ROOT,
              "%-12s %s tiles, %s points: %.1f us  %s",
              limit,
              search.slowest.placements().size(),
              search.slowest.points(),
              search.slowestTime / 1e3,
              search.slowest.placements().stream()
                  .map(PlacementCodec::format)
                  .collect(Collectors.joining())));
    }
  }

  private void climb(Sheet start, long end) {
    Sheet sheet = start;
    long time = quickest(sheet);
    for (int idle = 0; idle < PATIENCE && System.nanoTime() - end < 0; idle++) {
      if (time > slowestTime) {
        keepIfSlowest(sheet);
      }
      Sheet changed = filled(thinned(sheet));
      long changedTime = quickest(changed);
      if (changedTime > time * TOLERANCE) {
        idle = changedTime > time ? 0 : idle;
        sheet = changed;
        time = changedTime;
      }
    }
  }

  /** Asks again, so that nothing is kept for a pause of the machine. */
  private void keepIfSlowest(Sheet sheet) {
    long median = median(sheet);
    if (median > slowestTime) {
      slowest = sheet;
      slowestTime = median;
    }
  }

  /** The sheet without a few of its tiles, and without those that are then joined to nothing. */
  private Sheet thinned(Sheet sheet) {
    List<Placement> left = new ArrayList<>(sheet.placements());
    Collections.shuffle(left, random);
    left.subList(0, Math.min(left.size(), 1 + random.nextInt(5))).clear();
    Sheet thinned = Sheet.empty();
    for (int before = -1; before != left.size(); ) {
      before = left.size();
      for (Placement placement : List.copyOf(left)) {
        if (thinned.check(placement).isEmpty()) {
          thinned = thinned.draw(placement);
          left.remove(placement);
        }
      }
    }
    return thinned;
  }

  /** The sheet with as much on it as the limit allows. */
  private Sheet filled(Sheet sheet) {
    Sheet filled = sheet;
    for (int failures = 0; failures < TILES.size(); ) {
      Tile tile = TILES.get(random.nextInt(TILES.size()));
      List<Placement> legal = limit.allows(filled, tile) ? filled.legalPlacements(tile) : List.of();
      if (legal.isEmpty()) {
        failures++;
      } else {
        filled = filled.draw(legal.get(random.nextInt(legal.size())));
      }
    }
    return filled;
  }

  /** The quickest of a few times, so that pauses of the machine do not count. */
  private static long quickest(Sheet sheet) {
    return times(sheet, QUICK_TIMES)[0];
  }

  private static long median(Sheet sheet) {
    return times(sheet, TIMES)[TIMES / 2];
  }

  private static long[] times(Sheet sheet, int count) {
    long[] times = new long[count];
    for (int i = 0; i < count; i++) {
      long begin = System.nanoTime();
      sheet.points();
      times[i] = System.nanoTime() - begin;
    }
    Arrays.sort(times);
    return times;
  }
}
