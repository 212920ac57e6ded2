package games.turnstile.railroadink;

/**
 * Visits every way to finish a round once, whatever the order of its placements.
 *
 * <p>The placements of a way can often be made in several orders. Of these one is visited: that in
 * which each step takes the lowest of the placements that could be made then. A placement can be
 * made as soon as something that it joins is there, and from then on unless its square is taken or
 * a route clashes, which both rule it out for good. So a step is in order exactly if nothing higher
 * was drawn since it became possible.
 */
final class Completions {
  /** Is shown each way. */
  @FunctionalInterface
  interface Visitor {
    /**
     * Looks at a way to finish the round, which is drawn when this is called.
     *
     * @param steps the placements in order, of which the first {@code count} count
     * @return whether to go on
     */
    boolean visit(int[] steps, int count);
  }

  private static final int MOST_STEPS = 5;
  private static final int FIRST_SPECIAL = Tile.S0.ordinal();
  private static final int TILES = Tile.values().length;

  private final Ink ink;
  private final Visitor visitor;

  /** How many dice are left of each tile. */
  private final int[] dice = new int[FIRST_SPECIAL];

  /** The special tiles that may be drawn, a bit each. */
  private int specials;

  private final int[] steps = new int[MOST_STEPS];

  /** For each square, the number of steps after which its tile was there. */
  private final int[] drawnAfter = new int[Grid.SQUARES];

  private int count;

  private Completions(Ink ink, int[] dice, int specials, Visitor visitor) {
    this.ink = ink;
    this.visitor = visitor;
    this.specials = specials;
    for (int tile : dice) {
      this.dice[tile]++;
    }
  }

  /**
   * Visits all ways.
   *
   * @param ink what is drawn so far; it is drawn on, and left as it was
   * @param dice the tiles that are left, by their ordinals
   * @param specials the special tiles of which one may be drawn, a bit each
   * @return whether all were visited
   */
  static boolean visit(Ink ink, int[] dice, int specials, Visitor visitor) {
    return new Completions(ink, dice, specials, visitor).visit();
  }

  private boolean visit() {
    boolean canDrawDie = false;
    long frontier = ink.frontier();
    for (int tile = 0; tile < TILES; tile++) {
      if (tile < FIRST_SPECIAL ? dice[tile] > 0 : (specials >> tile - FIRST_SPECIAL & 1) != 0) {
        for (long left = frontier; left != 0; left &= left - 1) {
          int square = Long.numberOfTrailingZeros(left);
          int fitting = Shapes.fitting(tile, ink.facing(square));
          canDrawDie |= fitting != 0 && tile < FIRST_SPECIAL;
          if (fitting != 0 && !visit(tile, square, fitting)) {
            return false;
          }
        }
      }
    }
    return canDrawDie || visitor.visit(steps, count);
  }

  private boolean visit(int tile, int square, int fitting) {
    int first = Shapes.first(tile);
    for (int left = fitting; left != 0; left &= left - 1) {
      int shape = first + Integer.numberOfTrailingZeros(left);
      if (isInOrder(square, shape) && !draw(tile, square, shape)) {
        return false;
      }
    }
    return true;
  }

  private boolean draw(int tile, int square, int shape) {
    int specialsBefore = specials;
    if (tile < FIRST_SPECIAL) {
      dice[tile]--;
    } else {
      specials = 0;
    }
    steps[count++] = Steps.step(square, shape);
    drawnAfter[square] = count;
    ink.draw(square, shape);
    boolean goOn = visit();
    ink.erase(square);
    drawnAfter[square] = 0;
    count--;
    if (tile < FIRST_SPECIAL) {
      dice[tile]++;
    } else {
      specials = specialsBefore;
    }
    return goOn;
  }

  private boolean isInOrder(int square, int shape) {
    int step = Steps.step(square, shape);
    for (int i = possibleAfter(square, shape); i < count; i++) {
      if (steps[i] > step) {
        return false;
      }
    }
    return true;
  }

  /** The number of steps after which something was there that the placement joins. */
  private int possibleAfter(int square, int shape) {
    int joined = Shapes.edges(shape) & ink.facing(square);
    int sides = (joined | joined >> 4) & 0x0F;
    int earliest = count;
    for (; sides != 0; sides &= sides - 1) {
      int neighbour = Grid.neighbour(square, Integer.numberOfTrailingZeros(sides));
      earliest = Math.min(earliest, neighbour < 0 ? 0 : drawnAfter[neighbour]);
    }
    return earliest;
  }
}
