package games.turnstile.railchess.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Brings a city to an exact number of stations: with loops, branches and longer or shorter ends.
 */
final class CityFiller {
  private static final int LINES_PER_BRANCH = 3;
  private static final int LINES_PER_LOOP = 6;
  private static final int MOST_LOOPS = 3;
  private static final int LOOP_STATIONS = CityGround.DIRECTIONS - 1;
  private static final int SHORTEST_LINE = 10;
  private static final int LONGEST_LINE = 40;
  private static final int SHORTEST_BRANCH = 3;
  private static final int LONGEST_BRANCH = 7;
  private static final int MOST_BRANCHES = 2;
  private static final int MOST_TRIES = 1_000;

  private final SplittableRandom random;
  private final CityGround ground;
  private final List<PlannedLine> lines;

  CityFiller(SplittableRandom random, CityGround ground, List<PlannedLine> lines) {
    this.random = random;
    this.ground = ground;
    this.lines = lines;
  }

  /** Whether the city has come to have so many stations. */
  boolean fill(int stations) {
    int loops = Math.min(MOST_LOOPS, lines.size() / LINES_PER_LOOP);
    for (int i = 0; i < lines.size() && loops > 0; i++) {
      if (missing(stations) > 2 * LOOP_STATIONS && addLoop(lines.get(i))) {
        loops--;
      }
    }
    int branches = 0;
    int mostBranches = Math.max(1, lines.size() / LINES_PER_BRANCH);
    for (int tries = 0; tries < MOST_TRIES && branches < mostBranches; tries++) {
      int room = branches == 0 ? LONGEST_BRANCH : missing(stations);
      if (room >= SHORTEST_BRANCH && addBranch(room)) {
        branches++;
      }
    }
    while (missing(stations) > 0) {
      if (!extendSomeEnd()) {
        return false;
      }
    }
    while (missing(stations) < 0) {
      if (!shortenSomeEnd()) {
        return false;
      }
    }
    return true;
  }

  private int missing(int stations) {
    return stations - ground.stations();
  }

  private boolean addLoop(PlannedLine line) {
    if (line.isRing() || line.stations() + LOOP_STATIONS > LONGEST_LINE) {
      return false;
    }
    for (boolean last : List.of(true, false)) {
      int end = line.end(last, 0);
      int heading = ground.direction(line.end(last, 1), end);
      for (int side : List.of(1, -1)) {
        List<Integer> loop = loop(end, heading, side);
        if (loop.size() == LOOP_STATIONS + 2) {
          ground.setTerminal(end, false);
          line.loops().add(loop);
          lay(loop, LOOP_STATIONS);
          return true;
        }
      }
    }
    return false;
  }

  /** An octagon ahead, from the end around to the end, as far as there is room for it. */
  private List<Integer> loop(int end, int heading, int side) {
    List<Integer> loop = new ArrayList<>(List.of(end));
    for (int step = 0; step <= LOOP_STATIONS; step++) {
      int direction = heading + side * (step - 1);
      int from = loop.get(step);
      int to = ground.next(from, direction);
      boolean closes = step == LOOP_STATIONS && !ground.crossesTrack(from, direction);
      if (!closes && !canGo(from, direction, to)) {
        break;
      }
      loop.add(to);
    }
    return loop;
  }

  private boolean addBranch(int most) {
    PlannedLine line = lines.get(random.nextInt(lines.size()));
    int length = Math.min(most, random.nextInt(SHORTEST_BRANCH, LONGEST_BRANCH + 1));
    if (line.isRing()
        || line.branches().size() >= MOST_BRANCHES
        || line.stations() + length > LONGEST_LINE) {
      return false;
    }
    int at = random.nextInt(2, line.trunk().size() - 2);
    int ahead = random.nextBoolean() ? 1 : -1;
    int side = random.nextBoolean() ? 1 : -1;
    int from = line.trunk().get(at);
    int heading = ground.direction(line.trunk().get(at - ahead), from);
    int onward = ground.direction(from, line.trunk().get(at + ahead));
    if (line.hasBranchAt(from) || ground.linesAt(from) > 1 || onward == turned(heading, side)) {
      return false;
    }
    int bendsBack = onward == heading ? 0 : 2 * side;
    List<Integer> branch = branch(from, heading + side, heading + bendsBack, length);
    if (branch.size() <= length) {
      return false;
    }
    line.branches().add(branch);
    lay(branch, length);
    ground.setTerminal(branch.get(length), true);
    return true;
  }

