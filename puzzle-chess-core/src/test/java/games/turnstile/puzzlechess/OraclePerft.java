package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.oracle.OracleGame;

/** Counts sequences of moves by the plain oracle. */
final class OraclePerft {
  private OraclePerft() {}

  static long count(OracleGame game, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return game.legalMoves().size();
    }
    long count = 0;
    for (Move move : game.legalMoves()) {
      OracleGame next = game.copy();
      next.play(move);
      count += count(next, depth - 1);
    }
    return count;
  }
}
