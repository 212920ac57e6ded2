package games.turnstile.benchmarks.xiangqi;

import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.notation.ShippedVariants;
import games.turnstile.xiangqi.variant.Variant;
import games.turnstile.xiangqi.xlsx.ShippedWorkbooks;
import games.turnstile.xiangqi.xlsx.WorkbookCodec;
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

/** Loads the workbook of xiangqi from memory, alone and until a game can begin. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class WorkbookBenchmark {
  private final byte[] workbook = ShippedWorkbooks.bytes(ShippedVariants.CHINESE_CHESS);
  private final Variant xiangqi = ShippedVariants.CHINESE_CHESS.load();

  /** Reading, to the variant. */
  @Benchmark
  public Variant read() {
    return WorkbookCodec.read(workbook, "xiangqi");
  }

  /** Reading, to the rules made ready. */
  @Benchmark
  public Ruleset readAndMakeReady() {
    return Ruleset.of(WorkbookCodec.read(workbook, "xiangqi"));
  }

  /** Writing, with the check that what was written can be read. */
  @Benchmark
  public byte[] write() {
    return WorkbookCodec.write(xiangqi);
  }
}
