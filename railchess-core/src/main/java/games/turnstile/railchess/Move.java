package games.turnstile.railchess;

/** What changes a position: the dice, or a player. */
public sealed interface Move {
  /**
   * The dice show a number.
   *
   * @param number what they show
   */
  record Roll(int number) implements Move {}

  /**
   * The player whose turn it is rides to a station.
   *
   * @param station the id of the destination
   */
  record Ride(int station) implements Move {}

  /**
   * A player leaves the game, whoever's turn it is.
   *
   * @param seat who leaves
   */
  record Leave(int seat) implements Move {}
}
