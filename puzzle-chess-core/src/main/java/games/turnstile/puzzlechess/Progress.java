package games.turnstile.puzzlechess;

/** Is told how far a search has come. */
@FunctionalInterface
public interface Progress {
  /** Nobody is told. */
  Progress SILENT = (moves, done, all) -> {};

  /**
   * Another first move has been looked at.
   *
   * @param moves for how many moves a solution is sought now
   * @param done how many first moves have been looked at
   * @param all how many there are
   */
  void report(int moves, int done, int all);
}
