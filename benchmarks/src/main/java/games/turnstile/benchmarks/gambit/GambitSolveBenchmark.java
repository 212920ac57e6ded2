package games.turnstile.benchmarks.gambit;

import games.turnstile.gambit.Position;
import games.turnstile.gambit.Solution;
import games.turnstile.gambit.Solver;
import games.turnstile.gambit.notation.PositionCodec;
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

/** Solves positions with a solver that knows nothing yet. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class GambitSolveBenchmark {
  private final Position afterOneTurn =
      PositionCodec.parse("01000000" + "10111111" + "20222222" + "00000000" + " X");

  /** From the start of the game. */
  @Benchmark
  public Solution start() {
    return new Solver().solve(Position.initial());
  }

  /** One turn later. */
  @Benchmark
  public Solution afterOneTurn() {
    return new Solver().solve(afterOneTurn);
  }
}
