package games.turnstile.railroadink;

import java.util.List;

/**
 * What the {@link Solver} found.
 *
 * @param rounds what to draw in each round from the given one to the last, in order
 * @param points what the sheet scores at the end
 */
public record Solution(List<List<Placement>> rounds, int points) {
  /** Copies the lists. */
  public Solution {
    rounds = rounds.stream().map(List::copyOf).toList();
  }
}
