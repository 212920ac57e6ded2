package games.turnstile.xiangqi;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * What a kind of piece is worth on each square, judged by where it can get from there. A plain step
 * counts as {@value #STEP}.
 */
final class Worth {
  private static final int STEP = 100;
  private static final double LEAP = 0.75;

  /** How much less each further square of a line counts, since something will stand in the way. */
  private static final double FURTHER = 0.8;

  /** A piece that needs a screen to capture has less of its lines. */
  private static final double JUMP = 0.45;

  /** What may be possible counts half. */
  private static final double PERHAPS = 0.5;

  /** How much of the worth depends on the square, and how much on the kind of piece. */
  private static final double HERE = 0.4;

  /** How much of what a promotion brings is left for each move that it is away. */
  private static final double NEARER = 0.6;

  private static final int FAR = Integer.MAX_VALUE;

  private Worth() {}

  static int[] onSquares(Mode mode, Tables tables) {
    double[] freedom = freedom(mode, tables);
    double usual = usual(freedom);
    double gain = gainByPromotion(mode, usual, tables);
    int[] moves = gain > 0 ? movesToPromotion(mode, tables.grid.squares) : null;
    int[] worth = new int[freedom.length];
    for (int square = 0; square < worth.length; square++) {
      double hope =
          moves == null || moves[square] == FAR ? 0 : gain * Math.pow(NEARER, moves[square] + 1.0);
      worth[square] = (int) Math.round(STEP * ((1 - HERE) * usual + HERE * freedom[square] + hope));
    }
    return worth;
  }

  private static double[] freedom(Mode mode, Tables tables) {
    double[] freedom = new double[tables.grid.squares];
    for (int square = 0; square < freedom.length; square++) {
      freedom[square] = freedom(mode.targetsUnkept(square));
    }
    return freedom;
  }

  private static double freedom(Targets targets) {
    double freedom = targets.steps.length + LEAP * targets.leaps.length;
    for (int[] line : targets.slides) {
      freedom += along(line);
    }
    for (int[] line : targets.jumps) {
      freedom += JUMP * along(line);
    }
    for (Targets.Conditional conditional : targets.conditionals) {
      freedom += PERHAPS * freedom(conditional.targets());
    }
    return freedom;
  }

  private static double along(int[] line) {
    return (1 - Math.pow(FURTHER, line.length)) / (1 - FURTHER);
  }

  /** The mean over the squares from which there is somewhere to go. */
  private static double usual(double[] freedom) {
    return Arrays.stream(freedom).filter(free -> free > 0).average().orElse(0);
  }

  private static double gainByPromotion(Mode mode, double usual, Tables tables) {
    return mode.promotion == null || !mode.promotion.isFixed()
        ? 0
        : usual(freedom(mode.promoted(tables), tables)) - usual;
  }

  /** For each square, how many moves on an empty board it takes to be promoted. */
  private static int[] movesToPromotion(Mode mode, int squares) {
    int[] moves = new int[squares];
    long[][] reachedFrom = new long[squares][];
    Deque<Integer> next = new ArrayDeque<>();
    for (int square = 0; square < squares; square++) {
      reachedFrom[square] = Bits.none(squares);
    }
    for (int square = 0; square < squares; square++) {
      long[] reached = Bits.none(squares);
      mode.targetsUnkept(square).addTo(reached);
      for (int to : Bits.members(reached)) {
        Bits.add(reachedFrom[to], square);
      }
      moves[square] = FAR;
      if (mode.promotion.holdsAlways(square)) {
        moves[square] = 0;
        next.add(square);
      }
    }
    while (!next.isEmpty()) {
      int to = next.remove();
      for (int square : Bits.members(reachedFrom[to])) {
        if (moves[square] == FAR) {
          moves[square] = moves[to] + 1;
          next.add(square);
        }
      }
    }
    return moves;
  }
}
