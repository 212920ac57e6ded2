package games.turnstile.gambit;

/** Estimates for positions that are not searched to the end. */
final class Evaluation {
  private Evaluation() {}

  /**
   * How good the position looks for {@code own}: more pieces and more jumps than the other side.
   */
  static int estimate(int own, int opp) {
    int pieces = Integer.bitCount(own) - Integer.bitCount(opp);
    int jumps = Bits.mobility(own, opp) - Bits.mobility(opp, own);
    return 2 * pieces + jumps;
  }
}
