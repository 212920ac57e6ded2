package games.turnstile.arcade.gambit;

import games.turnstile.gambit.Level;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The levels as people type them. */
public final class LevelNames {
  /** All of them as the value of an option that takes several. */
  static final String OPTION = "easy,medium,hard,perfect";

  /** All of them for a sentence. */
  static final String LIST = "easy, medium, hard, perfect";

  private LevelNames() {}

  /** {@return the names of all levels, the weakest first} */
  public static List<String> all() {
    return Stream.of(Level.values()).map(LevelNames::of).toList();
  }

  static String of(Level level) {
    return level.name().toLowerCase(Locale.ROOT);
  }
}
