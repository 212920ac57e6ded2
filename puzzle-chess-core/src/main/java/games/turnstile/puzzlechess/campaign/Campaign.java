package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.notation.LevelCodec;
import games.turnstile.puzzlechess.scene.Level;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The levels that come with the library, from easy to hard. */
public final class Campaign {
  private static final List<String> NAMES =
      List.of(
          "knock",
          "garden-wall",
          "tower",
          "old-rook",
          "in-passing",
          "two-at-once",
          "nobody-passes",
          "warehouse",
          "modesty",
          "looking-glass",
          "errand",
          "two-plates",
          "marble-cats",
          "drawbridge",
          "noon");

  private Campaign() {}

  /** {@return the names of the levels, in the order in which they are to be played} */
  public static List<String> names() {
    return NAMES;
  }

  /** {@return all levels, in the order in which they are to be played} */
  public static List<Level> levels() {
    return NAMES.stream().map(Campaign::load).toList();
  }

  /**
   * {@return the level with a name, empty if there is none}
   *
   * @param name any text
   */
  public static Optional<Level> level(String name) {
    return NAMES.contains(name) ? Optional.of(load(name)) : Optional.empty();
  }

  private static Level load(String name) {
    String resource = name + ".puzzle.txt";
    try (InputStream in = Campaign.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException(
            "the library is incomplete: %s is missing from its jar".formatted(resource));
      }
      return LevelCodec.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException("cannot read " + resource, unreadable);
    }
  }
}
