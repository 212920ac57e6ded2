package games.turnstile.benchmarks.puzzlechess;

import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Problem;
import games.turnstile.puzzlechess.Solution;
import games.turnstile.puzzlechess.Solver;
import games.turnstile.puzzlechess.notation.FenCodec;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Solves all problems of the mate set of the core's tests that have a number of moves, one after
 * another. What is told is the time for all of them together.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(1)
public class PuzzleChessSolveBenchmark {
  /** Each line is {@code id / FEN / mate n / keys / theme}. */
  private static final String MATES = "/mates/mates.txt";

  /** The number of moves to mate. */
  @Param({"2", "3", "4"})
  public int moves;

  private List<Problem> problems;

  /**
   * Reads the problems.
   *
   * @throws IOException if the mate set is not on the class path
   */
  @Setup(Level.Trial)
  public void read() throws IOException {
    try (InputStream in = PuzzleChessSolveBenchmark.class.getResourceAsStream(MATES)) {
      if (in == null) {
        throw new IOException("%s is missing in the tests of the core".formatted(MATES));
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      problems =
          text.lines()
              .map(line -> line.split(" / "))
              .filter(parts -> parts[2].equals("mate " + moves))
              .map(parts -> Position.initial(FenCodec.level(parts[1])))
              .map(position -> Problem.mate(position, moves))
              .toList();
    }
    if (problems.isEmpty()) {
      throw new IllegalStateException("there is no mate in %s in %s".formatted(moves, MATES));
    }
  }

  /** All of them; how many positions were looked at. */
  @Benchmark
  public long solve() {
    long nodes = 0;
    for (Problem problem : problems) {
      Solution solution = Solver.solve(problem);
      if (solution.moves() != moves) {
        throw new IllegalStateException("%s has %s".formatted(problem, solution));
      }
      nodes += solution.nodes();
    }
    return nodes;
  }
}
