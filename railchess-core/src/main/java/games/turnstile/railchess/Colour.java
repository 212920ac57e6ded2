package games.turnstile.railchess;

/** The colour in which a player's stations are shown. */
public enum Colour {
  /** Number 1. */
  YELLOW,
  /** Number 2. */
  PINK,
  /** Number 3. */
  GREEN,
  /** Number 4. */
  BLUE;

  /** {@return the colour's number in files, 1 to 4} */
  public int number() {
    return ordinal() + 1;
  }

  /**
   * {@return the colour with this number}
   *
   * @param number 1 to 4
   * @throws IllegalArgumentException if it is anything else
   */
  public static Colour ofNumber(int number) {
    if (number < 1 || number > values().length) {
      throw new IllegalArgumentException(
          "a colour's number must be 1 to %s, not %s".formatted(values().length, number));
    }
    return values()[number - 1];
  }
}
