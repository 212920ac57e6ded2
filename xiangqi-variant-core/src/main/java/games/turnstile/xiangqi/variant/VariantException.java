package games.turnstile.xiangqi.variant;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown when parts do not make a variant; it tells all faults, not only the first. */
public final class VariantException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;
  private static final int SHOWN = 5;

  private final transient List<VariantFault> faults;

  /**
   * Makes an exception.
   *
   * @param faults at least one
   */
  public VariantException(List<VariantFault> faults) {
    super(message(faults));
    this.faults = List.copyOf(faults);
  }

  private static String message(List<VariantFault> faults) {
    String shown =
        faults.stream().limit(SHOWN).map(VariantFault::detail).collect(Collectors.joining("; "));
    int more = faults.size() - SHOWN;
    return more > 0 ? "%s; and %s more".formatted(shown, more) : shown;
  }

  /** {@return the faults, at least one} */
  public List<VariantFault> faults() {
    return faults;
  }
}
