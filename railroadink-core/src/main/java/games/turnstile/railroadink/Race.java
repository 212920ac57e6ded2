package games.turnstile.railroadink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the best of several candidates from what each is worth after each of the rolls that may
 * come. All are tried with the same rolls; whoever falls behind by more than chance explains is
 * out.
 */
final class Race {
  private static final int ROLLS_BEFORE_JUDGING = 6;
  private static final double STANDARD_ERRORS = 2;

  /** Added to the variance, so that a few equal differences prove nothing. */
  private static final double LEAST_VARIANCE = 0.01;

  private final double[][] values;
  private final double[] ways = new double[Rolls.ALL.size()];
  private double allWays;
  private int tried;

  /** The candidates that are still in, the best first. */
  private final List<Integer> running = new ArrayList<>();

  Race(int candidates) {
    values = new double[candidates][Rolls.ALL.size()];
    for (int candidate = 0; candidate < candidates; candidate++) {
      running.add(candidate);
    }
  }

  List<Integer> running() {
    return running;
  }

  boolean isOver() {
    return running.size() == 1 || tried == ways.length;
  }

  /** Keeps what a candidate is worth after the roll that is being tried. */
  void keep(int candidate, double value) {
    values[candidate][tried] = value;
  }

  /** Ends a roll: all who run have been tried with it. */
  void judge(int rollWays) {
    ways[tried++] = rollWays;
    allWays += rollWays;
    double[] means = new double[values.length];
    running.forEach(candidate -> means[candidate] = mean(candidate));
    running.sort(Comparator.comparingDouble(candidate -> -means[candidate]));
    int best = running.get(0);
    if (tried >= ROLLS_BEFORE_JUDGING) {
      running.removeIf(candidate -> candidate != best && isBehind(candidate, best));
    }
  }

  double mean(int candidate) {
    double sum = 0;
    for (int roll = 0; roll < tried; roll++) {
      sum += ways[roll] * values[candidate][roll];
    }
    return sum / allWays;
  }

  private boolean isBehind(int candidate, int best) {
    double lead = mean(best) - mean(candidate);
    double squares = 0;
    for (int roll = 0; roll < tried; roll++) {
      double off = values[best][roll] - values[candidate][roll] - lead;
      squares += ways[roll] * off * off;
    }
    double variance = squares / allWays + LEAST_VARIANCE;
    double untried = 1 - (double) tried / ways.length;
    return lead > STANDARD_ERRORS * Math.sqrt(variance / tried * untried);
  }
}
