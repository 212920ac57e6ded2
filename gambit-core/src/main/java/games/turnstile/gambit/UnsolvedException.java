package games.turnstile.gambit;

/** Thrown when a search was given up before it was finished. */
public final class UnsolvedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnsolvedException(long nodes) {
    super("given up after looking at " + nodes + " positions");
  }
}
