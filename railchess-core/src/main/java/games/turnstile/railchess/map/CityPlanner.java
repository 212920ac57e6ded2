package games.turnstile.railchess.map;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Plans the trunks of a city's lines, one after the other, each where it fits best. */
final class CityPlanner {
  private static final int FEWEST_LINES_FOR_A_RING = 5;
  private static final int WIDEST_RING = 14;
  private static final int CANDIDATES = 6;
  private static final int MOST_TRIES = 60;
  private static final int SHORTEST = 11;

  /** The width of the square in which the end of a line is chosen. */
  private static final int NEAR = 5;

  private static final int LINES_PER_SHARING_LINE = 3;

  /** Part of the stations that the trunks shall have; ends and branches bring the rest. */
  private static final double PART_OF_TRUNKS = 0.9;

  private final SplittableRandom random;
  private final CityGround ground;
  private final TrackRouter router;
  private final CityStyle style;
  private final int stations;
  private final int lines;
  private final List<PlannedLine> planned = new ArrayList<>();

  CityPlanner(SplittableRandom random, CityStyle style, int stations, int lines, double room) {
    this.random = random;
    this.style = style;
    this.stations = stations;
    this.lines = lines;
    ground = new CityGround((int) StrictMath.ceil(StrictMath.sqrt(stations * room)));
    router = new TrackRouter(ground);
  }

  CityGround ground() {
    return ground;
  }

  /** All lines; fewer than wanted if there is no room for more. */
  List<PlannedLine> plan() {
    if (lines >= FEWEST_LINES_FOR_A_RING) {
      add(ring());
    }
    while (planned.size() < lines) {
      Optional<List<Integer>> best = bestTrunk();
      if (best.isEmpty()) {
        break;
      }
      add(best.get());
    }
    return planned;
  }

  private void add(List<Integer> trunk) {
    PlannedLine line = PlannedLine.along(trunk);
    planned.add(line);
    for (int i = line.isRing() ? 1 : 0; i < trunk.size(); i++) {
      ground.call(trunk.get(i));
    }
    for (int i = 1; i < trunk.size(); i++) {
      ground.lay(trunk.get(i - 1), trunk.get(i));
    }
    for (int end : List.of(line.end(false, 0), line.end(true, 0))) {
      ground.setTerminal(end, ground.linesAt(end) == 1 && !line.isRing());
    }
  }

  private List<Integer> ring() {
    int widest = Math.min(WIDEST_RING, ground.size() * 6 / 11);
    int width = random.nextInt(widest * 3 / 4, widest + 1);
    int slant = width * 3 / 10;
    int straight = width - 2 * slant;
    int low = (ground.size() - width) / 2;
    int aside = ground.size() / 10 + 1;
    int x = low + random.nextInt(-aside, aside + 1);
    int y = low + random.nextInt(-aside, aside + 1);
    int point = ground.at(x + slant, y);
    List<Integer> ring = new ArrayList<>(List.of(point));
    for (int direction = 0; direction < CityGround.DIRECTIONS; direction++) {
      for (int step = direction % 2 == 0 ? straight : slant; step > 0; step--) {
        point = ground.next(point, direction);
        ring.add(point);
      }
    }
    return ring;
  }

  private Optional<List<Integer>> bestTrunk() {
    double share = stations * PART_OF_TRUNKS - ground.stations();
    double wanted = Math.max(1, share / (lines - planned.size()));
    CityStyle now =
        style == CityStyle.METRO && planned.size() % LINES_PER_SHARING_LINE == 2
            ? CityStyle.SHARING
            : style;
    List<Integer> best = List.of();
    double least = Double.MAX_VALUE;
    int found = 0;
    for (int tries = 0; tries < MOST_TRIES && found < CANDIDATES; tries++) {
      List<Integer> trunk = someTrunk(wanted, now);
      if (trunk.size() >= SHORTEST && trunk.size() <= now.longest() && touches(trunk)) {
        found++;
        double faults = faults(trunk, wanted);
        if (faults < least) {
          least = faults;
          best = trunk;
        }
      }
    }
    return best.isEmpty() ? Optional.empty() : Optional.of(best);
  }

