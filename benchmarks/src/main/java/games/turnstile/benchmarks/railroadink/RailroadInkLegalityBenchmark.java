package games.turnstile.benchmarks.railroadink;

import games.turnstile.railroadink.Level;
import games.turnstile.railroadink.Orientation;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.Square;
import games.turnstile.railroadink.Tile;
import games.turnstile.railroadink.oracle.PlainSheet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Checks of placements on sheets after four rounds, each sheet as it stands; a refusal of the
 * engine tells the reason in a sentence, one of the plain rules does not.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class RailroadInkLegalityBenchmark {
  /** What is checked. */
  public enum Mix {
    /** Placements that are allowed. */
    LEGAL,
    /** Placements that are not. */
    ILLEGAL,
    /** As many of these as of those. */
    BOTH
  }

  private record Questions(Sheet sheet, PlainSheet plain, List<Placement> placements) {}

  private static final int SHEETS = 100;
  private static final int ROUNDS = 4;
  private static final int CHECKS = 16;

  /** What is checked. */
  @Param Mix mix;

  private final List<Questions> questions = new ArrayList<>();
  private int turn;

  /** Plays the games and draws the questions. */
  @Setup
  public void ask() {
    for (int seed = 1; seed <= SHEETS; seed++) {
      Sheet sheet = BenchmarkSheets.played(Level.GREEDY, seed, ROUNDS);
      List<Placement> all = allPlacements();
      Collections.shuffle(all, new Random(seed));
      List<Placement> chosen = new ArrayList<>();
      int legal = mix == Mix.LEGAL ? CHECKS : mix == Mix.ILLEGAL ? 0 : CHECKS / 2;
      all.stream().filter(p -> sheet.check(p).isEmpty()).limit(legal).forEach(chosen::add);
      all.stream()
          .filter(p -> sheet.check(p).isPresent())
          .limit(CHECKS - legal)
          .forEach(chosen::add);
      if (chosen.size() < CHECKS) {
        throw new IllegalStateException("too few legal placements on " + sheet);
      }
      Collections.shuffle(chosen, new Random(seed));
      questions.add(new Questions(sheet, PlainSheet.of(sheet.placements()), chosen));
    }
  }

  private static List<Placement> allPlacements() {
    List<Placement> all = new ArrayList<>();
    for (Tile tile : Tile.values()) {
      for (Square square : Square.all()) {
        for (Orientation orientation : tile.orientations()) {
          all.add(new Placement(tile, square, orientation));
        }
      }
    }
    return all;
  }

  private Questions next() {
    turn = turn + 1 == questions.size() ? 0 : turn + 1;
    return questions.get(turn);
  }

  /** The engine. */
  @Benchmark
  @OperationsPerInvocation(CHECKS)
  public void engine(Blackhole answers) {
    Questions next = next();
    for (Placement placement : next.placements()) {
      answers.consume(next.sheet().check(placement));
    }
  }

  /** The plain rules. */
  @Benchmark
  @OperationsPerInvocation(CHECKS)
  public void plain(Blackhole answers) {
    Questions next = next();
    for (Placement placement : next.placements()) {
      answers.consume(next.plain().check(placement));
    }
  }
}
