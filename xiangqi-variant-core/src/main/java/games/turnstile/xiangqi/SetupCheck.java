package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.SpecialRules;
import games.turnstile.xiangqi.variant.Variant;
import java.util.ArrayList;
import java.util.List;

/** Looks for all faults of a setup. */
final class SetupCheck {
  private final Setup setup;
  private final List<SetupException.Fault> faults = new ArrayList<>();

  private SetupCheck(Setup setup) {
    this.setup = setup;
  }

  static void check(Setup setup) {
    List<SetupException.Fault> faults = new SetupCheck(setup).faults();
    if (!faults.isEmpty()) {
      throw new SetupException(faults);
    }
  }

  private List<SetupException.Fault> faults() {
    Variant variant = setup.ruleset().variant();
    setup
        .pieces()
        .forEach(
            (point, piece) -> {
              if (!variant.contains(point)) {
                add(
                    SetupException.Code.OFF_BOARD,
                    "%s is not on a board of %s rows and %s columns"
                        .formatted(point, variant.rows(), variant.columns()));
              }
              setup
                  .ruleset()
                  .tables()
                  .complaint(piece.type())
                  .ifPresent(complaint -> add(SetupException.Code.UNKNOWN_TYPE, complaint));
            });
    for (Side side : Side.values()) {
      boolean isLed =
          setup.pieces().values().stream()
              .anyMatch(piece -> piece.type().leader() && piece.owner() == side.owner());
      if (!isLed) {
        add(
            SetupException.Code.NO_LEADER,
            "%s has no leader".formatted(side == Side.RED ? "red" : "blue"));
      }
    }
    checkCount("neutral moves in a row", setup.redNeutralMoves(), SpecialRules.NEUTRAL_MOVES);
    checkCount("neutral moves in a row", setup.blueNeutralMoves(), SpecialRules.NEUTRAL_MOVES);
    checkCount("moves without a capture", setup.movesWithoutCapture(), Options.LARGEST_LIMIT);
    if (faults.isEmpty()) {
      Effort.complaint(setup.ruleset().tables(), setup.pieces().values())
          .ifPresent(complaint -> add(SetupException.Code.TOO_MUCH_WORK, complaint));
    }
    return faults;
  }

  private void checkCount(String what, int count, int most) {
    if (count < 0 || count > most) {
      add(SetupException.Code.COUNT, "%s are 0 to %s, not %s".formatted(what, most, count));
    }
  }

  private void add(SetupException.Code code, String detail) {
    faults.add(new SetupException.Fault(code, detail));
  }
}
