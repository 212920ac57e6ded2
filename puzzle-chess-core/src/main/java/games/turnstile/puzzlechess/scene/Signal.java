package games.turnstile.puzzlechess.scene;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A formula over ports, which are on or off. */
public sealed interface Signal {
  /** How deep formulas can be nested; in a level less, see {@link Level#DEEPEST}. */
  int MOST_DEPTH = 100;

  /**
   * How many ports and formulas a formula can be made of; in a level fewer, see {@link
   * Level#MOST_PORTS_IN_SIGNALS}.
   */
  int MOST_SIZE = 1_000_000;

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

  /** {@return how many ports and formulas it is made of, itself among them} */
  int size();

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

    @Override
    public int size() {
      return 1;
    }
  }

  /**
   * Holds while something else does not.
   *
   * @param signal something else
   */
  record Not(Signal signal) implements Signal {
    /**
     * Checks how deep and large it becomes.
     *
     * @throws IllegalArgumentException if that is too much
     */
    public Not {
      requireBounds(List.of(signal));
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

    @Override
    public int size() {
      return signal.size() + 1;
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
     * @throws IllegalArgumentException if there are fewer than two, or it becomes too deep or large
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

    @Override
    public int size() {
      return sum(signals) + 1;
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
     * @throws IllegalArgumentException if there are fewer than two, or it becomes too deep or large
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

    @Override
    public int size() {
      return sum(signals) + 1;
    }
  }

  private static List<Signal> several(List<Signal> signals) {
    if (signals.size() < 2) {
      throw new IllegalArgumentException("'and' and 'or' join two formulas or more");
    }
    requireBounds(signals);
    return List.copyOf(signals);
  }

  private static void requireBounds(List<Signal> signals) {
    if (deepest(signals) >= MOST_DEPTH) {
      throw new IllegalArgumentException(
          "a formula is nested at most %s deep".formatted(MOST_DEPTH));
    }
    if (signals.stream().mapToLong(Signal::size).sum() >= MOST_SIZE) {
      throw new IllegalArgumentException("a formula is made of at most %s".formatted(MOST_SIZE));
    }
  }

  private static int sum(List<Signal> signals) {
    return signals.stream().mapToInt(Signal::size).sum();
  }

  private static int deepest(List<Signal> signals) {
    return signals.stream().mapToInt(Signal::depth).max().orElseThrow();
  }
}
