package games.turnstile.benchmarks.gambit;

import games.turnstile.gambit.Perft;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.oracle.PlainGambit;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** Counts whole turns from the start to depth 7, by the engine and by the plain rules on arrays. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class GambitPerftBenchmark {
  private static final int DEPTH = 7;

  /** The engine. */
  @Benchmark
  public long engine() {
    return Perft.turns(Position.initial(), DEPTH);
  }

  /** The plain rules. */
  @Benchmark
  public long plain() {
    return PlainGambit.start().perftTurns(DEPTH);
  }
}
