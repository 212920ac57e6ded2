package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;

/**
 * Looks for the best play when all dice to come are known. It draws on the most promising sheets
 * after each round, first with few of them, then with twice as many, and so on while the budget
 * allows; the same budget of steps always gives the same play.
 */
public final class Solver {
  private static final int WIDTH = 10;
  private static final int LAST_WIDTH = 60;
  private static final int MOST_SHEETS = 1 << 12;

  private final Outlook outlook = new Outlook(Weights.learned());
  private final Beam beam = new Beam(outlook, WIDTH);
  private final Beam lastBeam = new Beam(outlook, LAST_WIDTH);
  private final LongSet seen = new LongSet();
  private final Round first;
  private final List<DiceRoll> coming;
  private final Budget budget;
  private long steps;

  private Solver(Round first, List<DiceRoll> coming, Budget budget) {
    this.first = first;
    this.coming = coming;
    this.budget = budget;
  }

  /** A play up to the end of a round. */
  private static final class Play {
    static final Comparator<Play> WORST_FIRST = Comparator.comparingDouble(play -> play.value);

    final Play before;
    final List<Placement> drawn;
    final double value;
    final long key;

    /** The sheet; gone when it has been drawn on, for there are many. */
    Draft draft = new Draft();

    Play(Play before, Beam.Way way) {
      this.before = before;
      this.drawn = way.placements();
      this.value = way.value;
      this.key = key(before, way);
      draft.copyFrom(way.draft);
    }

    static long key(Play before, Beam.Way way) {
      return before == null ? way.key() : before.key ^ way.key();
    }

    List<List<Placement>> rounds() {
      LinkedList<List<Placement>> rounds = new LinkedList<>();
      for (Play play = this; play != null; play = play.before) {
        rounds.addFirst(play.drawn);
      }
      return rounds;
    }
  }

  /**
   * {@return the best play that was found within the budget; not always the best there is}
   *
   * @param round where to begin
   * @param coming what the dice show in each of the rounds that follow it
   * @param budget how long to look; a step is one round of one sheet
   * @param progress is told of each better play, with what it draws in the given round
   * @throws IllegalArgumentException if it is not one roll for each round that is left
   */
  public static Solution solve(
      Round round, List<DiceRoll> coming, Budget budget, Progress progress) {
    Objects.requireNonNull(budget, "budget");
    Objects.requireNonNull(progress, "progress");
    int left = Round.LAST - round.number();
    if (coming.size() != left) {
      throw new IllegalArgumentException(
          "after round %s come %s rolls, not %s".formatted(round.number(), left, coming.size()));
    }
    Play best = new Solver(round, List.copyOf(coming), budget).search(progress);
    return new Solution(best.rounds(), (int) best.value);
  }

  private Play search(Progress progress) {
    Play best = null;
    for (int sheets = 1; sheets <= MOST_SHEETS; sheets *= 2) {
      Play found = search(sheets);
      if (found == null) {
        break;
      }
      if (best == null || found.value > best.value) {
        best = found;
        progress.thought(steps, best.rounds().get(0), best.value);
      }
    }
    return best;
  }

  /**
   * The best play if so many sheets are drawn on after each round; null if the budget was spent.
   */
  private Play search(int sheets) {
    List<Play> plays = new ArrayList<>();
    plays.add(null);
    for (int number = first.number(); number <= Round.LAST; number++) {
      PriorityQueue<Play> next = new PriorityQueue<>(Play.WORST_FIRST);
      seen.clear();
      for (Play play : plays) {
        if (sheets > 1 && !budget.allows(steps)) {
          return null;
        }
        for (Beam.Way way : finish(play, number)) {
          keep(play, way, next, sheets);
        }
        steps++;
      }
      plays = new ArrayList<>(next);
    }
    return plays.stream().max(Play.WORST_FIRST).orElseThrow();
  }

  private List<Beam.Way> finish(Play play, int number) {
    Beam search = number == Round.LAST ? lastBeam : beam;
    if (play == null) {
      return search.finish(outlook.draft(first.sheet()), first.dice(), first.specials(), number);
    }
    Draft draft = play.draft;
    play.draft = null;
    int[] dice = coming.get(number - first.number() - 1).ordinals();
    return search.finish(draft, dice, draft.specialsLeft(), number);
  }

  private void keep(Play before, Beam.Way way, PriorityQueue<Play> best, int sheets) {
    if (best.size() == sheets && way.value <= best.peek().value
        || !seen.add(Play.key(before, way))) {
      return;
    }
    if (best.size() == sheets) {
      best.poll();
    }
    best.add(new Play(before, way));
  }
}
