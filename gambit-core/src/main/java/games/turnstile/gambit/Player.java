package games.turnstile.gambit;

/** Someone who chooses turns. */
@FunctionalInterface
public interface Player {
  /**
   * {@return a legal turn}
   *
   * @param position where the game stands
   * @throws IllegalArgumentException if the game is over
   */
  Turn chooseTurn(Position position);
}
