package games.turnstile.xiangqi.variant;

import java.util.Objects;

/**
 * What can be agreed on beside the special rules.
 *
 * @param mustAnswerCheck whether moves are illegal that leave an own leader to be taken
 * @param noMoves what becomes of a side that has no move
 * @param repetition whether the game is drawn when a position occurs for the third time
 * @param noCaptureLimit after how many moves without a capture, of both sides together, the game is
 *     drawn; 0 for never
 */
public record Options(
    boolean mustAnswerCheck, NoMoves noMoves, boolean repetition, int noCaptureLimit) {
  /** As in the original game: no check rule, no draws, and no moves lose. */
  public static final Options STANDARD = new Options(false, NoMoves.LOSE, false, 0);

  /** The largest limit of moves without a capture. */
  public static final int LARGEST_LIMIT = 10_000;

  /** What becomes of a side that has no move. A side that is in check and must answer it loses. */
  public enum NoMoves {
    /** It loses. */
    LOSE,
    /** The game is drawn. */
    DRAW
  }

  /** Checks the limit. */
  public Options {
    Objects.requireNonNull(noMoves, "noMoves");
    if (noCaptureLimit < 0 || noCaptureLimit > LARGEST_LIMIT) {
      throw new IllegalArgumentException(
          "the limit of moves without a capture is 0 (none) to %s, not %s"
              .formatted(LARGEST_LIMIT, noCaptureLimit));
    }
  }

  /**
   * {@return the same but for the check rule}
   *
   * @param on whether check must be answered
   */
  public Options withMustAnswerCheck(boolean on) {
    return new Options(on, noMoves, repetition, noCaptureLimit);
  }

  /**
   * {@return the same but for what becomes of a side without moves}
   *
   * @param result what becomes of it
   */
  public Options withNoMoves(NoMoves result) {
    return new Options(mustAnswerCheck, result, repetition, noCaptureLimit);
  }

  /**
   * {@return the same but for the rule of repetition}
   *
   * @param on whether the third time draws
   */
  public Options withRepetition(boolean on) {
    return new Options(mustAnswerCheck, noMoves, on, noCaptureLimit);
  }

  /**
   * {@return the same but for the limit of moves without a capture}
   *
   * @param limit 0 for none
   */
  public Options withNoCaptureLimit(int limit) {
    return new Options(mustAnswerCheck, noMoves, repetition, limit);
  }
}
