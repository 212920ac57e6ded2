package games.turnstile.puzzlechess.scene;

import java.util.Objects;

/**
 * A board with everything that belongs to it.
 *
 * @param name what links call it
 * @param title what the player is told, one line, maybe empty
 * @param terrain heights, voids and walls
 * @param setup what stands where, and whose turn it is
 * @param rules promotion, draws, clock and undo
 * @param works links, ports and reactions
 * @param aims goal and failures
 */
public record Scene(
    String name,
    String title,
    Terrain terrain,
    Setup setup,
    SceneRules rules,
    Works works,
    Aims aims) {
  /** The name of the only scene of a simple level. */
  public static final String ONLY = "board";

  /**
   * Checks the name and the title.
   *
   * @throws IllegalArgumentException if they are none
   */
  public Scene {
    Names.requireName("scene", name);
    Names.requireLine("title", title);
    Objects.requireNonNull(terrain, "terrain");
    Objects.requireNonNull(setup, "setup");
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(works, "works");
    Objects.requireNonNull(aims, "aims");
  }

  /**
   * {@return a flat scene in which White is to be checkmated, with orthodox promotion}
   *
   * @param setup what stands where
   */
  public static Scene orthodox(Setup setup) {
    return new Scene(
        ONLY, "", Terrain.FLAT, setup, SceneRules.ORTHODOX, Works.NONE, Aims.CHECKMATE);
  }

  /**
   * {@return the same scene under another name}
   *
   * @param other the name
   */
  public Scene withName(String other) {
    return new Scene(other, title, terrain, setup, rules, works, aims);
  }

  /**
   * {@return the same scene on other terrain}
   *
   * @param other the terrain
   */
  public Scene withTerrain(Terrain other) {
    return new Scene(name, title, other, setup, rules, works, aims);
  }

  /**
   * {@return the same scene with other pieces}
   *
   * @param other what stands where
   */
  public Scene withSetup(Setup other) {
    return new Scene(name, title, terrain, other, rules, works, aims);
  }

  /**
   * {@return the same scene under other rules}
   *
   * @param other promotion, draws, clock and undo
   */
  public Scene withRules(SceneRules other) {
    return new Scene(name, title, terrain, setup, other, works, aims);
  }

  /**
   * {@return the same scene with other works}
   *
   * @param other links, ports and reactions
   */
  public Scene withWorks(Works other) {
    return new Scene(name, title, terrain, setup, rules, other, aims);
  }

  /**
   * {@return the same scene with other aims}
   *
   * @param other goal and failures
   */
  public Scene withAims(Aims other) {
    return new Scene(name, title, terrain, setup, rules, works, other);
  }
}
