package games.turnstile.benchmarks.xiangqi;

import games.turnstile.xiangqi.Perft;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.oracle.PlainGame;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Variant;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Counts sequences of legal moves from the start of xiangqi, where check must be answered, by the
 * engine and by the plain rules. Both are told in positions a microsecond, so that the depths,
 * which differ since the plain rules are slow, do not matter.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class XiangqiPerftBenchmark {
  private static final int DEPTH = 4;
  private static final int COUNT = 3_290_240;
  private static final int PLAIN_DEPTH = 3;
  private static final int PLAIN_COUNT = 79_666;

  private final Variant xiangqi =
      ShippedVariants.CHINESE_CHESS.load().withOptions(Options.STANDARD.withMustAnswerCheck(true));
  private final Position start = Position.initial(Ruleset.of(xiangqi));
  private final PlainGame plainStart = PlainGame.initial(xiangqi);

  /** The engine. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public long engine() {
    return checked(Perft.count(start, DEPTH), COUNT);
  }

  /** The plain rules. */
  @Benchmark
  @OperationsPerInvocation(PLAIN_COUNT)
  public long plain() {
    return checked(plainStart.perft(PLAIN_DEPTH), PLAIN_COUNT);
  }

  private static long checked(long count, long expected) {
    if (count != expected) {
      throw new IllegalStateException("counted %s instead of %s".formatted(count, expected));
    }
    return count;
  }
}
