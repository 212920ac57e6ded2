package games.turnstile.xiangqi.xlsx;

import games.turnstile.xiangqi.variant.SpecialRules;

/** Reads the sheet {@code rules}: a header, then a row for each special rule, in a fixed order. */
final class RulesSheet {
  private static final int PROMOTION = 2;
  private static final int UNDO = 3;
  private static final int NEUTRAL_LIMIT = 4;
  private static final int CHOICE = 3;

  private RulesSheet() {}

  static SpecialRules read(Grid grid, Faults faults) {
    Cells cells = new Cells(grid, faults);
    for (int row : grid.rows()) {
      if (row > NEUTRAL_LIMIT && !grid.text(row, CHOICE).isEmpty()) {
        cells.addFault(
            row, CHOICE, "there are three special rules, in rows 2 to 4; this would be another");
      }
    }
    return new SpecialRules(
        cells.isOn(PROMOTION, CHOICE, "promotion"),
        cells.isOn(UNDO, CHOICE, "undo"),
        cells.isOn(NEUTRAL_LIMIT, CHOICE, "the limit of neutral moves"));
  }
}
