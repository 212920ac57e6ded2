package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.notation.NotationException;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.UndoRule;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option that says where a game of orthodox chess begins. */
final class FenOption {
  /** What the option is called. */
  static final String NAME = "--fen";

  @Option(
      names = NAME,
      paramLabel = "F",
      description = "Orthodox chess from this position, a line as chess programs write it.")
  private String fen;

  /** Where orthodox chess begins. */
  static Level start() {
    return FenCodec.level(FenCodec.START);
  }

  /** Whether a level is nothing but a position of orthodox chess. */
  static boolean isOrthodox(Level given) {
    Level level = given.withUndo(UndoRule.UNLIMITED);
    Scene start = level.start();
    return start.equals(Scene.orthodox(start.setup()))
        && FenCodec.isOrthodox(Position.initial(level))
        && level.equals(Level.of(start));
  }

  /** The position that was given, as a level in which White is to be checkmated. */
  Optional<Level> level() {
    return Optional.ofNullable(fen).map(FenOption::read);
  }

  private static Level read(String fen) {
    try {
      return FenCodec.level(fen);
    } catch (NotationException malformed) {
      throw new BadInputException("%s: %s".formatted(NAME, malformed.getMessage()));
    }
  }
}
