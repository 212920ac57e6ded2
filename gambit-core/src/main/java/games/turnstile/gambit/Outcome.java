package games.turnstile.gambit;

import java.util.Objects;
import java.util.Optional;

/**
 * How a game ended. A game of Gambit ends in one way only: the player to move has no jump.
 *
 * @param xScore the points of X
 * @param oScore the points of O
 */
public record Outcome(int xScore, int oScore) {
  /** {@return the side with more points, empty if the game is drawn} */
  public Optional<Side> winner() {
    if (xScore == oScore) {
      return Optional.empty();
    }
    return Optional.of(xScore > oScore ? Side.X : Side.O);
  }

  /**
   * {@return the points of one side}
   *
   * @param side whose points
   */
  public int score(Side side) {
    return Objects.requireNonNull(side, "side") == Side.X ? xScore : oScore;
  }

  /**
   * {@return by how much one side is ahead; negative if it is behind}
   *
   * @param side from whose point of view
   */
  public int margin(Side side) {
    return score(side) - score(side.opponent());
  }
}
