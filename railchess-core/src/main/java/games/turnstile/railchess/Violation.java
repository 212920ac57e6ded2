package games.turnstile.railchess;

/**
 * Why a move is not allowed.
 *
 * @param code which rule it breaks
 * @param detail what is wrong, in a sentence without a full stop
 */
public record Violation(Code code, String detail) {
  /** The rules that a move can break. */
  public enum Code {
    /** The game is over. */
    GAME_OVER,
    /** A number is shown while a ride is expected. */
    NOT_TIME_TO_ROLL,
    /** The number is not one that these dice can show. */
    NUMBER_OUT_OF_RANGE,
    /** A ride is made before there is a number. */
    NOT_TIME_TO_RIDE,
    /** There is no such station. */
    UNKNOWN_STATION,
    /** The station belongs to another player. */
    STATION_TAKEN,
    /** No ride with the number of the turn ends at the station. */
    OUT_OF_REACH,
    /** There is no such seat. */
    UNKNOWN_SEAT,
    /** The player has left already. */
    LEFT_ALREADY
  }
}
