package games.turnstile.puzzlechess.board;

/** Where the generator's moves go. */
abstract class MoveSink {
  /** Moves of one piece. */
  abstract void add(int from, long targets);

  /** Moves of pawns, each from so many squares before its target. */
  abstract void addPawns(long targets, int delta);

  /** Promotions, each to every kind that has a bit. */
  abstract void addPromotions(long targets, int delta, int kinds);
}
