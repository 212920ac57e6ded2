package games.turnstile.railchess.map;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of a generated city, by the points of its ground.
 *
 * @param trunk from one end to the other; of a ring, the first point comes again at the end
 * @param branches each from the point of the trunk where it leaves to its own end
 * @param loops each from an end of the trunk around to the same point
 */
record PlannedLine(List<Integer> trunk, List<List<Integer>> branches, List<List<Integer>> loops) {
  static PlannedLine along(List<Integer> trunk) {
    return new PlannedLine(new ArrayList<>(trunk), new ArrayList<>(), new ArrayList<>());
  }

  boolean isRing() {
    return trunk.get(0).equals(trunk.get(trunk.size() - 1));
  }

  int stations() {
    int more = 0;
    for (List<Integer> branch : branches) {
      more += branch.size() - 1;
    }
    for (List<Integer> loop : loops) {
      more += loop.size() - 2;
    }
    return trunk.size() + more - (isRing() ? 1 : 0);
  }

  /** An end of the trunk, with what comes before it: the first end or the last. */
  int end(boolean last, int back) {
    return trunk.get(last ? trunk.size() - 1 - back : back);
  }

  boolean hasLoopAt(int point) {
    return loops.stream().anyMatch(loop -> loop.get(0) == point);
  }

  boolean hasBranchAt(int point) {
    return branches.stream().anyMatch(branch -> branch.get(0) == point);
  }
}
