package games.turnstile.arcade.support;

import java.nio.file.Path;

/** Rewrites the files of a game in other formats. */
public interface Converter {
  /**
   * {@return whether a file of this game is meant; it may still be faulty}
   *
   * @param from the name of a file, or of something that comes along
   * @param to the new file
   */
  boolean takes(String from, Path to);

  /**
   * {@return what the new file shall hold}
   *
   * @param from the name of a file, or of something that comes along
   * @param to the new file
   * @throws BadInputException if there is nothing to convert, or the format is not clear
   */
  Converted convert(String from, Path to);
}
