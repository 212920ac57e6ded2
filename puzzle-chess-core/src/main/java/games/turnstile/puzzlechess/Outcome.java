package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.Side;
import java.util.Objects;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param result what it means for Black, the player
 * @param reason why it is over
 */
public record Outcome(Result result, EndReason reason) {
  /** What the end means for Black. */
  public enum Result {
    /** Black has won. */
    SOLVED,
    /** Black has lost, or can no longer win. */
    FAILED,
    /** Drawn. */
    DRAWN
  }

  /** Refuses null. */
  public Outcome {
    Objects.requireNonNull(result, "result");
    Objects.requireNonNull(reason, "reason");
  }

  /** {@return who has won, empty if nobody has} */
  public Optional<Side> winner() {
    return switch (result) {
      case SOLVED -> Optional.of(Side.BLACK);
      case FAILED -> Optional.of(Side.WHITE);
      case DRAWN -> Optional.empty();
    };
  }
}
