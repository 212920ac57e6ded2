package games.turnstile.railchess.map;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/** Makes a map of a planned city: numbers, names and places, thoroughfares and prohibitions. */
final class CityDrawing {
  private static final double MARGIN = 0.04;
  private static final double UNITS = 10_000;
  private static final int STATIONS_PER_THOROUGHFARE = 25;
  private static final int NEAR_SPAWNS = 3;

  private final SplittableRandom random;
  private final CityGround ground;
  private final List<PlannedLine> lines;
  private final Map<Integer, Integer> ids = new LinkedHashMap<>();
  private final Map<Integer, Set<Integer>> linesAt = new LinkedHashMap<>();
  private final MapBuilder map = RailMap.builder();

  CityDrawing(SplittableRandom random, CityGround ground, List<PlannedLine> lines) {
    this.random = random;
    this.ground = ground;
    this.lines = lines;
  }

  /** A coordinate on the sheet, with few digits and a margin at both ends. */
  static double place(int value, int low, int high) {
    double part = (double) (value - low) / (high - low);
    return StrictMath.round((MARGIN + part * (1 - 2 * MARGIN)) * UNITS) / UNITS;
  }

  RailMap map() {
    for (int index = 0; index < lines.size(); index++) {
      PlannedLine line = lines.get(index);
      int number = index + 1;
      track(number, line.trunk());
      line.branches().forEach(branch -> branch(number, line.trunk(), branch));
      line.loops().forEach(loop -> track(number, loop));
      map.lineName(number, CityNames.line(index, line.isRing()));
    }
    addStations();
    addThoroughfares();
    RailMap drawn = map.build();
    keepSpawnsApart(drawn.spawns());
    return map.build();
  }

  private void track(int line, List<Integer> way) {
    map.track(line, numbers(line, way));
  }

  /** Trains go from the branch to the trunk straight ahead only. */
  private void branch(int line, List<Integer> trunk, List<Integer> branch) {
    track(line, branch);
    int via = branch.get(0);
    int out = branch.get(1);
    int at = trunk.indexOf(via);
    int heading = ground.direction(via, out);
    for (int other : List.of(trunk.get(at - 1), trunk.get(at + 1))) {
      int turn = Math.floorMod(ground.direction(via, other) - heading, CityGround.DIRECTIONS);
      if (Math.min(turn, CityGround.DIRECTIONS - turn) <= 2) {
        map.noTrain(new NoTrain(line, ids.get(other), ids.get(via), ids.get(out)));
        map.noTrain(new NoTrain(line, ids.get(out), ids.get(via), ids.get(other)));
      }
    }
  }

  private int[] numbers(int line, List<Integer> way) {
    for (int point : way) {
      ids.putIfAbsent(point, ids.size() + 1);
      linesAt.computeIfAbsent(point, none -> new LinkedHashSet<>()).add(line);
    }
    return way.stream().mapToInt(ids::get).toArray();
  }

  private void addStations() {
    CityNames names = new CityNames(random);
    map.name(names.city());
    int left = ids.keySet().stream().mapToInt(ground::x).min().orElseThrow();
    int right = ids.keySet().stream().mapToInt(ground::x).max().orElseThrow();
    int bottom = ids.keySet().stream().mapToInt(ground::y).min().orElseThrow();
    int top = ids.keySet().stream().mapToInt(ground::y).max().orElseThrow();
    ids.forEach(
        (point, id) -> {
          double x = place(ground.x(point), left, right);
          double y = place(ground.y(point), bottom, top);
          String name = names.station(linesAt.get(point).size(), ground.isTerminal(point));
          map.station(new Station(id, x, y, name));
        });
  }

  /** Between the nearest stations that no line joins; each has one at most. */
  private void addThoroughfares() {
    List<int[]> pairs = List.of();
    for (int reach = 1; pairs.isEmpty() && reach < ground.size(); reach++) {
      pairs = pairsWithin(reach);
    }
    Set<Integer> taken = new LinkedHashSet<>();
    for (int left = Math.max(1, ids.size() / STATIONS_PER_THOROUGHFARE);
        left > 0 && !pairs.isEmpty();
        left--) {
      int[] pair = pairs.remove(random.nextInt(pairs.size()));
      if (!taken.contains(pair[0]) && !taken.contains(pair[1])) {
        taken.addAll(List.of(pair[0], pair[1]));
        map.thoroughfare(ids.get(pair[0]), ids.get(pair[1]));
      }
    }
  }

  private List<int[]> pairsWithin(int reach) {
    List<int[]> pairs = new ArrayList<>();
    for (int first : ids.keySet()) {
      for (int second : ids.keySet()) {
        if (first < second
            && distance(first, second) <= reach
            && !ground.isTerminal(first)
            && !ground.isTerminal(second)
            && !crossesTrack(first, second)
            && Collections.disjoint(linesAt.get(first), linesAt.get(second))) {
          pairs.add(new int[] {first, second});
        }
      }
    }
    return pairs;
  }

  private boolean crossesTrack(int first, int second) {
    return distance(first, second) == 1
        && ground.crossesTrack(first, ground.direction(first, second));
  }

  /** How many steps it is from one point to another. */
  private int distance(int first, int second) {
    int across = Math.abs(ground.x(first) - ground.x(second));
    int along = Math.abs(ground.y(first) - ground.y(second));
    return Math.max(across, along);
  }

  private void keepSpawnsApart(List<Integer> spawns) {
    List<Integer> points =
        ids.keySet().stream().filter(point -> spawns.contains(ids.get(point))).toList();
    for (int first : points) {
      for (int second : points) {
        if (first < second && distance(first, second) <= NEAR_SPAWNS) {
          map.noSpawn(ids.get(first), ids.get(second));
        }
      }
    }
  }
}
