package games.turnstile.arcade.railroadink;

import games.turnstile.railroadink.DiceRoll;
import games.turnstile.railroadink.Placement;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Progress;
import games.turnstile.railroadink.Round;
import games.turnstile.railroadink.Sheet;
import games.turnstile.railroadink.Solver;
import java.util.List;

/** Knows all dice and plans the whole game at its beginning. For one game from its beginning. */
final class Planner implements Player {
  private final List<DiceRoll> rolls;
  private final Thinking thinking;
  private final Progress progress;

  /** What to draw in each round; empty until it is asked for. */
  private List<List<Placement>> plan = List.of();

  Planner(List<DiceRoll> rolls, Thinking thinking, Progress progress) {
    this.rolls = List.copyOf(rolls);
    this.thinking = thinking;
    this.progress = progress;
  }

  @Override
  public List<Placement> finish(Round round) {
    if (plan.isEmpty()) {
      Round first = Round.begin(1, rolls.get(0), Sheet.empty());
      List<DiceRoll> coming = rolls.subList(1, rolls.size());
      plan = Solver.solve(first, coming, thinking.wholeGame(), progress).rounds();
    }
    return plan.get(round.number() - 1);
  }
}
