package games.turnstile.puzzlechess.notation;

import games.turnstile.puzzlechess.scene.Signal;
import java.util.List;
import java.util.stream.Collectors;

/** Formulas over ports as text, such as {@code plate and not (lever or gate)}. */
final class SignalFormula extends Formula<Signal> {
  SignalFormula(Words in) {
    super(in);
  }

  @Override
  Signal simple() {
    return in.skip("not") ? new Signal.Not(part()) : new Signal.On(in.nameAmongWords("port"));
  }

  @Override
  Signal allOf(List<Signal> parts) {
    return new Signal.All(parts);
  }

  @Override
  Signal anyOf(List<Signal> parts) {
    return new Signal.Any(parts);
  }

  static String format(Signal signal) {
    if (signal instanceof Signal.On on) {
      return Phrases.name(on.name());
    } else if (signal instanceof Signal.Not not) {
      return "not " + formatPart(not.signal());
    } else if (signal instanceof Signal.All all) {
      return joined(all.signals(), " and ");
    } else if (signal instanceof Signal.Any any) {
      return joined(any.signals(), " or ");
    }
    throw new AssertionError(signal);
  }

  private static String joined(List<Signal> signals, String joint) {
    return signals.stream().map(SignalFormula::formatPart).collect(Collectors.joining(joint));
  }

  private static String formatPart(Signal signal) {
    boolean isJoined = signal instanceof Signal.All || signal instanceof Signal.Any;
    return isJoined ? "(" + format(signal) + ")" : format(signal);
  }
}
