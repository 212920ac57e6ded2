package games.turnstile.puzzlechess;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Generators of movements in Betza's notation, all of them well formed. */
final class BetzaArbitraries {
  private static final List<String> LINE = List.of("f", "b", "l", "r", "v", "s", "fs", "fb");
  private static final List<String> DIAGONAL =
      List.of("f", "b", "l", "r", "fl", "br", "fbl", "flbr", "fr");
  private static final List<String> KNIGHT =
      List.of(
          "f", "b", "l", "r", "ff", "bb", "ll", "rr", "fl", "fr", "bl", "br", "lf", "lb", "rf",
          "rb", "fs", "bs", "fh", "bh", "lh", "rh", "v", "s", "ffbs");
  private static final List<String> BOTH = List.of("f", "b", "l", "r", "fb", "lr");

  private BetzaArbitraries() {}

  /** {@return the texts of movements, now and then the empty one} */
  static Arbitrary<String> movements() {
    return Arbitraries.frequencyOf(
        Tuple.of(1, Arbitraries.just("")),
        Tuple.of(9, groups().list().ofMinSize(1).ofMaxSize(3).map(BetzaArbitraries::joined)));
  }

  /** The groups one after another, so that no letter stands twice by chance. */
  private static String joined(List<String> groups) {
    StringBuilder text = new StringBuilder();
    for (String group : groups) {
      String first = group.substring(0, 1);
      boolean isTwice = text.toString().endsWith(first) && !text.toString().endsWith(first + first);
      text.append(isTwice ? "0" : "").append(group);
    }
    return text.toString();
  }

  private static Arbitrary<String> groups() {
    return Arbitraries.of("W", "F", "D", "N", "A", "H", "R", "B", "Q", "K")
        .flatMap(
            atom ->
                Combinators.combine(
                        Arbitraries.of("", "", "", "m", "c", "mc", "cm"),
                        directions(atom),
                        Arbitraries.of("", "", "", atom, "0", "1", "2", "3", "7"))
                    .as((modifier, direction, range) -> modifier + direction + atom + range));
  }

  private static Arbitrary<String> directions(String atom) {
    List<String> some =
        switch (atom) {
          case "W", "D", "H", "R" -> LINE;
          case "F", "A", "B" -> DIAGONAL;
          case "N" -> KNIGHT;
          default -> BOTH;
        };
    return Arbitraries.frequencyOf(
        Tuple.of(1, Arbitraries.just("")), Tuple.of(1, Arbitraries.of(some)));
  }
}
