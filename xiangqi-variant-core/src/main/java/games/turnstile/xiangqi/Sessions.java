package games.turnstile.xiangqi;

import java.util.function.Supplier;

/**
 * Keeps extensions that remember in step with the position that is asked about. There is one set of
 * them, which is taken back by playing a game again from its beginning.
 */
final class Sessions {
  private final Cast cast;

  /** Where the extensions are; null if that is not known. */
  private Memory at;

  Sessions(Cast cast) {
    this.cast = cast;
  }

  /** Does something while the extensions remember the way to a position. */
  synchronized <T> T during(Memory memory, Supplier<T> work) {
    if (memory == null) {
      return work.get();
    }
    if (at != memory) {
      at = null;
      cast.beginNewGame();
      memory.playAgain();
      at = memory;
    }
    boolean isDone = false;
    try {
      T result = work.get();
      isDone = true;
      return result;
    } finally {
      if (!isDone) {
        at = null;
      }
    }
  }

  /** Says that the extensions have seen the next move. */
  synchronized void moveOn(Memory memory) {
    at = memory;
  }
}
