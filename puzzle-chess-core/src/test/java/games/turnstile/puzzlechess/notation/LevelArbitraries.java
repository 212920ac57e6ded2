package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Movement;
import games.turnstile.puzzlechess.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Levels of all sorts, with everything that levels can have; most of them are no good puzzles. */
public final class LevelArbitraries {
  private static final List<String> KIND_NAMES =
      List.of("archer", "white", "any", "and", "closed", "d1", "none", "board", "x-9");
  private static final List<String> SCENE_NAMES = List.of("meadow", "scene", "white", "d4", "by");
  private static final List<String> MOVEMENTS =
      List.of("", "mW2cB", "NN", "fsN", "K", "WFDNAH", "R3", "flFbW0");

  private LevelArbitraries() {}

  /** {@return levels that are consistent} */
  public static Arbitrary<Level> levels() {
    return Arbitraries.randomValue(LevelArbitraries::level);
  }

  private static Level level(Random random) {
    Chance chance = new Chance(random);
    List<Kind> kinds = kinds(chance);
    List<Kind> all = Stream.concat(Kind.COMMON.stream(), kinds.stream()).toList();
    List<String> names = chance.some(SCENE_NAMES, 3);
    if (names.isEmpty()) {
      names = List.of(Scene.ONLY);
    }
    List<Scene> scenes = new ArrayList<>();
    for (String name : names) {
      scenes.add(new SceneMaker(chance, all, names).scene(name));
    }
    OptionalInt shortest =
        chance.is(50) ? OptionalInt.empty() : OptionalInt.of(chance.number(1, 1_000));
    return new Level("level-1", chance.line(), chance.line(), kinds, scenes, shortest);
  }

  private static List<Kind> kinds(Chance chance) {
    List<Kind> kinds = new ArrayList<>();
    for (String name : chance.some(KIND_NAMES, 4)) {
      char letter = "ADEFGHIJL".charAt(kinds.size());
      Kind.Form form = chance.of(List.of(Kind.Form.PIECE, Kind.Form.CRATE, Kind.Form.STATUE));
      Movement movement =
          form == Kind.Form.PIECE ? Movement.of(chance.of(MOVEMENTS)) : Movement.NONE;
      kinds.add(new Kind(name, letter, form, movement, chance.line()));
    }
    return kinds;
  }
}
