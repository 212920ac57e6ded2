package games.turnstile.xiangqi.variant;

/**
 * The rules that a variant turns on or off.
 *
 * @param promotion whether pieces are promoted
 * @param undo whether a move may be taken back until the other side has replied, where both play at
 *     one device
 * @param neutralLimit whether a side that has moved neutral pieces three times in a row must move
 *     something else
 */
public record SpecialRules(boolean promotion, boolean undo, boolean neutralLimit) {
  /** All off. */
  public static final SpecialRules NONE = new SpecialRules(false, false, false);

  /** How often in a row a side may move neutral pieces where that is limited. */
  public static final int NEUTRAL_MOVES = 3;
}
