package games.turnstile.arcade.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkersTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void results_comeInOrderFromTheFirstTaskOn(int threads) {
    List<Integer> results = new ArrayList<>();
    try (Workers<Integer> workers = new Workers<>(threads, 3, 50, number -> number)) {
      for (int i = 3; i < 50; i++) {
        results.add(workers.next());
      }
    }

    assertThat(results).isEqualTo(IntStream.range(3, 50).boxed().toList());
  }

  @Test
  void twoThreads_workAtTheSameTime() {
    CountDownLatch bothBegun = new CountDownLatch(2);
    try (Workers<Integer> workers = new Workers<>(2, 0, 2, number -> meet(bothBegun, number))) {
      assertThat(List.of(workers.next(), workers.next())).containsExactly(0, 1);
    }
  }

  /** Returns -1 if the tasks are done one after the other. */
  private static int meet(CountDownLatch latch, int number) {
    latch.countDown();
    try {
      return latch.await(10, TimeUnit.SECONDS) ? number : -1;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return -1;
    }
  }

  @Test
  void failureOfATask_isThrownWhenItsResultIsAskedFor() {
    try (Workers<Integer> workers = new Workers<>(2, 0, 3, number -> 1 / (number - 1))) {
      assertThat(workers.next()).isEqualTo(-1);
      assertThatThrownBy(workers::next).isInstanceOf(ArithmeticException.class);
      assertThat(workers.next()).isEqualTo(1);
    }
  }
}
