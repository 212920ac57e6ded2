package games.turnstile.puzzlechess.scene;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * When a scene is solved and when it is failed.
 *
 * @param goal what Black has to bring about; empty if the scene is not won in itself
 * @param kept what must not be lost: of each at least one piece stays on the board
 * @param turns how many turns there are for the goal
 */
public record Aims(Optional<Goal> goal, List<PieceFilter> kept, OptionalInt turns) {
  /** No goal: the scene leads to others. */
  public static final Aims NONE = new Aims(Optional.empty(), List.of(), OptionalInt.empty());

  /** White is to be checkmated. */
  public static final Aims CHECKMATE = of(new Goal.Checkmate());

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if there are less than 1 or more than 10,000 turns
   */
  public Aims {
    Objects.requireNonNull(goal, "goal");
    kept = List.copyOf(kept);
    if (turns.isPresent() && (turns.getAsInt() < 1 || turns.getAsInt() > Setup.MOST_TURNS)) {
      throw new IllegalArgumentException(
          "a limit is 1 to %s turns, not %s".formatted(Setup.MOST_TURNS, turns.getAsInt()));
    }
  }

  /**
   * {@return a goal without limits}
   *
   * @param goal what Black has to bring about
   */
  public static Aims of(Goal goal) {
    return new Aims(Optional.of(goal), List.of(), OptionalInt.empty());
  }

  /**
   * {@return the same with a limit of turns}
   *
   * @param most how many turns there are
   */
  public Aims within(int most) {
    return new Aims(goal, kept, OptionalInt.of(most));
  }

  /**
   * {@return the same with something to be kept}
   *
   * @param pieces what must not be lost
   */
  public Aims keeping(PieceFilter... pieces) {
    return new Aims(goal, List.of(pieces), turns);
  }
}
