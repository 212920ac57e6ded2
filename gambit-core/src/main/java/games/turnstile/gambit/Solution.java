package games.turnstile.gambit;

import java.util.List;

/**
 * What perfect play leads to.
 *
 * @param value the final score difference from the point of view of the side to move
 * @param best every turn that reaches this value, in the order of {@link Position#legalTurns};
 *     empty if the game is over
 * @param line one way to play on without a mistake by either side, to the end of the game
 */
public record Solution(int value, List<Turn> best, List<Turn> line) {
  /** Copies the lists. */
  public Solution {
    best = List.copyOf(best);
    line = List.copyOf(line);
  }
}
