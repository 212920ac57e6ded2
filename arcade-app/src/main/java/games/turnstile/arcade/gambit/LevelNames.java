package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.gambit.Level;
import java.util.List;

/** The levels as people type them. */
public final class LevelNames {
  /** All of them as the value of an option that takes several. */
  static final String OPTION = "easy,medium,hard,perfect";

  /** All of them for a sentence. */
  static final String LIST = "easy, medium, hard, perfect";

  private LevelNames() {}

  /** {@return the names of all levels, the weakest first} */
  public static List<String> all() {
    return EnumNames.all(Level.class);
  }

  static String of(Level level) {
    return EnumNames.of(level);
  }
}
