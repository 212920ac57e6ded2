package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.scene.Signal;
import java.util.List;
import java.util.stream.Collectors;

/** Formulas over ports in words, such as {@code left and right are on}. */
final class Formulas {
  private Formulas() {}

  /** When a formula holds. */
  static String phrase(Signal signal) {
    if (signal instanceof Signal.On on) {
      return on.name() + " is on";
    }
    if (signal instanceof Signal.Not not) {
      return not.signal() instanceof Signal.On on
          ? on.name() + " is off"
          : "not (%s)".formatted(phrase(not.signal()));
    }
    if (signal instanceof Signal.All all) {
      return areAllPorts(all.signals())
          ? Phrases.joined(all.ports().toList()) + " are on"
          : joined(all.signals(), " and ");
    }
    if (signal instanceof Signal.Any any) {
      return joined(any.signals(), " or ");
    }
    throw new AssertionError(signal);
  }

  private static boolean areAllPorts(List<Signal> signals) {
    return signals.stream().allMatch(Signal.On.class::isInstance);
  }

  private static String joined(List<Signal> signals, String word) {
    return signals.stream().map(Formulas::nested).collect(Collectors.joining(word));
  }

  /** In brackets where it could be misread. */
  private static String nested(Signal signal) {
    boolean isJoined = signal instanceof Signal.All || signal instanceof Signal.Any;
    return isJoined ? "(%s)".formatted(phrase(signal)) : phrase(signal);
  }
}
