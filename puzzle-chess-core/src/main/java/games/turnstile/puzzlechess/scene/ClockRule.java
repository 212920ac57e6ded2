package games.turnstile.puzzlechess.scene;

/**
 * How time counts in a scene (R13).
 *
 * @param countsDown whether both sides have a time that runs out; otherwise Black's time counts up
 * @param whiteMillis White's time if it counts down, else 0
 * @param blackMillis Black's time if it counts down, else 0
 * @param confirmsByHand whether a move counts only when the player confirms it
 */
public record ClockRule(
    boolean countsDown, long whiteMillis, long blackMillis, boolean confirmsByHand) {
  /** The longest time of a side: a week. */
  public static final long LONGEST_MILLIS = 7L * 24 * 60 * 60 * 1000;

  /** Black's time counts up, and moves count at once. */
  public static final ClockRule COUNT_UP = new ClockRule(false, 0, 0, false);

  /**
   * Checks the times.
   *
   * @throws IllegalArgumentException if they do not fit the way of counting
   */
  public ClockRule {
    if (countsDown) {
      requireTime(whiteMillis);
      requireTime(blackMillis);
    } else if (whiteMillis != 0 || blackMillis != 0) {
      throw new IllegalArgumentException("a clock that counts up has no times");
    }
  }

  private static void requireTime(long millis) {
    if (millis < 1 || millis > LONGEST_MILLIS) {
      throw new IllegalArgumentException(
          "a time is 1 to %s milliseconds, not %s".formatted(LONGEST_MILLIS, millis));
    }
  }

  /**
   * {@return a clock that counts down}
   *
   * @param whiteMillis White's time
   * @param blackMillis Black's time
   * @throws IllegalArgumentException unless both are 1 ms to a week
   */
  public static ClockRule countDown(long whiteMillis, long blackMillis) {
    return new ClockRule(true, whiteMillis, blackMillis, false);
  }

  /**
   * {@return the same clock with moves confirmed by hand or not}
   *
   * @param byHand whether a move counts only when the player confirms it
   */
  public ClockRule withConfirmationByHand(boolean byHand) {
    return new ClockRule(countsDown, whiteMillis, blackMillis, byHand);
  }
}
