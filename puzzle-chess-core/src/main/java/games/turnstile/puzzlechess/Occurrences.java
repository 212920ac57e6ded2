package games.turnstile.puzzlechess;

/** The positions that can still occur again, the latest first, as hashes. */
final class Occurrences {
  private final long hash;
  private final Occurrences before;

  private Occurrences(long hash, Occurrences before) {
    this.hash = hash;
    this.before = before;
  }

  static Occurrences first(long hash) {
    return new Occurrences(hash, null);
  }

  Occurrences then(long next) {
    return new Occurrences(next, this);
  }

  /** How often the latest position has occurred. */
  int ofLast() {
    int count = 0;
    for (Occurrences earlier = this; earlier != null; earlier = earlier.before) {
      count += earlier.hash == hash ? 1 : 0;
    }
    return count;
  }

  boolean isSame(Occurrences other) {
    Occurrences mine = this;
    Occurrences theirs = other;
    while (mine != theirs) {
      if (mine == null || theirs == null || mine.hash != theirs.hash) {
        return false;
      }
      mine = mine.before;
      theirs = theirs.before;
    }
    return true;
  }
}
