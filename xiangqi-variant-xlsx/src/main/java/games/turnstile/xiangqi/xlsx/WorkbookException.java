package games.turnstile.xiangqi.xlsx;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown when a workbook is no variant; it tells all faults that were found, not only the first.
 */
public final class WorkbookException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;
  private static final int SHOWN = 5;

  private final transient List<WorkbookFault> faults;

  WorkbookException(List<WorkbookFault> faults) {
    super(message(faults));
    this.faults = List.copyOf(faults);
  }

  /** The refusal of a whole file. */
  static WorkbookException ofFile(String detail) {
    return new WorkbookException(List.of(WorkbookFault.ofFile(detail)));
  }

  private static String message(List<WorkbookFault> faults) {
    String shown =
        faults.stream().limit(SHOWN).map(WorkbookFault::toString).collect(Collectors.joining("; "));
    int more = faults.size() - SHOWN;
    return more > 0 ? "%s; and %s more".formatted(shown, more) : shown;
  }

  /** {@return the faults, at least one} */
  public List<WorkbookFault> faults() {
    return faults;
  }
}