  /** A way straight ahead, then with one bend, as far as there is open ground. */
  private List<Integer> branch(int from, int heading, int later, int length) {
    List<Integer> branch = new ArrayList<>(List.of(from));
    int straightFor = random.nextInt(2, LONGEST_BRANCH + 1);
    for (int step = 0; step < length; step++) {
      int direction = step < straightFor ? heading : later;
      int to = ground.next(branch.get(step), direction);
      // Beside the trunk: the place of the bend, the next station and the one after that.
      int ownNeighbours = Math.max(1, 3 - step);
      if (!canGo(branch.get(step), direction, to) || ground.crowd(to) > ownNeighbours) {
        break;
      }
      branch.add(to);
    }
    return branch;
  }

  private static int turned(int heading, int side) {
    return Math.floorMod(heading + side, CityGround.DIRECTIONS);
  }

  private boolean canGo(int from, int direction, int to) {
    return to != CityGround.NOWHERE && ground.isFree(to) && !ground.crossesTrack(from, direction);
  }

  private void lay(List<Integer> way, int fresh) {
    way.subList(1, fresh + 1).forEach(ground::call);
    for (int i = 1; i < way.size(); i++) {
      ground.lay(way.get(i - 1), way.get(i));
    }
  }

  private record Extension(PlannedLine line, boolean last, int to, double faults) {}

  private boolean extendSomeEnd() {
    Optional<Extension> best = Optional.empty();
    for (PlannedLine line : lines) {
      if (line.isRing() || line.stations() >= LONGEST_LINE) {
        continue;
      }
      for (boolean last : List.of(true, false)) {
        if (line.hasLoopAt(line.end(last, 0))) {
          continue;
        }
        for (int turn = -1; turn <= 1; turn++) {
          Optional<Extension> found = extension(line, last, turn);
          if (found.isPresent() && (best.isEmpty() || found.get().faults() < best.get().faults())) {
            best = found;
          }
        }
      }
    }
    best.ifPresent(this::extend);
    return best.isPresent();
  }

  private Optional<Extension> extension(PlannedLine line, boolean last, int turn) {
    int end = line.end(last, 0);
    int direction = ground.direction(line.end(last, 1), end) + turn;
    int to = ground.next(end, direction);
    if (!canGo(end, direction, to)) {
      return Optional.empty();
    }
    double faults =
        12 * ground.crowd(to) + 8 * Math.abs(turn) + line.trunk().size() + random.nextDouble();
    return Optional.of(new Extension(line, last, to, faults));
  }

  private void extend(Extension extension) {
    PlannedLine line = extension.line();
    int end = line.end(extension.last(), 0);
    ground.setTerminal(end, false);
    ground.setTerminal(extension.to(), true);
    ground.call(extension.to());
    ground.lay(end, extension.to());
    line.trunk().add(extension.last() ? line.trunk().size() : 0, extension.to());
  }

  private boolean shortenSomeEnd() {
    PlannedLine longest = null;
    boolean atLast = false;
    for (PlannedLine line : lines) {
      for (boolean last : List.of(true, false)) {
        if (canShorten(line, last)
            && (longest == null || line.trunk().size() > longest.trunk().size())) {
          longest = line;
          atLast = last;
        }
      }
    }
    if (longest == null) {
      return false;
    }
    int end = longest.end(atLast, 0);
    int newEnd = longest.end(atLast, 1);
    longest.trunk().remove(atLast ? longest.trunk().size() - 1 : 0);
    ground.uncall(end);
    ground.lift(end, newEnd);
    ground.setTerminal(end, false);
    ground.setTerminal(newEnd, true);
    return true;
  }

  /** Only where no other line and nothing else of this one is touched. */
  private boolean canShorten(PlannedLine line, boolean last) {
    return !line.isRing()
        && line.trunk().size() > SHORTEST_LINE
        && !line.hasLoopAt(line.end(last, 0))
        && !line.hasBranchAt(line.end(last, 1))
        && !line.hasBranchAt(line.end(last, 0))
        && ground.linesAt(line.end(last, 0)) == 1
        && ground.linesAt(line.end(last, 1)) == 1;
  }
}
