package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Players who do not look beyond the round. */
final class SimplePlayers {
  private static final int WIDTH = 20;

  /** A special tile has to add 3 points or more; in the last round 1. */
  private static final double PRICE_OF_SPECIAL = 2.5;

  private static final double LAST_PRICE_OF_SPECIAL = 0.5;

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

  /** Draws the best by score that a beam finds; a special tile has to add enough. */
  static List<Placement> greedy(Round round, SplittableRandom random) {
    Outlook scores = new Outlook(Weights.none());
    Draft start = scores.draft(round.sheet());
    double price = round.number() == Round.LAST ? LAST_PRICE_OF_SPECIAL : PRICE_OF_SPECIAL;
    double most = Double.NEGATIVE_INFINITY;
    List<Beam.Way> best = new ArrayList<>();
    for (Beam.Way way :
        new Beam(scores, WIDTH).finish(start, round.dice(), round.specials(), Round.LAST)) {
      double points = way.value - (way.draft.specials == start.specials ? 0 : price);
      if (points > most) {
        most = points;
        best.clear();
      }
      if (points == most) {
        best.add(way);
      }
    }
    return best.get(random.nextInt(best.size())).placements();
  }
}
