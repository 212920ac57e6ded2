package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Players who look at one placement at a time. */
final class SimplePlayers {
  private SimplePlayers() {}

  /** Draws anything anywhere until the round can end. */
  static List<Placement> random(Round round, SplittableRandom random) {
    List<Placement> drawn = new ArrayList<>();
    Round now = round;
    while (now.checkEnd().isPresent()) {
      List<Placement> legal = now.legalPlacements();
      Placement chosen = legal.get(random.nextInt(legal.size()));
      drawn.add(chosen);
      now = now.draw(chosen);
    }
    return drawn;
  }

  /** Draws what scores most at once; a special tile at the end, if it adds to the score. */
  static List<Placement> greedy(Round round, SplittableRandom random) {
    List<Placement> drawn = new ArrayList<>();
    Round now = round;
    while (true) {
      boolean mayEnd = now.checkEnd().isEmpty();
      List<Placement> best = best(now, mayEnd);
      if (best.isEmpty()) {
        return drawn;
      }
      Placement chosen = best.get(random.nextInt(best.size()));
      drawn.add(chosen);
      now = now.draw(chosen);
    }
  }

  /** The placements that score most: of the dice, or of special tiles if the round may end. */
  private static List<Placement> best(Round round, boolean mayEnd) {
    Scoring scoring = new Scoring();
    Ink ink = round.sheet().ink().copy();
    int most = mayEnd ? scoring.total(ink) + 1 : Integer.MIN_VALUE;
    List<Placement> best = new ArrayList<>();
    for (Placement placement : round.legalPlacements()) {
      if (placement.tile().isSpecial() != mayEnd) {
        continue;
      }
      int square = placement.square().index();
      ink.draw(square, Shapes.of(placement.tile(), placement.orientation()));
      int points = scoring.total(ink);
      ink.erase(square);
      if (points > most) {
        most = points;
        best.clear();
      }
      if (points >= most) {
        best.add(placement);
      }
    }
    return best;
  }
}
