package games.turnstile.gambit;

import java.util.Objects;
import java.util.Optional;

/**
 * A description of a position, which may be nonsense; {@link Position#of} tells.
 *
 * @param board where the pieces stand
 * @param toMove whose turn it is
 * @param jumper in the middle of a turn, the square of the piece that has just jumped and can jump
 *     again; empty at the start of a turn
 * @param ruleset the rules in force
 */
public record Setup(Board board, Side toMove, Optional<Point> jumper, Ruleset ruleset) {
  private static final Setup INITIAL = startOfTurn(Board.initial(), Side.O);

  /** Rejects missing parts. */
  public Setup {
    Objects.requireNonNull(board, "board");
    Objects.requireNonNull(toMove, "toMove");
    Objects.requireNonNull(jumper, "jumper");
    Objects.requireNonNull(ruleset, "ruleset");
  }

  /** {@return the start of an ordinary game, with O to move} */
  public static Setup initial() {
    return INITIAL;
  }

  /**
   * {@return the setup at the start of a turn under the standard rules}
   *
   * @param board where the pieces stand
   * @param toMove whose turn it is
   */
  public static Setup startOfTurn(Board board, Side toMove) {
    return new Setup(board, toMove, Optional.empty(), Ruleset.STANDARD);
  }

  /**
   * {@return this setup under other rules}
   *
   * @param ruleset the rules
   */
  public Setup withRuleset(Ruleset ruleset) {
    return new Setup(board, toMove, jumper, ruleset);
  }

  /**
   * {@return this setup in the middle of a turn}
   *
   * @param jumper where the piece stands that has just jumped
   */
  public Setup withJumper(Point jumper) {
    return new Setup(board, toMove, Optional.of(jumper), ruleset);
  }
}
