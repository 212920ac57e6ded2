package games.turnstile.xiangqi;

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
    /** A piece stands on no square of the board. */
    OFF_BOARD,
    /** A piece is of a type whose number the variant does not have. */
    UNKNOWN_TYPE,
    /** A side has no leader. */
    NO_LEADER,
    /** A count is negative, or larger than it can be. */
    COUNT,
    /** There are so many pieces that a move could take too much work. */
    TOO_MUCH_WORK
  }
}
