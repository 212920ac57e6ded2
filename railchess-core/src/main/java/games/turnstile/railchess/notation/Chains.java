package games.turnstile.railchess.notation;

import games.turnstile.railchess.map.Walk;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/**
 * Writes ways between stations as chains such as {@code 1 - 2 - 3 > 4}, as long as the ways go on.
 * Chains begin where a line ends, then where it branches, then anywhere on what is left. The same
 * ways always make the same chains.
 */
final class Chains {
  private static final int WIDTH = 100;
  private static final String BEST_FIRST = "-><";
  private static final Comparator<Map.Entry<Integer, Character>> PREFERENCE =
      Comparator.<Map.Entry<Integer, Character>>comparingInt(
              way -> BEST_FIRST.indexOf(way.getValue()))
          .thenComparing(Map.Entry::getKey);

  private final String head;
  private final List<String> lines = new ArrayList<>();

  /** What is not yet written, twice: from each of its two ends. */
  private final SortedMap<Integer, SortedMap<Integer, Character>> open = new TreeMap<>();

  private Chains(String head) {
    this.head = head;
  }

  /** The lines of text, each of which begins with the head. */
  static List<String> lines(String head, Collection<Walk> ways) {
    Chains chains = new Chains(head);
    for (Walk way : ways) {
      chains.join(way.from(), way.to(), '>');
      chains.join(way.to(), way.from(), '<');
    }
    chains.beginWhere(station -> chains.degree(station) == 1 && chains.leadsOn(station));
    chains.beginWhere(station -> chains.isOdd(station) && chains.leadsOn(station));
    chains.beginWhere(chains::isOdd);
    chains.beginWhere(station -> chains.degree(station) > 0);
    return chains.lines;
  }

  private void join(int here, int there, char sign) {
    open.computeIfAbsent(here, any -> new TreeMap<>())
        .merge(there, sign, (before, now) -> before.equals(now) ? now : Character.valueOf('-'));
  }

  private int degree(int station) {
    return open.get(station).size();
  }

  private boolean isOdd(int station) {
    return degree(station) % 2 == 1;
  }

  private boolean leadsOn(int station) {
    return open.get(station).values().stream().anyMatch(sign -> sign != '<');
  }

  private void beginWhere(IntPredicate condition) {
    for (int station : open.keySet()) {
      while (condition.test(station)) {
        chain(station);
      }
    }
  }

  private void chain(int start) {
    StringBuilder line = new StringBuilder(head).append(start);
    int here = start;
    while (degree(here) > 0) {
      int next = open.get(here).entrySet().stream().min(PREFERENCE).orElseThrow().getKey();
      char sign = open.get(here).remove(next);
      open.get(next).remove(here);
      String step = " " + sign + " " + next;
      if (line.length() + step.length() > WIDTH) {
        lines.add(line.toString());
        line = new StringBuilder(head).append(here);
      }
      line.append(step);
      here = next;
    }
    lines.add(line.toString());
  }
}
