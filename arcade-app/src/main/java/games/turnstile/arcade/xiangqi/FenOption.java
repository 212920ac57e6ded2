package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.notation.NotationException;
import games.turnstile.xiangqi.notation.PositionCodec;
import picocli.CommandLine.Option;

/** The option that says where a game begins. */
final class FenOption {
  /** What the option is called. */
  static final String NAME = "--fen";

  @Option(
      names = NAME,
      paramLabel = "F",
      description =
          "Where to begin: a position in a line, such as a FEN of xiangqi (default: where the"
              + " variant does).")
  private String fen;

  /** Where the game begins. */
  Position position(Ruleset ruleset) {
    if (fen == null) {
      return Position.initial(ruleset);
    }
    try {
      return PositionCodec.parse(fen, ruleset);
    } catch (NotationException malformed) {
      throw new BadInputException("%s: %s".formatted(NAME, malformed.getMessage()));
    }
  }
}
