package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Keys;

/**
 * How a player errs: always in the same way about the same position.
 *
 * @param seed where its chance comes from
 * @param error how much it errs about what a position is worth, at most
 * @param overlooked how many of a hundred moves in its lines it does not see
 */
record Fallibility(long seed, int error, int overlooked) {
  private static final int HUNDRED = 100;

  /** How much it errs about a position. */
  int error(long key) {
    return error == 0 ? 0 : chance(key, 2 * error + 1) - error;
  }

  /** Whether it does not see a move in a position. */
  boolean overlooks(long key, int move) {
    return overlooked > 0 && chance(key + Keys.mix(move), HUNDRED) < overlooked;
  }

  /** A number that depends on the seed, to put moves in an order. */
  int lot(int move) {
    return (int) Keys.mix(seed ^ Keys.mix(move));
  }

  private int chance(long key, int bound) {
    return Math.floorMod(Keys.mix(seed ^ key), bound);
  }
}
