package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LongSetTest {
  private final LongSet numbers = new LongSet();

  @Test
  void a_number_is_new_once_until_the_set_is_emptied() {
    assertThat(numbers.add(-5)).isTrue();
    assertThat(numbers.add(-5)).isFalse();

    numbers.clear();

    assertThat(numbers.add(-5)).isTrue();
  }

  @Test
  void numbers_that_want_the_same_place_are_kept_apart() {
    for (long high = 0; high < 100; high++) {
      // The lower half of these is taken with the upper half to find the place.
      assertThat(numbers.add(high << 32 | (high ^ 1000))).isTrue();
    }
    for (long high = 0; high < 100; high++) {
      assertThat(numbers.add(high << 32 | (high ^ 1000))).isFalse();
    }
  }

  @Test
  void many_numbers_are_told_apart_as_by_a_plain_set() {
    SplittableRandom random = new SplittableRandom(3);
    Set<Long> plain = new HashSet<>();
    for (int i = 0; i < 30_000; i++) {
      long number = 1 + random.nextLong(20_000);
      assertThat(numbers.add(number)).isEqualTo(plain.add(number));
    }
  }
}
