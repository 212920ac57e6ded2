package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.campaign.Campaign;
import games.turnstile.puzzlechess.scene.Level;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The levels that come along, as people type them. */
final class LevelNames {
  /** All of them for a sentence. */
  static final String LIST =
      "knock, garden-wall, tower, old-rook, in-passing, two-at-once, nobody-passes, warehouse,"
          + " modesty, looking-glass, errand, two-plates, marble-cats, drawbridge, noon";

  private LevelNames() {}

  /** The name of the one to begin with. */
  static String example() {
    return Campaign.names().get(0);
  }

  /** The level with a name, whatever the case, or with a number, the first being 1. */
  static Optional<Level> find(String name) {
    List<String> names = Campaign.names();
    int number = name.matches("[0-9]{1,4}") ? Integer.parseInt(name) : 0;
    boolean isNumber = number >= 1 && number <= names.size();
    return Campaign.level(isNumber ? names.get(number - 1) : name.toLowerCase(Locale.ROOT));
  }
}
