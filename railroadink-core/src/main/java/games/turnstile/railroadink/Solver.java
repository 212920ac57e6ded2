package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Looks for the best play when all dice to come are known. */
public final class Solver {
  private Solver() {}

  /**
   * {@return the best play that was found within the budget; not always the best there is}
   *
   * @param round where to begin
   * @param coming what the dice show in each of the rounds that follow it
   * @param budget how long to look
   * @param progress is told meanwhile
   * @throws IllegalArgumentException if it is not one roll for each round that is left
   */
  public static Solution solve(
      Round round, List<DiceRoll> coming, Budget budget, Progress progress) {
    Objects.requireNonNull(budget, "budget");
    Objects.requireNonNull(progress, "progress");
    if (coming.size() != Round.LAST - round.number()) {
      throw new IllegalArgumentException(
          "after round %s come %s rolls, not %s"
              .formatted(round.number(), Round.LAST - round.number(), coming.size()));
    }
    List<List<Placement>> rounds = new ArrayList<>();
    Round now = round;
    for (int i = 0; ; i++) {
      List<Placement> drawn = Level.GREEDY.player(1).finish(now);
      rounds.add(drawn);
      for (Placement placement : drawn) {
        now = now.draw(placement);
      }
      if (i == coming.size()) {
        return new Solution(rounds, now.sheet().score().total());
      }
      now = Round.begin(now.number() + 1, coming.get(i), now.sheet());
    }
  }
}
