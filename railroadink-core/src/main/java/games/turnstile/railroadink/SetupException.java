package games.turnstile.railroadink;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a game cannot begin as it is described; it tells all faults, not only the first. */
public final class SetupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient List<Fault> faults;

  SetupException(List<Fault> faults) {
    super(faults.stream().map(Fault::detail).collect(Collectors.joining("; ")));
    this.faults = List.copyOf(faults);
  }

  /** {@return the faults, at least one} */
  public List<Fault> faults() {
    return faults;
  }

  /**
   * Why a game cannot begin.
   *
   * @param code what kind of fault it is
   * @param detail what is wrong, in a sentence without a full stop
   */
  public record Fault(Code code, String detail) {}

  /** The kinds of faults. */
  public enum Code {
    /** There is no player, or there are more than six. */
    NUMBER_OF_SEATS,
    /** A name is empty, or has characters that a record cannot keep. */
    NAME
  }
}
