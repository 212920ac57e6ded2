package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.Outcome.Result;
import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Goal;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Whether the game is over in a scene, and how (R11). */
final class Ends {
  /** How many parts of turns are fifty turns. */
  static final int FIFTY_TURNS = 100;

  /** How often a position occurs before it is a draw. */
  static final int REPETITIONS = 3;

  private static final long DARK = 0xAA55AA55AA55AA55L;

  private Ends() {}

  /**
   * How the game ended.
   *
   * @param state the current scene
   * @param canMove whether whose turn it is has a legal move, whether the game is over or not
   * @param isStuck whether everybody has to be skipped
   */
  static Optional<Outcome> of(SceneState state, BooleanSupplier canMove, boolean isStuck) {
    return byAims(state, canMove)
        .or(() -> byMate(state, canMove))
        .or(() -> isStuck ? outcome(Result.DRAWN, EndReason.STUCK) : Optional.empty())
        .or(() -> byDraw(state, canMove));
  }

  /** Whether the side to move is in check and has no move. */
  static boolean isMated(SceneState state, BooleanSupplier canMove) {
    return state.field.isInCheck(state.field.turn) && !canMove.getAsBoolean();
  }

  /** How the game ended by goals, things to keep and limits of turns (R11.2, R11.3). */
  static Optional<Outcome> byAims(SceneState state, BooleanSupplier canMove) {
    Aims aims = state.workings.scene.aims();
    Goals goals =
        new Goals(state, () -> state.field.turn == Field.WHITE && isMated(state, canMove));
    Optional<Goal> goal = aims.goal();
    if (goal.filter(goals::holds).isPresent()) {
      return outcome(Result.SOLVED, EndReason.GOAL);
    }
    if (!aims.kept().stream().allMatch(goals::isOnBoard)) {
      return outcome(Result.FAILED, EndReason.LOST_PIECE);
    }
    boolean isTooLate =
        aims.turns().isPresent() && state.turnsOver() >= aims.turns().getAsInt()
            || goal.filter(goals::isOutOfReach).isPresent();
    return isTooLate ? outcome(Result.FAILED, EndReason.TURNS) : Optional.empty();
  }

  private static Optional<Outcome> byMate(SceneState state, BooleanSupplier canMove) {
    return isMated(state, canMove) ? outcome(Result.FAILED, EndReason.CHECKMATE) : Optional.empty();
  }

  private static Optional<Outcome> byDraw(SceneState state, BooleanSupplier canMove) {
    Set<DrawRule> draws = state.workings.scene.rules().draws();
    if (draws.contains(DrawRule.STALEMATE) && !canMove.getAsBoolean()) {
      return outcome(Result.DRAWN, EndReason.STALEMATE);
    }
    if (draws.contains(DrawRule.REPETITION) && state.occurrences.ofLast() >= REPETITIONS) {
      return outcome(Result.DRAWN, EndReason.REPETITION);
    }
    if (draws.contains(DrawRule.FIFTY_MOVES) && state.field.quiet >= FIFTY_TURNS) {
      return outcome(Result.DRAWN, EndReason.FIFTY_MOVES);
    }
    if (draws.contains(DrawRule.INSUFFICIENT_MATERIAL) && isMaterialInsufficient(state.field)) {
      return outcome(Result.DRAWN, EndReason.INSUFFICIENT_MATERIAL);
    }
    return Optional.empty();
  }

  /** Kings and at most one knight or bishop, or bishops on squares of one colour only. */
  static boolean isMaterialInsufficient(Field field) {
    long minor = field.knights | field.bishops;
    if (Long.bitCount(field.kings) != 2
        || ((field.white | field.black) & ~minor & ~field.kings) != 0) {
      return false;
    }
    boolean isOneColour =
        field.knights == 0 && ((field.bishops & DARK) == 0 || (field.bishops & ~DARK) == 0);
    return Long.bitCount(minor) <= 1 || isOneColour;
  }

  private static Optional<Outcome> outcome(Result result, EndReason reason) {
    return Optional.of(new Outcome(result, reason));
  }
}
