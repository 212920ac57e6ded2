package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.scene.Side;
import java.util.Objects;

/** Something that happened in a game and that its record keeps. */
public sealed interface Entry {
  /** {@return how long the side to move had been thinking, in milliseconds} */
  long thinkingMillis();

  /**
   * A move was made.
   *
   * @param move the move; if something was stored, with its square in the store
   * @param thinkingMillis the time until it was confirmed
   */
  record Played(Move move, long thinkingMillis) implements Entry {
    /**
     * Checks the time.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Played {
      Objects.requireNonNull(move, "move");
      Entry.requireTime(thinkingMillis);
    }
  }

  /**
   * A side took its last move back, and all that came after it.
   *
   * @param side who took back
   * @param thinkingMillis how long the side to move had been thinking before
   */
  record Undone(Side side, long thinkingMillis) implements Entry {
    /**
     * Checks the time.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Undone {
      Objects.requireNonNull(side, "side");
      Entry.requireTime(thinkingMillis);
    }
  }

  private static void requireTime(long millis) {
    if (millis < 0) {
      throw new IllegalArgumentException("nobody thinks for %s milliseconds".formatted(millis));
    }
  }
}
