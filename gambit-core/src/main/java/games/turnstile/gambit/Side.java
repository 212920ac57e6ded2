package games.turnstile.gambit;

/** One of the two players. */
public enum Side {
  /** The player whose home is rank 1. */
  X,
  /** The player whose home is rank 4, and who moves first unless a setup says otherwise. */
  O;

  /** {@return the other player} */
  public Side opponent() {
    return this == X ? O : X;
  }
}
