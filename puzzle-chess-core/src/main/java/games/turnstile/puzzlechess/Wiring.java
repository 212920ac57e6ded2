package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.scene.InputPort;
import games.turnstile.puzzlechess.scene.OutputPort;
import games.turnstile.puzzlechess.scene.Signal;
import java.util.List;

/** Makes the formulas of outputs ready. */
final class Wiring {
  private final List<String> inputs;
  private final List<String> outputs;

  Wiring(List<InputPort> inputs, List<OutputPort> outputs) {
    this.inputs = inputs.stream().map(InputPort::name).toList();
    this.outputs = outputs.stream().map(OutputPort::name).toList();
  }

  Formula formula(OutputPort output) {
    return formula(output.signal());
  }

  private Formula formula(Signal signal) {
    if (signal instanceof Signal.On on) {
      return port(on.name());
    }
    if (signal instanceof Signal.Not not) {
      Formula inner = formula(not.signal());
      return (in, out) -> !inner.holds(in, out);
    }
    if (signal instanceof Signal.All all) {
      Formula[] parts = formulas(all.signals());
      return (in, out) -> !isAny(parts, false, in, out);
    }
    if (signal instanceof Signal.Any any) {
      Formula[] parts = formulas(any.signals());
      return (in, out) -> isAny(parts, true, in, out);
    }
    throw new AssertionError(signal);
  }

  private Formula port(String name) {
    int input = inputs.indexOf(name);
    if (input >= 0) {
      return (in, out) -> (in >>> input & 1) != 0;
    }
    int output = outputs.indexOf(name);
    return (in, out) -> (out >>> output & 1) != 0;
  }

  private Formula[] formulas(List<Signal> signals) {
    return signals.stream().map(this::formula).toArray(Formula[]::new);
  }

  /** Whether one of some formulas holds, or does not. */
  private static boolean isAny(Formula[] parts, boolean value, long in, long out) {
    for (Formula part : parts) {
      if (part.holds(in, out) == value) {
        return true;
      }
    }
    return false;
  }
}
