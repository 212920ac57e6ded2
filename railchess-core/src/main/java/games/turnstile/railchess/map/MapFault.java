package games.turnstile.railchess.map;

/**
 * Why something cannot be a map, or cannot be done to one.
 *
 * @param code what kind of fault it is
 * @param detail what is wrong, in a sentence without a full stop
 */
public record MapFault(Code code, String detail) {
  /** The kinds of faults. */
  public enum Code {
    /** Two stations have the same id. */
    DUPLICATE_STATION,
    /** Something names a station that is not there. */
    UNKNOWN_STATION,
    /** Something names a line that is not there. */
    UNKNOWN_LINE,
    /** There are more stations or links than {@link RailMap} takes. */
    TOO_LARGE,
    /** What is to be added is there already. */
    ALREADY_THERE,
    /** What is to be removed is not there. */
    NOT_THERE,
    /** The map is read-only. */
    READ_ONLY
  }
}
