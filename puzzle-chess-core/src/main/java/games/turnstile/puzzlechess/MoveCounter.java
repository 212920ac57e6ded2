package games.turnstile.puzzlechess;

/** Counts moves without making them. */
final class MoveCounter extends MoveSink {
  long count;

  @Override
  void add(int from, long targets) {
    count += Long.bitCount(targets);
  }

  @Override
  void addPawns(long targets, int delta) {
    count += Long.bitCount(targets);
  }

  @Override
  void addPromotions(long targets, int delta, int kinds) {
    if (targets != 0) {
      count += (long) Long.bitCount(targets) * Integer.bitCount(kinds);
    }
  }
}
