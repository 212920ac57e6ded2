package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Side;
import java.util.Objects;

/**
 * A question to the solver: can a side win within so many moves of its own? What the other side
 * brings about by answering the last of them counts as a win by one move more.
 *
 * @param position where the game is
 * @param attacker who wants to win: Black to solve the level, White to make Black fail
 * @param moves how many moves the attacker has, 1 to 100; parts of turns that are skipped count
 * @param cooperative whether the other side helps; otherwise it defends itself in every way
 */
public record Problem(Position position, Side attacker, int moves, boolean cooperative) {
  /** The most moves that can be asked for. */
  public static final int MOST_MOVES = 100;

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if it is not 1 to 100
   */
  public Problem {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(attacker, "attacker");
    if (moves < 1 || moves > MOST_MOVES) {
      throw new IllegalArgumentException(
          "a solution has 1 to %s moves, not %s".formatted(MOST_MOVES, moves));
    }
  }

  /**
   * {@return the question whether Black can reach the goal against every defence}
   *
   * @param position where the game is
   * @param moves how many moves Black has
   */
  public static Problem level(Position position, int moves) {
    return new Problem(position, Side.BLACK, moves, false);
  }

  /**
   * {@return the question whether whose turn it is can win against every defence}
   *
   * @param position where the game is
   * @param moves how many moves that side has
   */
  public static Problem mate(Position position, int moves) {
    return new Problem(position, position.toMove(), moves, false);
  }

  /** {@return the same question with the other side helping} */
  public Problem withHelp() {
    return new Problem(position, attacker, moves, true);
  }
}
