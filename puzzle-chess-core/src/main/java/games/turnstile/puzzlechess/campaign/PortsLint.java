package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Scene;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Looks for ports that do nothing or do not come to rest. */
final class PortsLint {
  /** With more inputs not all ways in which they can be on are tried. */
  private static final int MOST_TRIED = 256;

  /** After so many rounds the game gives up too (R8.3). */
  private static final int MOST_ROUNDS = 256;

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
    List<InputPort> inputs = scene.works().inputs();
    double ways = Math.min(MOST_TRIED, Math.pow(2, inputs.size()));
    for (int way = 0; way < ways; way++) {
      BitSet chosen = BitSet.valueOf(new long[] {way});
      Set<String> on =
          chosen.stream().mapToObj(i -> inputs.get(i).name()).collect(Collectors.toSet());
      if (!comesToRest(scene.works().outputs(), on)) {
        return Optional.of(
            new LevelWarning(
                Code.OSCILLATION,
                scene.name(),
                "outputs do not come to rest when %s"
                    .formatted(
                        on.isEmpty()
                            ? "no input is on"
                            : "these inputs are on: " + String.join(", ", sorted(on)))));
      }
    }
    return Optional.empty();
  }

  private static List<String> sorted(Set<String> names) {
    return names.stream().sorted().toList();
  }

  /** R8.2, from all outputs being off. */
  private static boolean comesToRest(List<OutputPort> outputs, Set<String> inputsOn) {
    Set<Set<String>> seen = new HashSet<>();
    Set<String> now = Set.of();
    while (seen.size() < MOST_ROUNDS && seen.add(now)) {
      Set<String> before = now;
      Set<String> next =
          outputs.stream()
              .filter(
                  output ->
                      output
                          .signal()
                          .holds(name -> inputsOn.contains(name) || before.contains(name)))
              .map(OutputPort::name)
              .collect(Collectors.toSet());
      if (next.equals(now)) {
        return true;
      }
      now = next;
    }
    return false;
  }
}
