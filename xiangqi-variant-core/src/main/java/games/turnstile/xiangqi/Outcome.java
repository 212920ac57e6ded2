package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Side;
import java.util.Objects;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param winner who has won; empty if the game is drawn
 * @param reason why it is over
 */
public record Outcome(Optional<Side> winner, EndReason reason) {
  /** Refuses null. */
  public Outcome {
    Objects.requireNonNull(winner, "winner");
    Objects.requireNonNull(reason, "reason");
  }
}
