package games.turnstile.puzzlechess;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Lets the outputs of scenes come to rest during one move (R8.2, R8.3). */
final class Circuit {
  private static final int MOST_ROUNDS = 256;

  private final Effort effort;
  private int rounds;

  Circuit(Effort effort) {
    this.effort = effort;
  }

  /**
   * The names of outputs that did not come to rest, empty if all did or nothing is tried any more.
   */
  List<String> settle(SceneState state) {
    Workings workings = state.workings;
    if (workings.outputs.isEmpty() || rounds > MOST_ROUNDS) {
      return List.of();
    }
    effort.add(workings.inputs.size());
    long inputs = workings.inputsOn(state.field);
    List<Long> seen = new ArrayList<>();
    long now = state.outputs;
    while (true) {
      effort.add(workings.portsInFormulas());
      long next = workings.outputsOn(inputs, now);
      if (next == now) {
        state.outputs = now;
        return List.of();
      }
      seen.add(now);
      int earlier = seen.indexOf(next);
      if (earlier >= 0 || ++rounds > MOST_ROUNDS) {
        return names(workings, changing(seen, Math.max(earlier, 0), next));
      }
      now = next;
    }
  }

  private static long changing(List<Long> seen, int from, long last) {
    long changing = 0;
    for (int i = from; i < seen.size(); i++) {
      changing |= seen.get(i) ^ (i + 1 < seen.size() ? seen.get(i + 1) : last);
    }
    return changing;
  }

  private static List<String> names(Workings workings, long outputs) {
    return IntStream.range(0, workings.outputs.size())
        .filter(i -> (outputs >>> i & 1) != 0)
        .mapToObj(i -> workings.outputs.get(i).name())
        .toList();
  }
}
