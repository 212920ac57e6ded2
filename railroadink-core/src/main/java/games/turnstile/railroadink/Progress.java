package games.turnstile.railroadink;

import java.util.List;

/** Is told what a player or the solver thinks while it thinks. */
@FunctionalInterface
public interface Progress {
  /**
   * Called now and then, from the thread that thinks.
   *
   * @param steps how much has been thought, as a {@link Budget} counts it
   * @param best the best that has been found so far
   * @param points how many points are expected at the end of the game
   */
  void thought(long steps, List<Placement> best, double points);

  /** {@return a listener that does nothing} */
  static Progress none() {
    return (steps, best, points) -> {};
  }
}
