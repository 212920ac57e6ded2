package games.turnstile.puzzlechess.board;

/** Counts moves without making them. */
public final class MoveCounter extends MoveSink {
  public long count;

  @Override
  public void add(int from, long targets) {
    count += Long.bitCount(targets);
  }

  @Override
  public void addPawns(long targets, int delta) {
    count += Long.bitCount(targets);
  }

  @Override
  public void addPromotions(long targets, int delta, int kinds) {
    if (targets != 0) {
      count += (long) Long.bitCount(targets) * Integer.bitCount(kinds);
    }
  }
}
