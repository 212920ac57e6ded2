package games.turnstile.puzzlechess.scene;

/** The four ways to castle. */
public enum Castling {
  /** White's king to g1. */
  WHITE_SHORT(Side.WHITE, Square.E1, Square.H1, Square.G1, Square.F1),
  /** White's king to c1. */
  WHITE_LONG(Side.WHITE, Square.E1, Square.A1, Square.C1, Square.D1),
  /** Black's king to g8. */
  BLACK_SHORT(Side.BLACK, Square.E8, Square.H8, Square.G8, Square.F8),
  /** Black's king to c8. */
  BLACK_LONG(Side.BLACK, Square.E8, Square.A8, Square.C8, Square.D8);

  private final Side side;
  private final Square king;
  private final Square rook;
  private final Square kingTo;
  private final Square rookTo;

  Castling(Side side, Square king, Square rook, Square kingTo, Square rookTo) {
    this.side = side;
    this.king = king;
    this.rook = rook;
    this.kingTo = kingTo;
    this.rookTo = rookTo;
  }

  /** {@return whose it is} */
  public Side side() {
    return side;
  }

  /** {@return where the king stands before} */
  public Square king() {
    return king;
  }

  /** {@return where the rook stands before} */
  public Square rook() {
    return rook;
  }

  /** {@return where the king goes} */
  public Square kingTo() {
    return kingTo;
  }

  /** {@return where the rook goes} */
  public Square rookTo() {
    return rookTo;
  }
}
