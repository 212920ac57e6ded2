package games.turnstile.xiangqi.variant;

import java.util.Optional;

/**
 * Why something cannot be a variant.
 *
 * @param code what kind of fault it is
 * @param piece the place of the faulty piece type in the list, from 1; 0 if it is about none
 * @param point where on the board it is, if it is anywhere
 * @param detail what is wrong, in a sentence without a full stop
 */
public record VariantFault(Code code, int piece, Optional<Point> point, String detail) {
  /** The kinds of faults. */
  public enum Code {
    /** A name has no character that can be seen, has others, or is too long. */
    NAME,
    /** The board has no squares, or too many. */
    BOARD_SIZE,
    /** The layout has not as many squares as the board. */
    LAYOUT_SIZE,
    /** There are no piece types, or too many. */
    NUMBER_OF_TYPES,
    /** The piece types are not numbered 1, 2, 3 and so on. */
    NUMBERING,
    /** Something names a piece type that is not there. */
    UNKNOWN_TYPE,
    /** A side has no leader on the board, so that the game could not end. */
    NO_LEADER,
    /** A position rule has arguments that it cannot take. */
    ARGUMENTS,
    /** There are too many position rules, or a move would take too much work. */
    TOO_MUCH_WORK,
    /** The name or value of an attribute is too long, or has characters that cannot be seen. */
    ATTRIBUTE,
    /** The names of extensions are too many, or one is there twice. */
    EXTENSIONS
  }
}
