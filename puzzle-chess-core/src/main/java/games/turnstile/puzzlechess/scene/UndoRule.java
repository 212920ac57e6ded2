package games.turnstile.puzzlechess.scene;

/**
 * How often moves may be taken back (R14).
 *
 * @param most how often; {@link #UNLIMITED} says always
 */
public record UndoRule(int most) {
  /** Never. */
  public static final UndoRule OFF = new UndoRule(0);

  /** As often as one likes. */
  public static final UndoRule UNLIMITED = new UndoRule(Integer.MAX_VALUE);

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public UndoRule {
    if (most < 0) {
      throw new IllegalArgumentException("moves are taken back 0 times or more, not " + most);
    }
  }

  /** {@return whether there is no limit} */
  public boolean isUnlimited() {
    return most == Integer.MAX_VALUE;
  }
}
