package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Works;

/**
 * How long games can be. Each move takes the more time to be worked out the more there is in a
 * scene that works by itself, and a record that is read has to be played.
 */
final class Room {
  /** Moves times what works. */
  private static final int MOST_WORK = 200_000;

  /** R9.4: more effects than these have none. */
  private static final int MOST_EFFECTS = 256;

  private Room() {}

  /** The most moves and undos of a game. */
  static int mostEntries(Level level) {
    int most = level.scenes().stream().map(Scene::works).mapToInt(Room::size).max().orElseThrow();
    return Math.min(GameRecord.MOST_ENTRIES, MOST_WORK / Math.max(1, most));
  }

  private static int size(Works works) {
    long effects = works.reactions().stream().mapToLong(each -> each.effects().size()).sum();
    long ports =
        works.outputs().stream().mapToLong(each -> 1 + each.signal().ports().count()).sum();
    return (int) (Math.min(effects, MOST_EFFECTS) + ports);
  }
}
