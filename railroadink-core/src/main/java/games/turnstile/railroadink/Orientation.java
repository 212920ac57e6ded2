package games.turnstile.railroadink;

/** How a tile is turned and flipped; its number, 0 to 7, is the ordinal. */
public enum Orientation {
  /** As the tile is defined. */
  UPRIGHT,
  /** Turned clockwise by a quarter. */
  QUARTER_TURN,
  /** Turned by half. */
  HALF_TURN,
  /** Turned clockwise by three quarters. */
  THREE_QUARTER_TURN,
  /** Left and right swapped. */
  MIRRORED,
  /** Left and right swapped, then turned clockwise by a quarter. */
  MIRRORED_QUARTER_TURN,
  /** Left and right swapped, then turned by half. */
  MIRRORED_HALF_TURN,
  /** Left and right swapped, then turned clockwise by three quarters. */
  MIRRORED_THREE_QUARTER_TURN;

  private static final Orientation[] ALL = values();

  /**
   * {@return the orientation with this number}
   *
   * @param number 0 to 7
   * @throws IllegalArgumentException if there is none
   */
  public static Orientation of(int number) {
    if (number < 0 || number >= ALL.length) {
      throw new IllegalArgumentException("orientations are 0 to 7, not " + number);
    }
    return ALL[number];
  }

  /** {@return 0 to 7, as in notation} */
  public int number() {
    return ordinal();
  }

  /** The edge of the tile as defined that comes to lie on this side. */
  Direction source(Direction side) {
    int turned = side.ordinal() - ordinal() & 3;
    boolean mirrored = ordinal() >= 4;
    return Direction.values()[mirrored ? -turned & 3 : turned];
  }
}
