package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Side;

/** Judges a board by its pieces, without looking ahead. */
final class Evaluation {
  /** What a step nearer to the other side's leader is worth. */
  private static final int NEARER = 3;

  private Evaluation() {}

  /** How much better the side to move stands; a plain step counts as 100. */
  static int of(Field field) {
    Side side = field.turn();
    return strength(field, side) - strength(field, side.opponent());
  }

  private static int strength(Field field, Side side) {
    Tables tables = field.tables;
    int goal = leader(field, side.opponent());
    short[] squares = field.squares[side.ordinal()];
    int strength = 0;
    for (int i = 0; i < field.sizes[side.ordinal()]; i++) {
      int square = squares[i];
      Mode mode = tables.mode(field.codes[square]);
      strength += mode.worth(square, tables);
      if (!mode.leader) {
        strength -= NEARER * tables.grid.distance(square, goal);
      }
    }
    return strength;
  }

  /** Where a leader of the side is. */
  private static int leader(Field field, Side side) {
    short[] squares = field.squares[side.ordinal()];
    for (int i = 0; i < field.sizes[side.ordinal()]; i++) {
      if (field.tables.mode(field.codes[squares[i]]).leader) {
        return squares[i];
      }
    }
    return 0;
  }
}
