package games.turnstile.benchmarks.gambit;

import games.turnstile.gambit.Position;
import games.turnstile.gambit.Solver;
import games.turnstile.gambit.notation.PositionCodec;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Solves many positions, each with a new solver, and tells whether the values and times are right.
 */
final class GambitSolveEach {
  private static final int SLOWEST = 20_000;
  private static final int REPEATS = 5;
  private static final int PROGRESS_STEP = 100_000;
  private static final double NANOS_IN_MILLI = 1e6;

  private record Timed(Position position, long nanos) {}

  private final PrintStream out;
  private final PrintStream progress;

  GambitSolveEach(PrintStream out, PrintStream progress) {
    this.out = out;
    this.progress = progress;
  }

  void run(Map<Position, Integer> values) {
    List<Timed> times = new ArrayList<>(values.size());
    int wrong = 0;
    for (Map.Entry<Position, Integer> entry : values.entrySet()) {
      long start = System.nanoTime();
      int value = new Solver().solve(entry.getKey()).value();
      times.add(new Timed(entry.getKey(), System.nanoTime() - start));
      wrong += value == entry.getValue() ? 0 : 1;
      if (times.size() % PROGRESS_STEP == 0) {
        progress.println(times.size() + " of " + values.size() + " solved");
      }
    }
    times.sort(Comparator.comparingLong(Timed::nanos).reversed());
    out.println("values that differ   " + wrong);
    out.printf("mean                 %.3f ms%n", mean(times));
    Timed slowest = slowestWithoutDisturbance(times);
    out.printf(
        "slowest after the start, best of %d   %.3f ms   %s%n",
        REPEATS, slowest.nanos() / NANOS_IN_MILLI, PositionCodec.format(slowest.position()));
  }

  private static double mean(List<Timed> times) {
    return times.stream().mapToLong(Timed::nanos).average().orElse(0) / NANOS_IN_MILLI;
  }

  /** Times the slowest ones again, since a single time may have met the garbage collector. */
  private static Timed slowestWithoutDisturbance(List<Timed> slowestFirst) {
    return slowestFirst.stream()
        .filter(timed -> !timed.position().equals(Position.initial()))
        .limit(SLOWEST)
        .map(timed -> new Timed(timed.position(), bestTime(timed.position())))
        .max(Comparator.comparingLong(Timed::nanos))
        .orElseThrow();
  }

  private static long bestTime(Position position) {
    List<Long> times = new ArrayList<>();
    for (int i = 0; i < REPEATS; i++) {
      long start = System.nanoTime();
      new Solver().solve(position);
      times.add(System.nanoTime() - start);
    }
    return Collections.min(times);
  }
}
