package games.turnstile.railroadink;

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
    /** The dice are rolled while somebody still draws. */
    NOT_TIME_TO_ROLL,
    /** Somebody draws before the dice are rolled. */
    NOT_TIME_TO_DRAW,
    /** There is no such seat. */
    UNKNOWN_SEAT,
    /** The player has ended this round already. */
    ROUND_ENDED,
    /** No die that is left shows the tile. */
    NOT_ON_THE_DICE,
    /** A second special tile in a round. */
    SECOND_SPECIAL_IN_ROUND,
    /** A fourth special tile. */
    NO_SPECIAL_LEFT,
    /** A special tile that is on the sheet already. */
    SPECIAL_USED,
    /** There is a tile on the square. */
    SQUARE_TAKEN,
    /** A highway would meet a railway. */
    ROUTES_CLASH,
    /** No edge continues a route or an exit. */
    NOT_JOINED,
    /** The round cannot end while a die can be placed. */
    DIE_CAN_BE_PLACED
  }
}
