package games.turnstile.puzzlechess.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Draws parts of levels. */
final class Chance {
  private static final List<String> LINE_PARTS =
      List.of("a", "Z", "#", "\"", "\\", ";", ":", "(", " ", "  ", "é", "兵", "🐎", "name", "9");

  private final Random random;

  Chance(Random random) {
    this.random = random;
  }

  boolean is(int percent) {
    return random.nextInt(100) < percent;
  }

  int number(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  <T> T of(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  <T> T of(T[] values) {
    return values[random.nextInt(values.length)];
  }

  /** Some of the values, each at most once, in any order. */
  <T> List<T> some(List<T> values, int most) {
    List<T> shuffled = new ArrayList<>(values);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, number(0, Math.min(most, values.size())));
  }

  /** As many new values as are drawn. */
  <T> List<T> list(int least, int most, Supplier<T> values) {
    List<T> list = new ArrayList<>();
    int size = number(least, most);
    for (int i = 0; i < size; i++) {
      list.add(values.get());
    }
    return list;
  }

  /** A text, often empty, with everything in it over which a reader could stumble. */
  String line() {
    return is(30) ? "" : String.join("", list(1, 8, () -> of(LINE_PARTS))).strip();
  }
}
