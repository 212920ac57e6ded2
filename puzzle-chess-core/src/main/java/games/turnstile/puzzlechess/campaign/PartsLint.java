package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Looks for parts of a level that hang in the air. */
final class PartsLint {
  private final Level level;
  private final List<LevelWarning> warnings = new ArrayList<>();

  PartsLint(Level level) {
    this.level = level;
  }

  List<LevelWarning> warnings() {
    checkThatSomethingSolves();
    checkScenes();
    checkKinds();
    return warnings;
  }

  private void checkThatSomethingSolves() {
    boolean canBeSolved =
        level.scenes().stream()
            .anyMatch(
                scene ->
                    scene.aims().goal().isPresent()
                        || effects(scene, Effect.Win.class).findAny().isPresent());
    if (!canBeSolved) {
      warnings.add(
          new LevelWarning(Code.NO_GOAL, "", "no scene has a goal or a reaction that wins"));
    }
  }

  private void checkScenes() {
    Set<String> reached = Ways.from(level, level.start());
    for (Scene scene : level.scenes()) {
      if (!reached.contains(scene.name())) {
        warnings.add(
            new LevelWarning(
                Code.SCENE_UNREACHABLE, scene.name(), "no way of links leads to this scene"));
      }
    }
  }

  private void checkKinds() {
    for (Kind kind : level.kinds()) {
      if (level.scenes().stream().noneMatch(scene -> has(scene, kind))) {
        warnings.add(
            new LevelWarning(
                Code.UNUSED, "", "there is no %s anywhere in the level".formatted(kind.name())));
      }
    }
  }

  /** Whether there are pieces of a kind in a scene, or can be without having come from another. */
  private static boolean has(Scene scene, Kind kind) {
    return scene.setup().pieces().values().stream().anyMatch(piece -> piece.kind().equals(kind))
        || Stream.of(Side.values())
            .anyMatch(side -> scene.setup().store(side).kinds().containsValue(kind))
        || effects(scene, Effect.Spawn.class).anyMatch(spawn -> spawn.piece().kind().equals(kind));
  }

  static <T extends Effect> Stream<T> effects(Scene scene, Class<T> type) {
    return scene.works().reactions().stream()
        .flatMap(reaction -> reaction.effects().stream())
        .filter(type::isInstance)
        .map(type::cast);
  }
}
