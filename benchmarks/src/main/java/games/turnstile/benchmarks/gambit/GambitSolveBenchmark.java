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
  /** The one that took longest when {@link GambitStateSpace} solved them all. */
  private final Position slowest = PositionCodec.parse("00000002111111102222222000000000 X");

  /** From the start of the game. */
  @Benchmark
  public Solution start() {
    return new Solver().solve(Position.initial());
  }

  /** From the position after the start that takes longest. */
  @Benchmark
  public Solution slowestAfterTheStart() {
    return new Solver().solve(slowest);
  }
}
