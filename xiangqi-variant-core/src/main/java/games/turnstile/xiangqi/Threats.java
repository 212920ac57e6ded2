package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Side;

/** Tells which leaders can be taken. */
final class Threats {
  /** No square is left out. */
  static final int NONE = -1;

  private Threats() {}

  /** Whether a leader of the side could be taken if it were the other side's turn. */
  static boolean isInCheck(Field field, Side side) {
    Field seen = field.inTurnOf(side.opponent());
    if (seen.tables.cast.changesWays()) {
      return Ways.leadToLeader(seen, side.opponent());
    }
    short[] own = seen.squares[side.ordinal()];
    for (int i = 0; i < seen.sizes[side.ordinal()]; i++) {
      if (seen.tables.mode(seen.codes[own[i]]).leader
          && isAttacked(seen, own[i], side.opponent(), NONE)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a side can take the leader on a square.
   *
   * @param except a square whose piece does not count, since it has just been taken
   */
  static boolean isAttacked(Field field, int leader, Side by, int except) {
    Tables tables = field.tables;
    short[] attackers = field.squares[by.ordinal()];
    int size = field.sizes[by.ordinal()];
    for (int i = 0; i < size; i++) {
      int from = attackers[i];
      if (from != except) {
        Mode mode = tables.mode(field.codes[from]);
        if (mode.mayReach(from, leader) && attacks(field, mode.targets(from), from, leader)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean attacks(Field field, Targets targets, int from, int leader) {
    for (int step : targets.steps) {
      if (step == leader) {
        return true;
      }
    }
    for (int i = 0; i < targets.leaps.length; i++) {
      if (targets.leaps[i] == leader && areEmpty(field, targets.hindrances[i])) {
        return true;
      }
    }
    if (attacksOnLine(field, targets.slides, leader, 0)
        || attacksOnLine(field, targets.faces, leader, 0)
        || attacksOnLine(field, targets.jumps, leader, 1)) {
      return true;
    }
    for (Targets.Conditional conditional : targets.conditionals) {
      if (conditional.condition().holds(from, field)
          && attacks(field, conditional.targets(), from, leader)) {
        return true;
      }
    }
    return false;
  }

  private static boolean areEmpty(Field field, int[] squares) {
    for (int square : squares) {
      if (field.codes[square] != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether just so many pieces stand between on one of the lines. */
  private static boolean attacksOnLine(Field field, int[][] lines, int leader, int screens) {
    for (int[] line : lines) {
      int met = 0;
      for (int square : line) {
        if (square == leader) {
          if (met == screens) {
            return true;
          }
          break;
        }
        met += field.codes[square] == 0 ? 0 : 1;
        if (met > screens) {
          break;
        }
      }
    }
    return false;
  }
}
