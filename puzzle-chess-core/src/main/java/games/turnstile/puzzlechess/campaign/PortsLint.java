package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.Scene;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Looks for ports that do nothing or do not come to rest. */
final class PortsLint {
  private PortsLint() {}

  static List<LevelWarning> warnings(Scene scene) {
    List<LevelWarning> warnings = new ArrayList<>();
    Set<String> named =
        scene.works().outputs().stream()
            .flatMap(output -> output.signal().ports())
            .collect(Collectors.toSet());
    for (InputPort input : scene.works().inputs()) {
      if (!named.contains(input.name())) {
        warnings.add(
            new LevelWarning(
                Code.UNUSED,
                scene.name(),
                "no output listens to the input %s".formatted(input.name())));
      }
    }
    oscillation(scene).ifPresent(warnings::add);
    return warnings;
  }

  private static Optional<LevelWarning> oscillation(Scene scene) {
    OptionalInt restless = new Trials(scene).firstRestless();
    if (restless.isEmpty()) {
      return Optional.empty();
    }
    List<InputPort> inputs = scene.works().inputs();
    String on =
        BitSet.valueOf(new long[] {restless.getAsInt()}).stream()
            .mapToObj(i -> inputs.get(i).name())
            .sorted()
            .collect(Collectors.joining(", "));
    return Optional.of(
        new LevelWarning(
            Code.OSCILLATION,
            scene.name(),
            "outputs do not come to rest when %s"
                .formatted(on.isEmpty() ? "no input is on" : "these inputs are on: " + on)));
  }
}
