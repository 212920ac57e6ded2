package games.turnstile.gambit;

/** The four ways to lay the board that make no difference to play. */
final class Symmetry {
  private Symmetry() {}

  /**
   * One key for all positions that are mirror images of each other. Since a position is seen from
   * the player to move, this covers the exchange of the two sides as well.
   */
  static long canonicalKey(int own, int opp) {
    int ownMirrored = swapFiles(own);
    int oppMirrored = swapFiles(opp);
    return Math.min(
        Math.min(key(own, opp), key(swapRanks(own), swapRanks(opp))),
        Math.min(
            key(ownMirrored, oppMirrored), key(swapRanks(ownMirrored), swapRanks(oppMirrored))));
  }

  private static long key(int own, int opp) {
    return (long) own << 32 | Integer.toUnsignedLong(opp);
  }

  private static int swapRanks(int set) {
    return Integer.reverseBytes(set);
  }

  private static int swapFiles(int set) {
    return Integer.reverseBytes(Integer.reverse(set));
  }
}
