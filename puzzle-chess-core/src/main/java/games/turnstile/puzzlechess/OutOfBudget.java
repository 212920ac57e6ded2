package games.turnstile.puzzlechess;

/** Ends a search whose budget has ended. */
final class OutOfBudget extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutOfBudget() {
    super(null, null, false, false);
  }
}
