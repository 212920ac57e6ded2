package games.turnstile.benchmarks.railchess;

import games.turnstile.railchess.Dice;
import games.turnstile.railchess.Level;
import games.turnstile.railchess.Move;
import games.turnstile.railchess.Phase;
import games.turnstile.railchess.Player;
import games.turnstile.railchess.Position;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.oracle.PlainSettlement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Settles the claims after one ride after another of a game of four greedy bots, by the engine with
 * all else that a move takes, and by the plain rules for the claims alone.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
@State(Scope.Thread)
public class RailchessClaimsBenchmark {
  private record Ride(
      Position position,
      Move move,
      Map<Integer, Integer> owners,
      Set<Integer> dead,
      List<Integer> stations,
      Set<Integer> in) {}

  private final List<Ride> rides = new ArrayList<>();
  private RailMap map;
  private int turn;

  /** Plays the game. */
  @Setup
  public void playGame() {
    map = BenchmarkMap.METRO.load();
    Position position =
        Position.of(
            games.turnstile.railchess.Setup.draw(
                map, List.of("a", "b", "c", "d"), Settings.standard(), 1));
    Player bot = Level.GREEDY.player(1);
    Dice dice = Dice.seeded(1);
    while (position.phase() != Phase.OVER) {
      if (position.phase() == Phase.ROLL) {
        position = position.play(dice.roll(position));
      } else {
        Move.Ride move = new Move.Ride(bot.chooseStation(position));
        rides.add(ride(position, move));
        position = position.play(move);
      }
    }
  }

  private static Ride ride(Position position, Move.Ride move) {
    Map<Integer, Integer> owners = new HashMap<>();
    List<Integer> stations = new ArrayList<>();
    Set<Integer> in = new TreeSet<>();
    for (int seat = 0; seat < position.setup().seats().size(); seat++) {
      for (int station : position.stationsOf(seat)) {
        owners.put(station, seat);
      }
      stations.add(seat == position.turn() ? move.station() : position.station(seat));
      if (position.isIn(seat)) {
        in.add(seat);
      }
    }
    return new Ride(position, move, owners, new TreeSet<>(position.deadStations()), stations, in);
  }

  private Ride nextRide() {
    turn = turn + 1 == rides.size() ? 0 : turn + 1;
    return rides.get(turn);
  }

  /** The engine. */
  @Benchmark
  public Object engine() {
    Ride ride = nextRide();
    return ride.position().step(ride.move());
  }

  /** The plain rules. */
  @Benchmark
  public Object plain() {
    Ride ride = nextRide();
    return PlainSettlement.settle(map, ride.owners(), ride.dead(), ride.stations(), ride.in());
  }
}
