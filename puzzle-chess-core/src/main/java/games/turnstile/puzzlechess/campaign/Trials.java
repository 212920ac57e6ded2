package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Scene;
import games.turnstile.puzzlechess.scene.Signal;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Lets the outputs of a scene settle for many ways in which inputs can be on, all at once. The bits
 * of the number of a way tell which of the inputs are on.
 */
final class Trials {
  /** With more inputs not all ways are tried. */
  private static final int MOST_WAYS = 256;

  /** After so many rounds the game gives up too (R8.3). */
  private static final int MOST_ROUNDS = 256;

  private final List<OutputPort> outputs;
  private final int ways;

  /** For each port, the ways in which it is on. */
  private final Map<String, BitSet> on = new HashMap<>();

  /** Begins with all outputs off. */
  Trials(Scene scene) {
    this.outputs = scene.works().outputs();
    int inputs = scene.works().inputs().size();
    this.ways = (int) Math.min(MOST_WAYS, Math.pow(2, inputs));
    for (int i = 0; i < inputs; i++) {
      int bit = i;
      BitSet itsWays = new BitSet();
      IntStream.range(0, ways).filter(way -> (way >>> bit & 1) != 0).forEach(itsWays::set);
      on.put(scene.works().inputs().get(i).name(), itsWays);
    }
    outputs.forEach(output -> on.put(output.name(), new BitSet()));
  }

  /** The first way in which the outputs do not come to rest (R8.2), empty if they always do. */
  OptionalInt firstRestless() {
    BitSet restless = playRound();
    for (int round = 1; round < MOST_ROUNDS && !restless.isEmpty(); round++) {
      restless = playRound();
    }
    return restless.isEmpty() ? OptionalInt.empty() : OptionalInt.of(restless.nextSetBit(0));
  }

  /** Works out all formulas at once, and gives the ways in which something has changed. */
  private BitSet playRound() {
    List<BitSet> next = outputs.stream().map(output -> holds(output.signal())).toList();
    BitSet changed = new BitSet();
    for (int i = 0; i < next.size(); i++) {
      BitSet before = on.put(outputs.get(i).name(), next.get(i));
      before.xor(next.get(i));
      changed.or(before);
    }
    return changed;
  }

  /** The ways in which a formula holds, to be changed freely. */
  private BitSet holds(Signal signal) {
    if (signal instanceof Signal.On port) {
      return (BitSet) on.get(port.name()).clone();
    }
    if (signal instanceof Signal.Not not) {
      BitSet holds = holds(not.signal());
      holds.flip(0, ways);
      return holds;
    }
    if (signal instanceof Signal.All all) {
      BitSet holds = holds(all.signals().get(0));
      all.signals().forEach(each -> holds.and(holds(each)));
      return holds;
    }
    if (signal instanceof Signal.Any any) {
      BitSet holds = new BitSet();
      any.signals().forEach(each -> holds.or(holds(each)));
      return holds;
    }
    throw new AssertionError(signal);
  }
}
