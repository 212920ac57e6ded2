package games.turnstile.benchmarks.puzzlechess;

import games.turnstile.puzzlechess.Perft;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.scene.Edge;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Square;
import games.turnstile.puzzlechess.scene.Terrain;
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
 * Counts sequences of five moves from the start of chess, and with the same pieces on terrain. All
 * are told in sequences a microsecond, that is in millions a second, so that the numbers of
 * sequences, which differ on terrain, do not matter.
 *
 * <p>What is "counted" does not play the last moves but counts them; chessgame does the same, see
 * {@link ChessgamePerft}. What is "played" plays every move.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(2)
public class PuzzleChessPerftBenchmark {
  private static final int DEPTH = 5;
  private static final int COUNT = 4_865_609;
  private static final int COUNT_ON_TERRAIN = 1_585_204;

  private static final Scene START = Scene.orthodox(FenCodec.parse(FenCodec.START));

  /** The middle of the board in three storeys, with holes and walls; the same for both sides. */
  private static final Terrain HILLS =
      Terrain.FLAT
          .withVoid(Square.C4)
          .withVoid(Square.F5)
          .withHeight(Square.D4, 1)
          .withHeight(Square.E5, 1)
          .withHeight(Square.E4, 2)
          .withHeight(Square.D5, 2)
          .withWall(new Edge(Square.B2, Square.B3), true)
          .withWall(new Edge(Square.G6, Square.G7), true)
          .withWall(new Edge(Square.F3, Square.G3), true)
          .withWall(new Edge(Square.B6, Square.C6), true);

  private final Position flat = Position.initial(Level.of(START));
  private final Position hilly = Position.initial(Level.of(START.withTerrain(HILLS)));

  /** The engine, on a flat board. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public long counted() {
    return checked(Perft.count(flat, DEPTH), COUNT);
  }

  /** The engine, on terrain. */
  @Benchmark
  @OperationsPerInvocation(COUNT_ON_TERRAIN)
  public long countedOnTerrain() {
    return checked(Perft.count(hilly, DEPTH), COUNT_ON_TERRAIN);
  }

  /** The engine on a flat board, every move played. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public long played() {
    return checked(Perft.countByPlaying(flat, DEPTH), COUNT);
  }

  /** The engine on terrain, every move played. */
  @Benchmark
  @OperationsPerInvocation(COUNT_ON_TERRAIN)
  public long playedOnTerrain() {
    return checked(Perft.countByPlaying(hilly, DEPTH), COUNT_ON_TERRAIN);
  }

  /** Another library. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public long chessgame() {
    return checked(new ChessgamePerft().count(DEPTH), COUNT);
  }

  private static long checked(long count, long expected) {
    if (count != expected) {
      throw new IllegalStateException("counted %s instead of %s".formatted(count, expected));
    }
    return count;
  }
}
