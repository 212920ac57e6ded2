package games.turnstile.xiangqi;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The way to a position, for extensions that remember it.
 *
 * @param before the way to the position before; null at the beginning
 * @param start the field at the beginning; null later
 * @param from where the last move began
 * @param to where the last move ended
 */
record Memory(Memory before, Field start, int from, int to) {
  static Memory beginning(Field start) {
    return new Memory(null, start, 0, 0);
  }

  Memory after(int nextFrom, int nextTo) {
    return new Memory(this, null, nextFrom, nextTo);
  }

  /** Plays all moves from the beginning, for the extensions to see. */
  void playAgain() {
    Deque<Memory> moves = new ArrayDeque<>();
    Memory at = this;
    while (at.before != null) {
      moves.push(at);
      at = at.before;
    }
    Field field = at.start.copy();
    moves.forEach(move -> field.play(move.from, move.to, false));
  }

  /** Whether both tell of the same moves. */
  boolean isSameLine(Memory other) {
    Memory one = this;
    Memory two = other;
    while (one != two && one.before != null && two.before != null) {
      if (one.from != two.from || one.to != two.to) {
        return false;
      }
      one = one.before;
      two = two.before;
    }
    return one == two || one.before == null && two.before == null && one.start.isSame(two.start);
  }
}
