package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.notation.NotationException;
import games.turnstile.xiangqi.notation.PositionCodec;

/** Positions that the user gives. */
final class Positions {
  private Positions() {}

  /** The position that an option describes; the beginning if there is no text. */
  static Position parse(String option, String text, Ruleset ruleset) {
    if (text == null) {
      return Position.initial(ruleset);
    }
    try {
      return PositionCodec.parse(text, ruleset);
    } catch (NotationException malformed) {
      throw new BadInputException("%s: %s".formatted(option, malformed.getMessage()));
    }
  }
}
