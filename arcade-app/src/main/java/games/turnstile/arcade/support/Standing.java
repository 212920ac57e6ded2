package games.turnstile.arcade.support;

/** How one bot fared in a tournament. */
public final class Standing {
  private final String bot;
  private int games;
  private int wins;
  private int draws;
  private long sum;
  private long sumOfSquares;

  Standing(String bot) {
    this.bot = bot;
  }

  void add(int margin) {
    games++;
    wins += margin > 0 ? 1 : 0;
    draws += margin == 0 ? 1 : 0;
    sum += margin;
    sumOfSquares += (long) margin * margin;
  }

  /** {@return the name of the bot} */
  public String bot() {
    return bot;
  }

  /** {@return the number of games it played} */
  public int games() {
    return games;
  }

  /** {@return the number of games it won} */
  public int wins() {
    return wins;
  }

  /** {@return the number of games that were drawn} */
  public int draws() {
    return draws;
  }

  /** {@return the number of games it lost} */
  public int losses() {
    return games - wins - draws;
  }

  /** {@return by how many points it was ahead on average} */
  public double mean() {
    return (double) sum / games;
  }

  /** {@return the standard error of the mean; 0 after a single game, which tells nothing} */
  public double standardError() {
    if (games < 2) {
      return 0;
    }
    double variance = (sumOfSquares - games * mean() * mean()) / (games - 1);
    return Math.sqrt(Math.max(0, variance) / games);
  }
}
