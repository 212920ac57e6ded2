package games.turnstile.puzzlechess.scene;

import java.util.Objects;

/** What an output does to the scene while it is on (R8). */
public sealed interface Device {
  /**
   * A wall that is raised, or lowered.
   *
   * @param edge where
   * @param raised whether a wall stands there while the output is on; otherwise there is none then
   */
  record Wall(Edge edge, boolean raised) implements Device {
    /** Refuses null. */
    public Wall {
      Objects.requireNonNull(edge, "edge");
    }
  }

  /**
   * A square of another height.
   *
   * @param square which square
   * @param height its height while the output is on
   */
  record Height(Square square, int height) implements Device {
    /**
     * Checks the height.
     *
     * @throws IllegalArgumentException unless it is -99 to 99
     */
    public Height {
      Objects.requireNonNull(square, "square");
      Terrain.requireHeight(height);
    }
  }

  /**
   * A link that is open.
   *
   * @param link its name
   */
  record OpenLink(String link) implements Device {
    /** Refuses null. */
    public OpenLink {
      Objects.requireNonNull(link, "link");
    }
  }
}
