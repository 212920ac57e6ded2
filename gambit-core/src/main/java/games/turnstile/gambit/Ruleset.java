package games.turnstile.gambit;

/** What an island of more than five pieces is worth. */
public enum Ruleset {
  /** An island of k pieces scores 2k-1, however large it is. */
  STANDARD,

  /** As the printed table, which ends at five pieces: larger islands score 0. */
  STRICT_TABLE;

  private static final int LARGEST_IN_TABLE = 5;

  /**
   * {@return the points for one island}
   *
   * @param pieces the number of pieces of the island, at least 1
   * @throws IllegalArgumentException if there are no pieces
   */
  public int islandScore(int pieces) {
    if (pieces < 1) {
      throw new IllegalArgumentException("an island has at least 1 piece, not " + pieces);
    }
    return this == STRICT_TABLE && pieces > LARGEST_IN_TABLE ? 0 : 2 * pieces - 1;
  }
}
