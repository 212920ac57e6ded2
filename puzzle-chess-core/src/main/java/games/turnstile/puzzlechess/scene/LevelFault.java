package games.turnstile.puzzlechess.scene;

/**
 * What is wrong with a level.
 *
 * @param code the kind of fault
 * @param scene the scene in which it is, empty if it is about the whole level
 * @param part the part of the scene in which it is, such as {@code board}, {@code castling}, {@code
 *     link gate}, {@code port plate}, {@code reaction 2} or {@code goal}; empty if it is about no
 *     part alone
 * @param detail what is wrong, in a sentence without a full stop
 */
public record LevelFault(Code code, String scene, String part, String detail) {
  /** The kinds of faults. */
  public enum Code {
    /** There is no scene, there is too much of something, or a number is out of its range. */
    COUNT,
    /** Two things share a name or a letter. */
    DUPLICATE,
    /** A name stands for nothing. */
    UNKNOWN_NAME,
    /** A piece is of a kind that the level does not have. */
    UNKNOWN_KIND,
    /** A side has several kings. */
    TOO_MANY_KINGS,
    /** Something stands on a void square. */
    ON_VOID,
    /** A pawn stands on its last rank. */
    PAWN_ON_LAST_RANK,
    /** A right to castle has no king or rook at home. */
    CASTLING,
    /** No pawn can just have passed there. */
    EN_PASSANT,
    /** Where there are no stores something is stored. */
    STORE,
    /**
     * Something is what it cannot be, such as a reaction that makes a king, or a crate of White's.
     */
    NOT_ALLOWED,
    /** The king of the side that is not to move is in check. */
    KING_IN_CHECK
  }

  /**
   * A fault of a scene, and of no part alone.
   *
   * @param code the kind of fault
   * @param scene the scene in which it is
   * @param detail what is wrong
   */
  public LevelFault(Code code, String scene, String detail) {
    this(code, scene, "", detail);
  }

  /** {@return the scene and what is wrong} */
  @Override
  public String toString() {
    return scene.isEmpty() ? detail : "scene %s: %s".formatted(scene, detail);
  }
}
