package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.Progress;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;

/** Tells now and then how far a search has come. */
final class SearchProgress implements Progress {
  private static final long BETWEEN_LINES = TimeUnit.SECONDS.toNanos(2);

  private final PrintWriter err;
  private long lastLine = System.nanoTime();

  SearchProgress(PrintWriter err) {
    this.err = err;
  }

  @Override
  public void report(int moves, int done, int all) {
    long now = System.nanoTime();
    if (now - lastLine >= BETWEEN_LINES) {
      lastLine = now;
      err.println("within %s: %s of %s first moves looked at".formatted(moves, done, all));
    }
  }
}
