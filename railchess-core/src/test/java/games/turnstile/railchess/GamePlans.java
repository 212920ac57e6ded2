package games.turnstile.railchess;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntSupplier;

/** Plans of games as the engine takes them. */
public final class GamePlans {
  private GamePlans() {}

  static Setup setup(GamePlan plan) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < plan.spawns().size(); seat++) {
      seats.add(new Seat("player " + seat, Colour.values()[seat], plan.spawns().get(seat)));
    }
    Settings settings =
        new Settings(
            plan.settings().maxN(),
            plan.settings().maxStucks(),
            plan.settings().hints(),
            plan.settings().idleCap());
    return new Setup(plan.map(), settings, seats, plan.rolls().hashCode());
  }

  /**
   * {@return the game of a plan. Those who leave do so before their step's dice are rolled if the
   * step's choice is even, otherwise before the ride}
   */
  public static GameRecord record(GamePlan plan) {
    IntSupplier numbers = plan.numbers();
    List<Move> moves = new ArrayList<>();
    Position position = Position.of(setup(plan));
    for (GamePlan.Step step : plan.steps()) {
      boolean leavesFirst = step.choice() % 2 == 0;
      position = leavesFirst ? left(position, step, moves) : position;
      while (position.phase() == Phase.ROLL) {
        position = played(position, new Move.Roll(numbers.getAsInt()), moves);
      }
      position = leavesFirst ? position : left(position, step, moves);
      if (position.phase() == Phase.RIDE) {
        int station = step.chooseFrom(new TreeSet<>(position.destinations()));
        position = played(position, new Move.Ride(station), moves);
      }
    }
    return GameRecord.replay(setup(plan), moves);
  }

  private static Position left(Position position, GamePlan.Step step, List<Move> moves) {
    Move leave = new Move.Leave(step.leaver().orElse(-1));
    return position.check(leave).isEmpty() ? played(position, leave, moves) : position;
  }

  private static Position played(Position position, Move move, List<Move> moves) {
    moves.add(move);
    return position.play(move);
  }
}
