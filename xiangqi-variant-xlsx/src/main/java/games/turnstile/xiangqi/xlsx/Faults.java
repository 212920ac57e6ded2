package games.turnstile.xiangqi.xlsx;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Collects what is wrong with a workbook. */
final class Faults {
  /** More than anybody reads. */
  static final int MOST = 100;

  private final List<WorkbookFault> faults = new ArrayList<>();

  void add(WorkbookFault fault) {
    if (faults.size() < MOST) {
      faults.add(fault);
    }
  }

  boolean any(Predicate<WorkbookFault> which) {
    return faults.stream().anyMatch(which);
  }

  /**
   * Throws if there is a fault.
   *
   * @throws WorkbookException with all of them
   */
  void check() {
    if (!faults.isEmpty()) {
      throw new WorkbookException(faults);
    }
  }
}
