package games.turnstile.puzzlechess;

/** Someone who chooses moves. */
@FunctionalInterface
public interface Player {
  /**
   * {@return a legal move}
   *
   * @param position a position in which the game is not over
   * @throws IllegalArgumentException if it is over
   */
  Move choose(Position position);
}
