package games.turnstile.puzzlechess.scene;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A formula over ports, which are on or off. */
public sealed interface Signal {
  /**
   * {@return whether it holds}
   *
   * @param isOn which ports are on
   */
  boolean holds(Predicate<String> isOn);

  /** {@return the names of the ports in it} */
  Stream<String> ports();

  /** {@return how deep it is nested, 1 for a port} */
  int depth();

  /**
   * Holds while a port is on.
   *
   * @param name the port
   */
  record On(String name) implements Signal {
    /** Refuses null. */
    public On {
      Objects.requireNonNull(name, "name");
    }

    @Override
    public boolean holds(Predicate<String> isOn) {
      return isOn.test(name);
    }

    @Override
    public Stream<String> ports() {
      return Stream.of(name);
    }

    @Override
    public int depth() {
      return 1;
    }
  }

  /**
   * Holds while something else does not.
   *
   * @param signal something else
   */
  record Not(Signal signal) implements Signal {
    /** Refuses null. */
    public Not {
      Objects.requireNonNull(signal, "signal");
    }

    @Override
    public boolean holds(Predicate<String> isOn) {
      return !signal.holds(isOn);
    }

    @Override
    public Stream<String> ports() {
      return signal.ports();
    }

    @Override
    public int depth() {
      return signal.depth() + 1;
    }
  }

  /**
   * Holds while all of some others do.
   *
   * @param signals two or more
   */
  record All(List<Signal> signals) implements Signal {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if there are fewer than two
     */
    public All {
      signals = several(signals);
    }

    @Override
    public boolean holds(Predicate<String> isOn) {
      return signals.stream().allMatch(signal -> signal.holds(isOn));
    }

    @Override
    public Stream<String> ports() {
      return signals.stream().flatMap(Signal::ports);
    }

    @Override
    public int depth() {
      return deepest(signals) + 1;
    }
  }

  /**
   * Holds while any of some others does.
   *
   * @param signals two or more
   */
  record Any(List<Signal> signals) implements Signal {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if there are fewer than two
     */
    public Any {
      signals = several(signals);
    }

    @Override
    public boolean holds(Predicate<String> isOn) {
      return signals.stream().anyMatch(signal -> signal.holds(isOn));
    }

    @Override
    public Stream<String> ports() {
      return signals.stream().flatMap(Signal::ports);
    }

    @Override
    public int depth() {
      return deepest(signals) + 1;
    }
  }

  private static List<Signal> several(List<Signal> signals) {
    if (signals.size() < 2) {
      throw new IllegalArgumentException("'and' and 'or' join two formulas or more");
    }
    return List.copyOf(signals);
  }

  private static int deepest(List<Signal> signals) {
    return signals.stream().mapToInt(Signal::depth).max().orElseThrow();
  }
}
