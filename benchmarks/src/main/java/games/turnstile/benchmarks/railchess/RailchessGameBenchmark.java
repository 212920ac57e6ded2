package games.turnstile.benchmarks.railchess;

import games.turnstile.railchess.Dice;
import games.turnstile.railchess.Level;
import games.turnstile.railchess.Move;
import games.turnstile.railchess.Phase;
import games.turnstile.railchess.Player;
import games.turnstile.railchess.Position;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.notation.ShippedMaps;
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

/** Whole games of four greedy bots on the large map, another seed each time. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class RailchessGameBenchmark {
  private final RailMap map = ShippedMaps.METROPOLIS.load();
  private long seed;

  /** From the draw of the seats to the end. */
  @Benchmark
  public Object fourGreedyBots() {
    seed++;
    Player bot = Level.GREEDY.player(seed);
    Dice dice = Dice.seeded(seed);
    Position position =
        Position.of(
            games.turnstile.railchess.Setup.draw(
                map, List.of("a", "b", "c", "d"), Settings.standard(), seed));
    while (position.phase() != Phase.OVER) {
      Move move =
          position.phase() == Phase.ROLL
              ? dice.roll(position)
              : new Move.Ride(bot.chooseStation(position));
      position = position.play(move);
    }
    return position.outcome();
  }
}
