package games.turnstile.xiangqi.variant;

import java.util.Optional;

/** Whose a piece is. */
public enum Owner {
  /** Red's, written 1. */
  RED,
  /** Blue's, written 2. */
  BLUE,
  /** Nobody's, written 3: both sides may move it; it never captures and is never captured. */
  NEUTRAL;

  /** {@return the number that stands for it in tables, 1 to 3} */
  public int number() {
    return ordinal() + 1;
  }

  /**
   * {@return the owner that a number stands for}
   *
   * @param number 1 to 3
   * @throws IllegalArgumentException if it is another
   */
  public static Owner of(int number) {
    if (number < 1 || number > 3) {
      throw new IllegalArgumentException(
          "a side is 1 (red), 2 (blue) or 3 (neutral), not " + number);
    }
    return values()[number - 1];
  }

  /** {@return the side, empty if it is neutral} */
  public Optional<Side> side() {
    return switch (this) {
      case RED -> Optional.of(Side.RED);
      case BLUE -> Optional.of(Side.BLUE);
      case NEUTRAL -> Optional.empty();
    };
  }

  /**
   * {@return whether a piece of this owner may take one of another}
   *
   * @param other whose the other piece is
   */
  public boolean captures(Owner other) {
    return this != NEUTRAL && other != NEUTRAL && this != other;
  }
}
