package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.puzzlechess.scene.Level;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** What is played: a level, or orthodox chess from some position. */
final class StartOptions {
  @Parameters(
      arity = "0..1",
      paramLabel = "LEVEL",
      description =
          "A level: a file, or the name or number of one of these: " + LevelNames.LIST + ".")
  private String level;

  @Mixin private FenOption fen;

  /**
   * What was given, if anything was.
   *
   * @throws BadInputException if it is none, or both were given
   */
  Optional<Level> level() {
    Optional<Level> position = fen.level();
    if (position.isPresent() && level != null) {
      throw new BadInputException(
          "%s cannot be given together with the level '%s'".formatted(FenOption.NAME, level));
    }
    return position.or(() -> Optional.ofNullable(level).map(LevelFiles::read));
  }
}
