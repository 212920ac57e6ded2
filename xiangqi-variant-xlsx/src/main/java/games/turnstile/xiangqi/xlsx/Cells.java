package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.Names;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads what cells mean, and collects the faults of those that mean nothing. */
final class Cells {
  private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,9}(\\.0{1,9})?");

  private final Grid grid;
  private final Faults faults;

  Cells(Grid grid, Faults faults) {
    this.grid = grid;
    this.faults = faults;
  }

  void addFault(int row, int column, String detail) {
    faults.add(grid.fault(row, column, detail));
  }

  /**
   * A whole number within limits, which may be written as a text or with a decimal point. A fault
   * is added if there is none.
   */
  Optional<Integer> number(int row, int column, String what, int least, int most) {
    String text = grid.text(row, column);
    Optional<Integer> number =
        WHOLE.matcher(text).matches()
            ? Optional.of(new BigDecimal(text).intValue())
            : Optional.empty();
    Optional<Integer> fitting = number.filter(value -> value >= least && value <= most);
    if (fitting.isEmpty()) {
      addFault(row, column, "expected %s, %s".formatted(what, found(text)));
    }
    return fitting;
  }

  /** Whether a cell has {@code c}, which means yes; anything but that or nothing is a fault. */
  boolean isOn(int row, int column, String what) {
    String text = grid.text(row, column);
    boolean isOn = text.equalsIgnoreCase("c");
    if (!isOn && !text.isEmpty()) {
      addFault(row, column, "expected 'c' for %s, or nothing, %s".formatted(what, found(text)));
    }
    return isOn;
  }

  static String found(String text) {
    return text.isEmpty() ? "found nothing" : "found '%s'".formatted(Names.excerpt(text));
  }
}
