package games.turnstile.arcade.chess;

import games.turnstile.puzzlechess.campaign.Campaign;
import games.turnstile.puzzlechess.scene.Level;
import java.util.Locale;
import java.util.Optional;

/** The levels that come along, as people type them. */
final class LevelNames {
  private LevelNames() {}

  /** All names, for a sentence. */
  static String list() {
    return String.join(", ", Campaign.names());
  }

  /** The name of the one to begin with. */
  static String example() {
    return Campaign.names().get(0);
  }

  /** The level with a name, whatever the case. */
  static Optional<Level> find(String name) {
    return Campaign.level(name.toLowerCase(Locale.ROOT));
  }
}
