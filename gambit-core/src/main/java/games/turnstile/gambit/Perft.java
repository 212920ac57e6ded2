package games.turnstile.gambit;

/**
 * Counts the ways in which a game can go on, which is how one move generator is checked against
 * another. A game that is over adds nothing to deeper counts.
 */
public final class Perft {
  private Perft() {}

  /**
   * {@return the number of sequences of whole turns; turns that visit different squares differ even
   * if they end in the same position}
   *
   * @param position where to begin; in the middle of a turn, the rest of it counts as the first
   *     turn
   * @param depth the length of the sequences, at least 0
   * @throws IllegalArgumentException if the depth is negative
   */
  public static long turns(Position position, int depth) {
    requireDepth(depth);
    int own = position.own();
    int opp = position.opp();
    if (depth > 0 && position.jumper().isPresent()) {
      return turnsOn(position.jumper().get().index(), own, opp, depth);
    }
    return turns(own, opp, depth);
  }

  private static long turns(int own, int opp, int depth) {
    if (depth == 0) {
      return 1;
    }
    long count = 0;
    for (int movers = Bits.movers(own, opp); movers != 0; movers &= movers - 1) {
      count += turnsByJumping(Integer.numberOfTrailingZeros(movers), own, opp, depth);
    }
    return count;
  }

  /** Counts the sequences in which the piece, having jumped to its square, stops or jumps on. */
  private static long turnsOn(int square, int own, int opp, int depth) {
    return turns(opp, own, depth - 1) + turnsByJumping(square, own, opp, depth);
  }

  private static long turnsByJumping(int from, int own, int opp, int depth) {
    long count = 0;
    for (int landings = Bits.landings(from, own, opp); landings != 0; landings &= landings - 1) {
      int to = Integer.numberOfTrailingZeros(landings);
      count += turnsOn(to, Bits.moved(own, from, to), opp ^ Bits.between(from, to), depth);
    }
    return count;
  }

  /**
   * {@return the number of sequences of single plies, where each jump and each voluntary stop is a
   * ply}
   *
   * @param position where to begin
   * @param depth the length of the sequences, at least 0
   * @throws IllegalArgumentException if the depth is negative
   */
  public static long plies(Position position, int depth) {
    requireDepth(depth);
    int own = position.own();
    int opp = position.opp();
    if (depth > 0 && position.jumper().isPresent()) {
      return pliesOn(position.jumper().get().index(), own, opp, depth);
    }
    return plies(own, opp, depth);
  }

  private static long plies(int own, int opp, int depth) {
    if (depth == 0) {
      return 1;
    }
    long count = 0;
    for (int movers = Bits.movers(own, opp); movers != 0; movers &= movers - 1) {
      count += pliesByJumping(Integer.numberOfTrailingZeros(movers), own, opp, depth);
    }
    return count;
  }

  /** Counts the sequences that begin with a stop or a further jump of the piece. */
  private static long pliesOn(int square, int own, int opp, int depth) {
    return plies(opp, own, depth - 1) + pliesByJumping(square, own, opp, depth);
  }

  private static long pliesByJumping(int from, int own, int opp, int depth) {
    long count = 0;
    for (int landings = Bits.landings(from, own, opp); landings != 0; landings &= landings - 1) {
      int to = Integer.numberOfTrailingZeros(landings);
      int ownNow = Bits.moved(own, from, to);
      int oppNow = opp ^ Bits.between(from, to);
      boolean canGoOn = Bits.landings(to, ownNow, oppNow) != 0;
      if (depth > 1 && canGoOn) {
        count += pliesOn(to, ownNow, oppNow, depth - 1);
      } else {
        count += plies(oppNow, ownNow, depth - 1);
      }
    }
    return count;
  }

  private static void requireDepth(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth must be 0 or more, not " + depth);
    }
  }
}
