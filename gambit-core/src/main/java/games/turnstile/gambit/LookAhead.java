package games.turnstile.gambit;

import java.util.ArrayList;
import java.util.List;

/** Searches a fixed number of turns deep and estimates what it does not see. */
final class LookAhead {
  /** A point at the end of the game outweighs any estimate. */
  private static final int POINT = 1000;

  private static final int INFINITY = Integer.MAX_VALUE;

  private LookAhead() {}

  /** The turns that look best, in the order of {@link Position#legalTurns}. */
  static List<Turn> bestTurns(Position position, int turnsAhead) {
    List<Turn> best = new ArrayList<>();
    int bestValue = -INFINITY;
    for (Turn turn : position.legalTurns()) {
      Position next = position.play(turn);
      int window = bestValue == -INFINITY ? INFINITY : 1 - bestValue;
      int value = -value(next.own(), next.opp(), -INFINITY, window, turnsAhead - 1, next.ruleset());
      if (value > bestValue) {
        best.clear();
        bestValue = value;
      }
      if (value == bestValue) {
        best.add(turn);
      }
    }
    return best;
  }

  private static int value(int own, int opp, int alpha, int beta, int turnsAhead, Ruleset ruleset) {
    if (Bits.movers(own, opp) == 0) {
      return POINT * Scoring.difference(own, opp, ruleset);
    }
    if (turnsAhead == 0) {
      return Evaluation.estimate(own, opp);
    }
    Endings endings = new Endings();
    endings.fill(own, opp);
    int value = -INFINITY;
    for (int i = 0; i < endings.size() && value < beta; i++) {
      endings.selectBest(i);
      int floor = Math.max(alpha, value);
      int reply = value(endings.own(i), endings.opp(i), -beta, -floor, turnsAhead - 1, ruleset);
      value = Math.max(value, -reply);
    }
    return value;
  }
}
