package games.turnstile.railchess.notation;

import java.util.ArrayList;
import java.util.List;

/** Collects warnings, and only counts them once there are too many to be read. */
final class Warnings {
  static final int MOST = 100;

  private final List<String> first = new ArrayList<>();
  private int more;

  void add(String warning) {
    if (first.size() < MOST) {
      first.add(warning);
    } else {
      more++;
    }
  }

  List<String> toList() {
    List<String> all = new ArrayList<>(first);
    if (more > 0) {
      all.add("Warnings not shown: %s.".formatted(more));
    }
    return all;
  }
}
