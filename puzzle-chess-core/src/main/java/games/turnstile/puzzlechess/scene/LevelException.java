package games.turnstile.puzzlechess.scene;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a level is not consistent; it tells all faults, not only the first. */
public final class LevelException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient List<LevelFault> faults;

  /**
   * Makes an exception.
   *
   * @param faults what is wrong, at least one fault
   */
  public LevelException(List<LevelFault> faults) {
    super(faults.stream().map(LevelFault::toString).collect(Collectors.joining("; ")));
    this.faults = List.copyOf(faults);
  }

  /** {@return the faults, at least one} */
  public List<LevelFault> faults() {
    return faults;
  }
}
