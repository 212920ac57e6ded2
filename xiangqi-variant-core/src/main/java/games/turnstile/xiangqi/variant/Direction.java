package games.turnstile.xiangqi.variant;

/** One of the eight directions, as Red sees the board; Red's own side is at the bottom. */
public enum Direction {
  /** 1. */
  UP_LEFT(-1, -1),
  /** 2. */
  UP(-1, 0),
  /** 3. */
  UP_RIGHT(-1, 1),
  /** 4. */
  LEFT(0, -1),
  /** 5. */
  RIGHT(0, 1),
  /** 6. */
  DOWN_LEFT(1, -1),
  /** 7. */
  DOWN(1, 0),
  /** 8. */
  DOWN_RIGHT(1, 1);

  private final int rowStep;
  private final int columnStep;

  Direction(int rowStep, int columnStep) {
    this.rowStep = rowStep;
    this.columnStep = columnStep;
  }

  /** {@return the number that stands for it in rules, 1 to 8} */
  public int number() {
    return ordinal() + 1;
  }

  /** {@return by how much the row changes in a step: -1, 0 or 1} */
  public int rowStep() {
    return rowStep;
  }

  /** {@return by how much the column changes in a step: -1, 0 or 1} */
  public int columnStep() {
    return columnStep;
  }

  /**
   * {@return the direction that a number stands for}
   *
   * @param number 1 to 8
   * @throws IllegalArgumentException if it is another
   */
  public static Direction of(int number) {
    if (number < 1 || number > 8) {
      throw new IllegalArgumentException("a direction is 1 to 8, not " + number);
    }
    return values()[number - 1];
  }
}
