package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import games.turnstile.puzzlechess.scene.Effect;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Reaction;
import games.turnstile.puzzlechess.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Looks for devices and effects that change nothing. Effects change the scene itself; what outputs
 * do comes on top of that (R8.1).
 */
final class ChangesLint {
  private final Scene scene;
  private final Presence presence;
  private final Map<String, Set<Object>> byOutputs;
  private final Map<String, Set<Object>> byReactions;
  private final List<LevelWarning> warnings = new ArrayList<>();

  ChangesLint(Scene scene, Presence presence) {
    this.scene = scene;
    this.presence = presence;
    this.byOutputs =
        states(scene.works().outputs().stream().map(output -> Change.of(scene, output.device())));
    this.byReactions =
        states(
            PartsLint.effects(scene, Effect.class)
                .map(effect -> Change.of(scene, effect))
                .flatMap(Optional::stream));
  }

  /** Into which states changes bring what they change. */
  private static Map<String, Set<Object>> states(Stream<Change> changes) {
    return changes.collect(
        Collectors.groupingBy(Change::what, Collectors.mapping(Change::then, Collectors.toSet())));
  }

  List<LevelWarning> warnings() {
    for (OutputPort output : scene.works().outputs()) {
      checkOutput(output.name(), Change.of(scene, output.device()));
    }
    List<Reaction> reactions = scene.works().reactions();
    for (int i = 0; i < reactions.size(); i++) {
      String name = "reaction " + (i + 1);
      reactions.get(i).effects().forEach(effect -> checkEffect(name, effect));
    }
    return warnings;
  }

  private void add(String detail) {
    warnings.add(new LevelWarning(Code.NO_EFFECT, scene.name(), detail));
  }

  private void checkOutput(String name, Change change) {
    if (isAlwaysSo(change) && !isUndone(change, byOutputs)) {
      add("the output %s %s".formatted(name, change.ifAlwaysSo()));
    }
  }

  private void checkEffect(String reaction, Effect effect) {
    Change.of(scene, effect)
        .filter(this::isAlwaysSo)
        .ifPresent(
            change -> add("%s %s%s".formatted(reaction, change.ifAlwaysSo(), aside(change))));
    if (effect instanceof Effect.Spawn spawn && presence.isBlocked(spawn.square())) {
      add(
          "%s makes a piece on %s, where a statue always stands"
              .formatted(reaction, spawn.square()));
    }
  }

  /** Whether something is so at first, and no reaction changes it. */
  private boolean isAlwaysSo(Change change) {
    return change.first().equals(change.then()) && !isUndone(change, byReactions);
  }

  /** Whether something brings what is changed into another state. */
  private static boolean isUndone(Change change, Map<String, Set<Object>> states) {
    return !Set.of(change.then()).containsAll(states.getOrDefault(change.what(), Set.of()));
  }

  private String aside(Change change) {
    return isUndone(change, byOutputs) ? " but for what outputs do" : "";
  }
}
