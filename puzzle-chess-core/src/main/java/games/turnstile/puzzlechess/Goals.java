package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Fields;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Piece;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Whether goals of a scene are reached (R12). */
final class Goals {
  private final SceneState state;
  private final BooleanSupplier isWhiteMated;
  private final Map<Square, Piece> pieces;
  private final Set<Piece> present;

  /**
   * Looks at a scene.
   *
   * @param state the scene
   * @param isWhiteMated tells, when it matters
   */
  Goals(SceneState state, BooleanSupplier isWhiteMated) {
    this.state = state;
    this.isWhiteMated = isWhiteMated;
    this.pieces = Fields.pieces(state.field);
    this.present = Set.copyOf(pieces.values());
  }

  boolean holds(Goal goal) {
    if (goal instanceof Goal.Checkmate) {
      return isWhiteMated.getAsBoolean();
    }
    if (goal instanceof Goal.Reach reach) {
      return reach.squares().stream().anyMatch(square -> isOn(square, reach.pieces()));
    }
    if (goal instanceof Goal.Capture capture) {
      return captures(capture.pieces()) >= capture.count();
    }
    if (goal instanceof Goal.Keep keep) {
      return isOnBoard(keep.pieces());
    }
    if (goal instanceof Goal.Crates crates) {
      return crates.squares().stream()
          .allMatch(square -> (state.field.crates >>> square.ordinal() & 1) != 0);
    }
    if (goal instanceof Goal.Survive survive) {
      return state.turnsOver() >= survive.turns();
    }
    if (goal instanceof Goal.Within within) {
      return state.turnsOver() <= within.turns() && holds(within.goal());
    }
    if (goal instanceof Goal.AllOf all) {
      return all.goals().stream().allMatch(this::holds);
    }
    if (goal instanceof Goal.AnyOf any) {
      return any.goals().stream().anyMatch(this::holds);
    }
    throw new AssertionError(goal);
  }

  /** Whether a goal that does not hold never will, because its turns are over (R12.2). */
  boolean isOutOfReach(Goal goal) {
    if (goal instanceof Goal.Within within) {
      return state.turnsOver() >= within.turns() && !holds(within) || isOutOfReach(within.goal());
    }
    if (goal instanceof Goal.AllOf all) {
      return all.goals().stream().anyMatch(this::isOutOfReach);
    }
    return goal instanceof Goal.AnyOf any && any.goals().stream().allMatch(this::isOutOfReach);
  }

  private boolean isOn(Square square, PieceFilter filter) {
    return pieces.containsKey(square) && filter.matches(pieces.get(square));
  }

  boolean isOnBoard(PieceFilter filter) {
    return present.stream().anyMatch(filter::matches);
  }

  private int captures(PieceFilter filter) {
    int count = 0;
    for (int kind = 0; kind < state.captures.length; kind++) {
      boolean counts =
          state.captures[kind] > 0
              && filter.matches(Piece.of(Side.WHITE, state.field.kinds.kind(kind)));
      count += counts ? state.captures[kind] : 0;
    }
    return count;
  }
}
