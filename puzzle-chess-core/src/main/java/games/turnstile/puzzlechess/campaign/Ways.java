package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Link;
import games.turnstile.puzzlechess.scene.Scene;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Where links lead, one after the other. */
final class Ways {
  private Ways() {}

  /** The names of the scenes to which links lead from a scene, through others too, and its own. */
  static Set<String> from(Level level, Scene start) {
    Set<String> reached = new HashSet<>(Set.of(start.name()));
    Deque<Scene> waiting = new ArrayDeque<>(List.of(start));
    while (!waiting.isEmpty()) {
      for (Link link : waiting.remove().works().links()) {
        if (reached.add(link.scene())) {
          waiting.add(level.scene(link.scene()).orElseThrow());
        }
      }
    }
    return reached;
  }
}
