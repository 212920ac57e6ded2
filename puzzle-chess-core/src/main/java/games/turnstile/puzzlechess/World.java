package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.scene.Level;
import java.util.List;

/** A level made ready to be played: what all its positions share. */
final class World {
  final Level level;
  final Kinds kinds;
  final List<Workings> workings;

  World(Level level) {
    this.level = level;
    this.kinds = Kinds.of(level);
    this.workings =
        level.scenes().stream().map(scene -> new Workings(level, kinds, scene)).toList();
  }
}
