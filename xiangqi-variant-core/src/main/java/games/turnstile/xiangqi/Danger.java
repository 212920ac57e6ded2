package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Side;

/**
 * What threatens the leaders of the side to move, looked at once for all its moves. Good only where
 * a move cannot change how other pieces move. Then, unless the side is in check, only these moves
 * can leave a leader to be taken: those of leaders, of pinned pieces, and into traps.
 */
final class Danger {
  private final int[] leaders;
  private int leaderCount;
  private boolean isInCheck;
  private boolean hasTraps;

  /** The number of the look, which marks what was found in it. */
  private int look;

  private final int[] pinned;
  private final int[] traps;

  Danger(int squares) {
    leaders = new int[squares];
    pinned = new int[squares];
    traps = new int[squares];
  }

  boolean isInCheck() {
    return isInCheck;
  }

  boolean isPinned(int square) {
    return pinned[square] == look;
  }

  boolean hasTraps() {
    return hasTraps;
  }

  boolean isTrap(int square) {
    return traps[square] == look;
  }

  void look(Field field) {
    look++;
    isInCheck = false;
    hasTraps = false;
    leaderCount = 0;
    Tables tables = field.tables;
    int own = field.turn().ordinal();
    for (int i = 0; i < field.sizes[own]; i++) {
      int square = field.squares[own][i];
      if (tables.mode(field.codes[square]).leader) {
        leaders[leaderCount++] = square;
      }
    }
    int other = field.turn().opponent().ordinal();
    for (int i = 0; i < field.sizes[other]; i++) {
      int from = field.squares[other][i];
      Mode mode = tables.mode(field.codes[from]);
      for (int l = 0; l < leaderCount; l++) {
        if (mode.mayReach(from, leaders[l])) {
          look(field.codes, mode.targets(from), leaders[l]);
        }
      }
    }
  }

  private void look(short[] codes, Targets targets, int leader) {
    for (int step : targets.steps) {
      isInCheck |= step == leader;
    }
    for (int i = 0; i < targets.leaps.length; i++) {
      if (targets.leaps[i] == leader) {
        lookBetween(codes, targets.hindrances[i], targets.hindrances[i].length, 0);
      }
    }
    lookAlong(codes, targets.slides, leader, 0);
    lookAlong(codes, targets.faces, leader, 0);
    lookAlong(codes, targets.jumps, leader, 1);
  }

  private void lookAlong(short[] codes, int[][] lines, int leader, int screens) {
    for (int[] line : lines) {
      for (int i = 0; i < line.length; i++) {
        if (line[i] == leader) {
          lookBetween(codes, line, i, screens);
        }
      }
    }
  }

  /**
   * Looks at an attack that needs just so many pieces on the squares between: with one too many,
   * each of those pieces is pinned; with one too few, the empty squares are traps.
   */
  private void lookBetween(short[] codes, int[] squares, int count, int screens) {
    int found = 0;
    for (int i = 0; i < count; i++) {
      found += codes[squares[i]] == 0 ? 0 : 1;
    }
    if (found == screens) {
      isInCheck = true;
    } else if (found == screens + 1) {
      for (int i = 0; i < count; i++) {
        if (codes[squares[i]] != 0) {
          pinned[squares[i]] = look;
        }
      }
    } else if (found == screens - 1) {
      hasTraps |= count > 0;
      for (int i = 0; i < count; i++) {
        traps[squares[i]] = look;
      }
    }
  }

  /** Whether no leader can be taken after a move; taking a leader is always safe. */
  boolean isSafe(Field field, int from, int to) {
    short[] codes = field.codes;
    short taken = codes[to];
    if (taken != 0 && field.tables.mode(taken).leader) {
      return true;
    }
    short moved = codes[from];
    codes[from] = 0;
    codes[to] = moved;
    Side enemy = field.turn().opponent();
    boolean isSafe = true;
    for (int l = 0; isSafe && l < leaderCount; l++) {
      int leader = leaders[l] == from ? to : leaders[l];
      isSafe = !Threats.isAttacked(field, leader, enemy, to);
    }
    codes[from] = moved;
    codes[to] = taken;
    return isSafe;
  }
}
