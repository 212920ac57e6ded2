package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The strong player. It looks for promising ways to finish the round, then tries each with the
 * rolls that may come next: how good is the sheet if the next round is drawn well? In the last
 * round it takes what scores most.
 */
final class LookAhead {
  private static final int WIDTH = 100;
  private static final int LAST_WIDTH = 300;
  private static final int NEXT_WIDTH = 6;
  private static final int CANDIDATES = 100;

  private final Outlook outlook = new Outlook(Weights.learned());
  private final Beam next = new Beam(outlook, NEXT_WIDTH);
  private final Round round;
  private final Budget budget;
  private final Progress progress;
  private long steps;

  private LookAhead(Round round, Budget budget, Progress progress) {
    this.round = round;
    this.budget = budget;
    this.progress = progress;
  }

  static List<Placement> finish(Round round, Random random, Budget budget, Progress progress) {
    return new LookAhead(round, budget, progress).choose(random).placements();
  }

  private Beam.Way choose(Random random) {
    boolean last = round.number() == Round.LAST;
    Beam now = new Beam(outlook, last ? LAST_WIDTH : WIDTH);
    List<Beam.Way> ways =
        now.finish(outlook.draft(round.sheet()), round.dice(), round.specials(), round.number());
    progress.thought(steps, ways.get(0).placements(), ways.get(0).value);
    return last ? ways.get(0) : best(ways.subList(0, Math.min(CANDIDATES, ways.size())), random);
  }

  private Beam.Way best(List<Beam.Way> ways, Random random) {
    List<Rolls.Chance> rolls = new ArrayList<>(Rolls.ALL);
    Collections.shuffle(rolls, random);
    Race race = new Race(ways.stream().mapToDouble(way -> way.value).toArray());
    for (int i = 0; !race.isOver(); i++) {
      Rolls.Chance roll = rolls.get(i);
      for (int candidate : race.running()) {
        if (!budget.allows(steps)) {
          return ways.get(race.running().get(0));
        }
        race.keep(candidate, valueAfter(ways.get(candidate).draft, roll));
        steps++;
      }
      race.judge(roll.ways());
      int leader = race.running().get(0);
      progress.thought(steps, ways.get(leader).placements(), race.worth(leader));
    }
    return ways.get(race.running().get(0));
  }

  private double valueAfter(Draft draft, Rolls.Chance roll) {
    return next.finish(draft, roll.dice(), draft.specialsLeft(), round.number() + 1).get(0).value;
  }
}
