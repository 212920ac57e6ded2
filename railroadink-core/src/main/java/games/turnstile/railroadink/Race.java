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

  /** How much weight is given to what was expected before any roll was tried, as if of rolls. */
  private static final double WAYS_OF_EXPECTATION = 15;

  private final double[] expected;
  private final double[][] values;
  private final double[] ways = new double[Rolls.ALL.size()];
  private double allWays;
  private int tried;

  /** The candidates that are still in, the best first. */
  private final List<Integer> running = new ArrayList<>();

  /**
   * Lines up.
   *
   * @param expected what each candidate is thought to be worth, the best first
   */
  Race(double[] expected) {
    this.expected = expected;
    values = new double[expected.length][Rolls.ALL.size()];
    for (int candidate = 0; candidate < expected.length; candidate++) {
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
    double[] worth = new double[values.length];
    running.forEach(candidate -> worth[candidate] = worth(candidate));
    running.sort(Comparator.comparingDouble(candidate -> -worth[candidate]));
    int best = running.get(0);
    if (tried >= ROLLS_BEFORE_JUDGING) {
      running.removeIf(candidate -> candidate != best && isBehind(candidate, best));
    }
  }

  /** What a candidate seems to be worth by now. */
  double worth(int candidate) {
    return (WAYS_OF_EXPECTATION * expected[candidate] + sum(candidate))
        / (WAYS_OF_EXPECTATION + allWays);
  }

  private double sum(int candidate) {
    double sum = 0;
    for (int roll = 0; roll < tried; roll++) {
      sum += ways[roll] * values[candidate][roll];
    }
    return sum;
  }

  private boolean isBehind(int candidate, int best) {
    double lead = (sum(best) - sum(candidate)) / allWays;
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
