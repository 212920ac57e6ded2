package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Budget;
import java.util.concurrent.TimeUnit;

/** How long to think where nobody has said how long. */
final class Patience {
  private static final long SECONDS = 10;

  private Patience() {}

  /** So many positions, but from now on ten seconds at most, which few levels need. */
  static Budget ofNodes(long nodes) {
    Budget usual = Budget.ofNodes(nodes);
    long begin = System.nanoTime();
    return looked ->
        usual.allows(looked) && System.nanoTime() - begin < TimeUnit.SECONDS.toNanos(SECONDS);
  }
}
