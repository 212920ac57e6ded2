package games.turnstile.xiangqi.extension;

import games.turnstile.xiangqi.variant.Direction;
import games.turnstile.xiangqi.variant.PieceType;
import java.util.List;

/** What a further section of the moves means, for people. */
@FunctionalInterface
public interface SectionMeaning {
  /**
   * {@return what the section says about a piece, without a full stop at the end; a condition may
   * follow it}
   *
   * @param type whose rule it is
   * @param directions the directions in the section that have the same condition; one or more
   * @param wording the language, and words of it
   */
  String inWords(PieceType type, List<Direction> directions, Wording wording);

  /** {@return how its directions are marked on pieces} */
  default Mark mark() {
    return Mark.NONE;
  }
}
