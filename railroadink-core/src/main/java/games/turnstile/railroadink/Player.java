package games.turnstile.railroadink;

import java.util.List;

/** Someone who chooses what to draw. */
@FunctionalInterface
public interface Player {
  /**
   * {@return what to draw in the rest of the round, in order, after which it can end; empty to end
   * it as it is}
   *
   * @param round a round, at its beginning or later
   */
  List<Placement> finish(Round round);
}
