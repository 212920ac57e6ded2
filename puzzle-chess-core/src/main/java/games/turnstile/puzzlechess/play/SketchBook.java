package games.turnstile.puzzlechess.play;

import games.turnstile.puzzlechess.scene.Level;
import java.util.Collections;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/** The sketches of a level's scenes. Two are equal if the same is to be seen on them. */
final class SketchBook {
  private final Level level;
  private final SortedMap<String, Sketch> sketches;

  private SketchBook(Level level, SortedMap<String, Sketch> sketches) {
    this.level = level;
    this.sketches = sketches;
  }

  static SketchBook empty(Level level) {
    return new SketchBook(level, Collections.emptySortedMap());
  }

  /** The sketches on which something is drawn. */
  SortedMap<String, Sketch> drawn() {
    SortedMap<String, Sketch> drawn = new TreeMap<>(sketches);
    drawn.values().removeIf(sketch -> sketch.marks().isEmpty());
    return Collections.unmodifiableSortedMap(drawn);
  }

  Sketch of(String scene) {
    requireScene(scene);
    return sketches.getOrDefault(scene, Sketch.EMPTY);
  }

  SketchBook with(String scene, Sketch sketch) {
    requireScene(scene);
    SortedMap<String, Sketch> others = new TreeMap<>(sketches);
    others.put(scene, Objects.requireNonNull(sketch, "sketch"));
    return new SketchBook(level, others);
  }

  private void requireScene(String scene) {
    if (level.scene(scene).isEmpty()) {
      throw new IllegalArgumentException("the level has no scene '%s'".formatted(scene));
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SketchBook book && book.drawn().equals(drawn());
  }

  @Override
  public int hashCode() {
    return drawn().hashCode();
  }
}
