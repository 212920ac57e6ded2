package games.turnstile.benchmarks.railroadink;

import games.turnstile.railroadink.ScoreCard;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.oracle.PlainScore;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The whole score of one finished sheet after another. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
@State(Scope.Thread)
public class RailroadInkScoreBenchmark {
  private final List<Sheet> sheets = BenchmarkSheets.finished();
  private int turn;

  private Sheet nextSheet() {
    turn = turn + 1 == sheets.size() ? 0 : turn + 1;
    return sheets.get(turn);
  }

  /** The engine, points alone. */
  @Benchmark
  public int engine() {
    return nextSheet().points();
  }

  /** The engine, with every part of the score. */
  @Benchmark
  public ScoreCard engineCard() {
    return nextSheet().score();
  }

  /** The plain rules. */
  @Benchmark
  public int plain() {
    return PlainScore.of(nextSheet().placements()).total();
  }
}