  private boolean touches(List<Integer> trunk) {
    return planned.isEmpty() || trunk.stream().anyMatch(point -> !ground.isFree(point));
  }

  private double faults(List<Integer> trunk, double wanted) {
    long fresh = trunk.stream().filter(ground::isFree).count();
    int bends = 0;
    for (int i = 2; i < trunk.size(); i++) {
      int before = ground.direction(trunk.get(i - 2), trunk.get(i - 1));
      if (before != ground.direction(trunk.get(i - 1), trunk.get(i))) {
        bends++;
      }
    }
    return 2 * StrictMath.abs(fresh - wanted) + 1.5 * bends + random.nextDouble();
  }

  /** A way from one end of the city through some point to another end; empty if there is none. */
  private List<Integer> someTrunk(double wanted, CityStyle now) {
    int via = random.nextInt(3) > 0 ? someStation() : someCentralPoint();
    double length =
        Math.min(now.longest() - 2, Math.min(ground.size() * 1.1, wanted * now.stretch() + 6))
            * (0.85 + 0.3 * random.nextDouble());
    double angle = random.nextDouble() * 2 * StrictMath.PI;
    double bend = StrictMath.PI * (1 + 0.5 * (random.nextDouble() - 0.5));
    int first = someEnd(via, angle, length / 2, now);
    int last = someEnd(via, angle + bend, length / 2, now);
    if (first == CityGround.NOWHERE || last == CityGround.NOWHERE || first == last) {
      return List.of();
    }
    List<Integer> trunk = router.route(first, CityGround.NOWHERE, via, new HashSet<>(), now);
    if (trunk.size() < 2) {
      return List.of();
    }
    int heading = ground.direction(trunk.get(trunk.size() - 2), via);
    List<Integer> rest = router.route(via, heading, last, new HashSet<>(trunk), now);
    if (rest.isEmpty()) {
      return List.of();
    }
    trunk.addAll(rest.subList(1, rest.size()));
    return new HashSet<>(trunk).size() == trunk.size() ? trunk : List.of();
  }

  private int someCentralPoint() {
    int middle = ground.size() / 2;
    int reach = Math.max(1, ground.size() / 6);
    return ground.at(
        middle + random.nextInt(-reach, reach + 1), middle + random.nextInt(-reach, reach + 1));
  }

  private int someStation() {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      int point = random.nextInt(ground.points());
      if (!ground.isFree(point)
          && !ground.isTerminal(point)
          && ground.linesAt(point) < style.mostAtStation() - 1) {
        return point;
      }
    }
    return someCentralPoint();
  }

  /** A point about so many steps away: where it is not crowded, or else a station. */
  private int someEnd(int via, double angle, double steps, CityStyle now) {
    double dx = StrictMath.cos(angle);
    double dy = StrictMath.sin(angle);
    double scale = steps / Math.max(StrictMath.abs(dx), StrictMath.abs(dy));
    int x = clamp(ground.x(via) + StrictMath.round(dx * scale));
    int y = clamp(ground.y(via) + StrictMath.round(dy * scale));
    int best = CityGround.NOWHERE;
    double least = Double.MAX_VALUE;
    for (int near = 0; near < NEAR * NEAR; near++) {
      int point = ground.at(x + near % NEAR - NEAR / 2, y + near / NEAR - NEAR / 2);
      if (point != CityGround.NOWHERE && point != via && !ground.isTerminal(point)) {
        double crowding = ground.isFree(point) ? 2 * ground.crowd(point) : now.endAtStation();
        double faults = crowding + 3 * random.nextDouble();
        if (faults < least) {
          least = faults;
          best = point;
        }
      }
    }
    return best;
  }

  private int clamp(long coordinate) {
    return (int) Math.max(0, Math.min(ground.size() - 1, coordinate));
  }
}
