package games.turnstile.puzzlechess.scene;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A puzzle: scenes, of which the first is where the game begins, and the kinds of pieces in them. A
 * level that exists is consistent.
 *
 * @param name what it is called in files: lower case letters, digits and hyphens
 * @param title what the player is told it is called, one line
 * @param help what the player is told before, one line, maybe empty
 * @param kinds the level's own kinds
 * @param scenes the scenes, at least one
 * @param shortest with how many moves of Black's it can be solved at best, if its author tells
 */
public record Level(
    String name,
    String title,
    String help,
    List<Kind> kinds,
    List<Scene> scenes,
    OptionalInt shortest) {
  /** The most kinds of its own that a level can have. */
  public static final int MOST_KINDS = 16;

  /** The most scenes. */
  public static final int MOST_SCENES = 16;

  /**
   * The most links, inputs, outputs, reactions, entries or things to keep, each, in a scene, and
   * the most effects of a reaction.
   */
  public static final int MOST_PARTS = 64;

  /** How deep formulas and goals can be nested. */
  public static final int DEEPEST = 20;

  /** How many goals the goal of a scene can be made of. */
  public static final int MOST_GOALS = 500;

  /** How many ports all formulas of a scene can name together, each as often as it stands there. */
  public static final int MOST_PORTS_IN_SIGNALS = 500;

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if a name or text is none
   * @throws LevelException if the parts do not fit together, with all faults
   */
  public Level {
    Names.requireName("level", name);
    Names.requireLine("title", title);
    Names.requireLine("help", help);
    kinds = List.copyOf(kinds);
    scenes = List.copyOf(scenes);
    if (shortest.isPresent() && (shortest.getAsInt() < 1 || shortest.getAsInt() > 1_000)) {
      throw new IllegalArgumentException(
          "a shortest solution has 1 to 1000 moves, not " + shortest.getAsInt());
    }
    List<LevelFault> faults = new LevelCheck(kinds, scenes).faults();
    if (!faults.isEmpty()) {
      throw new LevelException(faults);
    }
  }

  /**
   * {@return a level of a single scene, without kinds of its own}
   *
   * @param scene the scene
   * @throws LevelException if its parts do not fit together, with all faults
   */
  public static Level of(Scene scene) {
    return new Level(
        scene.name(), scene.title(), "", List.of(), List.of(scene), OptionalInt.empty());
  }

  /** {@return the scene in which the game begins} */
  public Scene start() {
    return scenes.get(0);
  }

  /**
   * {@return the scene with a name, empty if there is none}
   *
   * @param wanted a name
   */
  public Optional<Scene> scene(String wanted) {
    return scenes.stream().filter(scene -> scene.name().equals(wanted)).findFirst();
  }

  /** {@return the common kinds and the level's own} */
  public List<Kind> allKinds() {
    return Stream.concat(Kind.COMMON.stream(), kinds.stream()).toList();
  }

  /**
   * {@return the kind with a name, empty if there is none}
   *
   * @param wanted a name
   */
  public Optional<Kind> kind(String wanted) {
    return allKinds().stream().filter(kind -> kind.name().equals(wanted)).findFirst();
  }

  /**
   * {@return the kind with a letter, empty if there is none}
   *
   * @param letter an upper case letter
   */
  public Optional<Kind> kind(char letter) {
    return allKinds().stream().filter(kind -> kind.letter() == letter).findFirst();
  }

  /**
   * {@return the same level with other scenes}
   *
   * @param others the scenes
   * @throws LevelException if the parts do not fit together, with all faults
   */
  public Level withScenes(List<Scene> others) {
    return new Level(name, title, help, kinds, others, shortest);
  }

  /**
   * {@return the same level with another rule of undo in all its scenes, as a player may choose at
   * the start}
   *
   * @param rule how often moves may be taken back
   */
  public Level withUndo(UndoRule rule) {
    return withScenes(
        scenes.stream().map(scene -> scene.withRules(scene.rules().withUndo(rule))).toList());
  }
}
