package games.turnstile.railchess;

/**
 * What players agree on before a game.
 *
 * @param maxNumber the highest number that can be rolled, 1 to {@link #MAX_NUMBER}
 * @param maxStucks at how many stuck turns a player is out, at least 1
 * @param hints whether numbers come with the turn and destinations may be shown; without hints
 *     players learn their next number at the end of their turn
 * @param idleRounds after how many rounds without any claim the game ends, at least 1
 */
public record Settings(int maxNumber, int maxStucks, boolean hints, int idleRounds) {
  /** The highest number that a game can roll. */
  public static final int MAX_NUMBER = 16;

  private static final Settings STANDARD = new Settings(12, 5, false, 100);

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if a value is out of its range
   */
  public Settings {
    if (maxNumber < 1 || maxNumber > MAX_NUMBER) {
      throw new IllegalArgumentException(
          "the highest number must be 1 to %s, not %s".formatted(MAX_NUMBER, maxNumber));
    }
    if (maxStucks < 1) {
      throw new IllegalArgumentException(
          "the number of stuck turns must be 1 or more, not " + maxStucks);
    }
    if (idleRounds < 1) {
      throw new IllegalArgumentException(
          "the number of rounds without a claim must be 1 or more, not " + idleRounds);
    }
  }

  /** {@return numbers to 12, out at 5 stuck turns, no hints, an end after 100 idle rounds} */
  public static Settings standard() {
    return STANDARD;
  }

  /**
   * {@return these settings with another highest number}
   *
   * @param number 1 to {@link #MAX_NUMBER}
   * @throws IllegalArgumentException if it is out of its range
   */
  public Settings withMaxNumber(int number) {
    return new Settings(number, maxStucks, hints, idleRounds);
  }

  /**
   * {@return these settings with another number of stuck turns}
   *
   * @param stucks 1 or more
   * @throws IllegalArgumentException if it is out of its range
   */
  public Settings withMaxStucks(int stucks) {
    return new Settings(maxNumber, stucks, hints, idleRounds);
  }

  /**
   * {@return these settings with or without hints}
   *
   * @param withHints whether numbers come with the turn
   */
  public Settings withHints(boolean withHints) {
    return new Settings(maxNumber, maxStucks, withHints, idleRounds);
  }

  /**
   * {@return these settings with another number of idle rounds}
   *
   * @param rounds 1 or more
   * @throws IllegalArgumentException if it is out of its range
   */
  public Settings withIdleRounds(int rounds) {
    return new Settings(maxNumber, maxStucks, hints, rounds);
  }
}
