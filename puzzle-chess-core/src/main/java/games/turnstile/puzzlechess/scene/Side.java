package games.turnstile.puzzlechess.scene;

/** The two sides. */
public enum Side {
  /** Pastor's; faces rank 8. */
  WHITE,
  /** Cheshire's, the player; faces rank 1. */
  BLACK;

  /** {@return the other side} */
  public Side opponent() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** {@return White or Black, for sentences} */
  public String label() {
    return this == WHITE ? "White" : "Black";
  }

  /** {@return how the rank changes one square ahead: 1 or -1} */
  public int forward() {
    return this == WHITE ? 1 : -1;
  }

  /** {@return the rank to which pawns get at last, 0 to 7} */
  public int lastRank() {
    return this == WHITE ? Square.SIDE - 1 : 0;
  }

  /** {@return the rank from which pawns may take a double step, 0 to 7} */
  public int secondRank() {
    return this == WHITE ? 1 : Square.SIDE - 2;
  }
}
