package games.turnstile.railchess.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;

/** Finds the smoothest way for a new line over the ground of a city. */
final class TrackRouter {
  private static final int STRAIGHT = 10;
  private static final int DIAGONAL = 13;
  private static final int BEND = 14;
  private static final int INTERCHANGE = 5;

  private static final int UNREACHED = Integer.MAX_VALUE;

  private final CityGround ground;
  private final int[] cost;
  private final int[] before;

  TrackRouter(CityGround ground) {
    this.ground = ground;
    cost = new int[ground.points() * CityGround.DIRECTIONS];
    before = new int[cost.length];
  }

  /**
   * The points from one to another, both included; empty if there is no way.
   *
   * @param heading the direction in which the line arrives at the first point; {@link
   *     CityGround#NOWHERE} if it begins there
   * @param taken the points that the line already has
   */
  List<Integer> route(int from, int heading, int to, Set<Integer> taken, CityStyle style) {
    Arrays.fill(cost, UNREACHED);
    PriorityQueue<Long> open = new PriorityQueue<>();
    for (int direction = 0; direction < CityGround.DIRECTIONS; direction++) {
      if (heading == CityGround.NOWHERE || direction == heading) {
        reach(open, from * CityGround.DIRECTIONS + direction, CityGround.NOWHERE, 0);
      }
    }
    while (!open.isEmpty()) {
      long best = open.remove();
      int state = (int) (best % cost.length);
      if (state / CityGround.DIRECTIONS == to) {
        return path(state);
      }
      if (best / cost.length == cost[state]) {
        goOn(open, state, taken, style);
      }
    }
    return List.of();
  }

  private void goOn(PriorityQueue<Long> open, int state, Set<Integer> taken, CityStyle style) {
    int point = state / CityGround.DIRECTIONS;
    int ahead = state % CityGround.DIRECTIONS;
    for (int turn = -1; turn <= 1; turn++) {
      int direction = Math.floorMod(ahead + turn, CityGround.DIRECTIONS);
      int next = ground.next(point, direction);
      if (next != CityGround.NOWHERE && !taken.contains(next)) {
        int step = step(point, direction, next, style);
        if (step != UNREACHED) {
          int bend = turn == 0 ? 0 : BEND;
          reach(open, next * CityGround.DIRECTIONS + direction, state, cost[state] + step + bend);
        }
      }
    }
  }

  private void reach(PriorityQueue<Long> open, int state, int from, int total) {
    if (total < cost[state]) {
      cost[state] = total;
      before[state] = from;
      open.add((long) total * cost.length + state);
    }
  }

  private int step(int point, int direction, int next, CityStyle style) {
    int sharing = ground.linesOn(point, next);
    if (ground.isTerminal(next)
        || ground.linesAt(next) >= style.mostAtStation()
        || sharing >= style.mostOnTrack()
        || ground.crossesTrack(point, direction)) {
      return UNREACHED;
    }
    if (sharing > 0) {
      return style.sharedStep();
    }
    int length = direction % 2 == 0 ? STRAIGHT : DIAGONAL;
    return ground.isFree(next)
        ? length + style.crowding() * ground.crowd(next)
        : length + INTERCHANGE;
  }

  private List<Integer> path(int last) {
    List<Integer> path = new ArrayList<>();
    for (int state = last; state != CityGround.NOWHERE; state = before[state]) {
      path.add(0, state / CityGround.DIRECTIONS);
    }
    return path;
  }
}
