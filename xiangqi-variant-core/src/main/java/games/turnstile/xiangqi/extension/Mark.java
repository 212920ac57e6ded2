package games.turnstile.xiangqi.extension;

/** How a direction is marked on a piece that may go there. */
public enum Mark {
  /** Not at all. */
  NONE(" "),
  /** It leads to one square. */
  STEP("·"),
  /** It leads over any number of squares. */
  SLIDE("*");

  private final String sign;

  Mark(String sign) {
    this.sign = sign;
  }

  /** {@return what a screen shows: a blank, {@code ·} or {@code *}} */
  public String sign() {
    return sign;
  }
}
