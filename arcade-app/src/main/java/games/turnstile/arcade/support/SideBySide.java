package games.turnstile.arcade.support;

import java.util.List;

/**
 * A schedule in which all bots play in every game and keep their seats.
 *
 * @param bots all of them
 * @param games how often they play
 */
record SideBySide(List<Integer> bots, long games) implements Schedule {
  @Override
  public int seats() {
    return bots.size();
  }

  @Override
  public List<Integer> seating(int game) {
    return bots;
  }
}
