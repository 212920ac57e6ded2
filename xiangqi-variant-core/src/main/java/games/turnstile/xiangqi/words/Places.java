package games.turnstile.xiangqi.words;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * Rows or columns, in a short form.
 *
 * @param singles those that stand alone, from 1 upwards and then from the other end
 * @param ranges runs of four or more
 * @param last how many from the other end there are in a row, -1 first; 0 unless two or more
 */
record Places(List<Integer> singles, List<Range> ranges, int last) {
  private static final int SHORTEST_RANGE = 4;

  /** From one row or column to another. */
  record Range(int from, int to) {}

  static Places of(List<Integer> written) {
    TreeSet<Integer> left = new TreeSet<>(written);
    int last = 0;
    while (left.contains(-1 - last)) {
      last++;
    }
    if (last < 2) {
      last = 0;
    }
    left.removeAll(new TreeSet<>(left.subSet(-last, 0)));
    List<Range> ranges = ranges(left);
    List<Integer> singles = new ArrayList<>(left.tailSet(0));
    singles.addAll(left.headSet(0, false).descendingSet());
    return new Places(List.copyOf(singles), ranges, last);
  }

  /** Takes the runs of positive numbers out of the set. */
  private static List<Range> ranges(TreeSet<Integer> left) {
    NavigableSet<Integer> positive = left.tailSet(1, true);
    List<Range> ranges = new ArrayList<>();
    for (int from : List.copyOf(positive)) {
      int to = from;
      while (positive.contains(from) && to < Integer.MAX_VALUE && positive.contains(to + 1)) {
        to++;
      }
      if (to - from + 1 >= SHORTEST_RANGE) {
        ranges.add(new Range(from, to));
        positive.subSet(from, true, to, true).clear();
      }
    }
    return List.copyOf(ranges);
  }

  /** The single ones that are counted from 1. */
  List<Integer> counted() {
    return singles.stream().filter(number -> number >= 0).toList();
  }

  /** The single ones that are counted from the other end. */
  List<Integer> countedBack() {
    return singles.stream().filter(number -> number < 0).toList();
  }
}
