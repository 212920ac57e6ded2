package games.turnstile.puzzlechess.scene;

/**
 * A way in which a piece moves: the same leap or step once or several times in a line.
 *
 * @param right how far to the right, as the piece faces
 * @param ahead how far ahead, as the piece faces
 * @param range how often at most, 1 to 7
 * @param moves whether it goes to empty squares
 * @param captures whether it captures
 */
public record Ride(int right, int ahead, int range, boolean moves, boolean captures) {
  /** The most leaps in a line, which is as far as the board goes. */
  public static final int UNLIMITED = Square.SIDE - 1;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if it leads nowhere or does nothing
   */
  public Ride {
    if (right == 0 && ahead == 0 || Math.max(Math.abs(right), Math.abs(ahead)) > UNLIMITED) {
      throw new IllegalArgumentException("a ride leads 1 to 7 squares away");
    }
    if (range < 1 || range > UNLIMITED) {
      throw new IllegalArgumentException("a range is 1 to 7, not " + range);
    }
    if (!moves && !captures) {
      throw new IllegalArgumentException("a ride moves, captures, or both");
    }
  }

  /** Whether another one leads nowhere else, and does nothing else there. */
  boolean includes(Ride other) {
    return right == other.right
        && ahead == other.ahead
        && range >= other.range
        && (moves || !other.moves)
        && (captures || !other.captures);
  }

  /** {@return whether it goes by steps to neighbouring squares, not by leaps} */
  public boolean isStep() {
    return Math.max(Math.abs(right), Math.abs(ahead)) == 1;
  }

  /**
   * {@return how the file changes with each leap}
   *
   * @param side whose piece it is
   */
  public int files(Side side) {
    return right * side.forward();
  }

  /**
   * {@return how the rank changes with each leap}
   *
   * @param side whose piece it is
   */
  public int ranks(Side side) {
    return ahead * side.forward();
  }
}
