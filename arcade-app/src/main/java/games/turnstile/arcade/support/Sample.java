package games.turnstile.arcade.support;

/** Numbers of which the mean is asked for. */
public final class Sample {
  private int count;
  private double sum;
  private double sumOfSquares;
  private double least = Double.POSITIVE_INFINITY;
  private double most = Double.NEGATIVE_INFINITY;

  Sample() {}

  void add(double number) {
    count++;
    sum += number;
    sumOfSquares += number * number;
    least = Math.min(least, number);
    most = Math.max(most, number);
  }

  /** {@return the sum of the numbers} */
  public double sum() {
    return sum;
  }

  /** {@return the mean of the numbers} */
  public double mean() {
    return sum / count;
  }

  /** {@return the smallest of the numbers} */
  public double least() {
    return least;
  }

  /** {@return the largest of the numbers} */
  public double most() {
    return most;
  }

  /** {@return the standard error of the mean; 0 for a single number, which tells nothing} */
  public double standardError() {
    if (count < 2) {
      return 0;
    }
    double variance = (sumOfSquares - count * mean() * mean()) / (count - 1);
    return Math.sqrt(Math.max(0, variance) / count);
  }
}
