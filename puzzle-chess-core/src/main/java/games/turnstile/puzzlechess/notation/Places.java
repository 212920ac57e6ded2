package games.turnstile.puzzlechess.notation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Where in a text the parts of something are, each of which is there only once. */
final class Places {
  private final Map<String, Integer> offsets = new HashMap<>();

  /** Notes the last word of a line as the place of a part, unless that is there already. */
  void claim(String part, Words in) {
    Integer before = offsets.putIfAbsent(part, in.start());
    if (before != null) {
      int line = in.fault(before, "").line();
      throw in.fault(in.start(), "'%s' is there already, in line %s".formatted(part, line));
    }
  }

  Optional<Integer> of(String part) {
    return Optional.ofNullable(offsets.get(part));
  }
}
