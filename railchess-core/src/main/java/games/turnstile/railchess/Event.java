package games.turnstile.railchess;

/**
 * Something that happened in a step of a game. The events of all steps tell the whole story. Seats
 * count from 0, stations are given by their ids.
 */
public sealed interface Event {
  /**
   * The dice showed a number for a player's present or next turn. If it is for the next turn, only
   * that player is to know it.
   *
   * @param seat for whom
   * @param number what they showed
   * @param forNextTurn whether the turn that it is for is still to come
   */
  record Rolled(int seat, int number, boolean forNextTurn) implements Event {}

  /**
   * A turn began, and its number was announced to all.
   *
   * @param seat whose turn
   * @param number how many links to ride
   */
  record TurnBegan(int seat, int number) implements Event {}

  /**
   * A player rode.
   *
   * @param seat who
   * @param from the station that was left
   * @param to the station that was reached, maybe the same
   */
  record Moved(int seat, int from, int to) implements Event {}

  /**
   * A player claimed the station where the player stands.
   *
   * @param seat who
   * @param station which station
   * @param value the points that it gives
   */
  record Claimed(int seat, int station, int value) implements Event {}

  /**
   * A station fell to a player since nobody else can reach it any more.
   *
   * @param seat to whom
   * @param station which station
   * @param value the points that it gives
   */
  record ClaimedAutomatically(int seat, int station, int value) implements Event {}

  /**
   * A station can be reached by nobody any more.
   *
   * @param station which station
   */
  record Died(int station) implements Event {}

  /**
   * A player could not ride anywhere.
   *
   * @param seat who
   * @param times how often by now
   */
  record Stuck(int seat, int times) implements Event {}

  /**
   * A player is no longer in the game.
   *
   * @param seat who
   * @param reason why
   */
  record Left(int seat, LeaveReason reason) implements Event {}

  /**
   * The game is over.
   *
   * @param outcome how it ended
   */
  record Ended(Outcome outcome) implements Event {}
}
