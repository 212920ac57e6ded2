package games.turnstile.benchmarks.railroadink;

import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.notation.BoardCodec;
import games.turnstile.railroadink.notation.PlacementCodec;
import games.turnstile.railroadink.notation.RollCodec;
import games.turnstile.railroadink.oracle.PlainRound;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** All ways to finish a round; the time is that of one way. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
@State(Scope.Thread)
public class RailroadInkCompletionsBenchmark {
  private static final int NUMBER = 5;
  private static final int WAYS = 49_611;
  private static final int FEW_WAYS = 39;

  private final Round whole =
      round(
          "A1B61A5D61A3C61B2B50S2C50A4A50B0B43A3C41A1F01B0D40A5C31A0E41A4B30S0A32B0A43A3A20A0F13"
              + "A2E51S1G12",
          "A2A3A5B0");

  /** The plain rules need a round that is half drawn, without special tiles that are left. */
  private final Round half =
      round(
          "B1A14A1A01A1F61A5A51S0A62A5B60A0F52A1A30B2B51S4G53B1G62A4B41A0C51A3G41S5B31B1G31A0C31"
              + "A1C41A3B23",
          "A0A1A4B2",
          "A4A20",
          "A1C61");

  private final PlainRound plainHalf =
      new PlainRound(half.sheet().placements(), half.diceLeft(), half.specialDrawn());

  private static Round round(String board, String roll, String... drawn) {
    Round round = Round.begin(NUMBER, RollCodec.parse(roll), BoardCodec.parse(board));
    for (String placement : drawn) {
      round = round.draw(PlacementCodec.parse(placement));
    }
    return round;
  }

  /** Checks the numbers of ways, by which the times are divided. */
  @Setup
  public void count() {
    if (engine() != WAYS || engineHalf() != FEW_WAYS || plainHalf() != FEW_WAYS) {
      throw new IllegalStateException("the numbers of ways are not as expected");
    }
  }

  private static int ways(Round round) {
    int[] ways = {0};
    round.visitCompletions(way -> ++ways[0] > 0);
    return ways[0];
  }

  /** The engine, a whole round. */
  @Benchmark
  @OperationsPerInvocation(WAYS)
  public int engine() {
    return ways(whole);
  }

  /** The engine, the rest of a round. */
  @Benchmark
  @OperationsPerInvocation(FEW_WAYS)
  public int engineHalf() {
    return ways(half);
  }

  /** The plain rules, the rest of a round. */
  @Benchmark
  @OperationsPerInvocation(FEW_WAYS)
  public int plainHalf() {
    return plainHalf.completions(Integer.MAX_VALUE).orElseThrow().size();
  }
}
