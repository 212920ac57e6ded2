package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GivenFile;
import games.turnstile.puzzlechess.scene.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads levels that the user names: files, and those that come along. */
final class LevelFiles {
  private LevelFiles() {}

  /**
   * {@return the level}
   *
   * @param name the name of a file; if there is none, the name or number of a level that comes
   *     along
   * @throws BadInputException if there is neither, or the file is no level
   */
  static Level read(String name) {
    return find(name)
        .orElseThrow(
            () ->
                new BadInputException(
                    "%s does not exist, nor is it one of the levels that come along: %s"
                        .formatted(name, LevelNames.LIST)));
  }

  /**
   * {@return the level, empty if neither a file nor a level that comes along is called so}
   *
   * @param name as for {@link #read}
   * @throws BadInputException if the file is no level
   */
  static Optional<Level> find(String name) {
    Path path = GivenFile.path(name);
    return Files.exists(path) ? Optional.of(read(path)) : LevelNames.find(name);
  }

  private static Level read(Path path) {
    GivenFile file = GivenFile.read(path);
    LevelTexts texts = new LevelTexts();
    if (!texts.recognises(file)) {
      throw new BadInputException(
          "%s is not a level of puzzle chess: a %s %s".formatted(path, texts.name(), texts.sign()));
    }
    return LevelTexts.parse(file);
  }
}
