package games.turnstile.puzzlechess.scene;

import java.util.List;
import java.util.Objects;

/**
 * A kind of pieces.
 *
 * @param name what it is called: lower case letters, digits and hyphens, beginning with a letter
 * @param letter its letter in notation, {@code A} to {@code Z}
 * @param form what it is by nature
 * @param movement how it moves, if it is a {@link Form#PIECE}
 * @param help what the player is told of it, one line
 */
public record Kind(String name, char letter, Form form, Movement movement, String help) {
  /** What a kind is by nature. */
  public enum Form {
    /** The king. */
    KING,
    /** The pawn. */
    PAWN,
    /** Anything that moves as its movement says, if at all. */
    PIECE,
    /** Stands until it is pushed. */
    CRATE,
    /** Stands. */
    STATUE
  }

  /** The king. */
  public static final Kind KING =
      common("king", 'K', Form.KING, "K", "One step in any direction; must not be lost.");

  /** The queen. */
  public static final Kind QUEEN =
      common("queen", 'Q', Form.PIECE, "Q", "Any number of steps in any direction.");

  /** The rook. */
  public static final Kind ROOK =
      common("rook", 'R', Form.PIECE, "R", "Any number of steps along ranks and files.");

  /** The bishop. */
  public static final Kind BISHOP =
      common("bishop", 'B', Form.PIECE, "B", "Any number of steps along diagonals.");

  /** The knight. */
  public static final Kind KNIGHT =
      common("knight", 'N', Form.PIECE, "N", "Leaps two squares along a line and one aside.");

  /** The pawn. */
  public static final Kind PAWN =
      common(
          "pawn",
          'P',
          Form.PAWN,
          "",
          "Steps straight ahead, captures diagonally ahead, and is promoted at the end.");

  /** The crate. */
  public static final Kind CRATE =
      common("crate", 'C', Form.CRATE, "", "Can be pushed one square on, never captured.");

  /** The statue. */
  public static final Kind STATUE =
      common("statue", 'S', Form.STATUE, "", "Stands in the way, always.");

  /** The kinds that exist in every level. */
  public static final List<Kind> COMMON =
      List.of(PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING, CRATE, STATUE);

  /**
   * Checks the parts.
   *
   * @throws IllegalArgumentException if the name, the letter or the help is not as above, or if
   *     something moves that does not by nature
   */
  public Kind {
    Objects.requireNonNull(form, "form");
    Objects.requireNonNull(movement, "movement");
    Names.requireName("kind", name);
    Names.requireLine("help", help);
    if (letter < 'A' || letter > 'Z') {
      throw new IllegalArgumentException("a kind's letter is A to Z, not '" + letter + "'");
    }
    if (form != Form.PIECE && form != Form.KING && !movement.rides().isEmpty()) {
      throw new IllegalArgumentException("a %s has no movement of its own".formatted(form));
    }
  }

  private static Kind common(String name, char letter, Form form, String betza, String help) {
    return new Kind(name, letter, form, Movement.of(betza), help);
  }

  /**
   * {@return a kind of a level's own}
   *
   * @param name what it is called
   * @param letter its letter in notation
   * @param betza how it moves, see {@link Movement}
   * @param help what the player is told of it
   * @throws IllegalArgumentException if one of them is malformed
   */
  public static Kind own(String name, char letter, String betza, String help) {
    return new Kind(name, letter, Form.PIECE, Movement.of(betza), help);
  }

  /** {@return whether it belongs to nobody} */
  public boolean isProp() {
    return form == Form.CRATE || form == Form.STATUE;
  }

  /** {@return whether it can ever move by itself} */
  public boolean isMobile() {
    return form == Form.PAWN || !movement.rides().isEmpty();
  }

  /** {@return whether it can be in a store} */
  public boolean isStorable() {
    return form == Form.PIECE;
  }
}
