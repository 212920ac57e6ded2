package games.turnstile.puzzlechess;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Collects moves. */
final class MoveList extends MoveSink {
  /** More than there ever are in orthodox chess. */
  private static final int USUAL = 256;

  int[] moves = new int[USUAL];
  int size;

  @Override
  void add(int from, long targets) {
    reserve(Long.bitCount(targets));
    for (long left = targets; left != 0; left &= left - 1) {
      moves[size++] = MoveCode.move(from, Long.numberOfTrailingZeros(left));
    }
  }

  @Override
  void addPawns(long targets, int delta) {
    reserve(Long.bitCount(targets));
    for (long left = targets; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      moves[size++] = MoveCode.move(to - delta, to);
    }
  }

  @Override
  void addPromotions(long targets, int delta, int kinds) {
    reserve(Long.bitCount(targets) * Integer.bitCount(kinds));
    for (long left = targets; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      for (int kind = kinds; kind != 0; kind &= kind - 1) {
        moves[size++] = MoveCode.promotion(to - delta, to, Integer.numberOfTrailingZeros(kind));
      }
    }
  }

  void add(int move) {
    reserve(1);
    moves[size++] = move;
  }

  private void reserve(int more) {
    if (size + more > moves.length) {
      moves = Arrays.copyOf(moves, Math.max(size + more, 2 * moves.length));
    }
  }

  /** Keeps the moves that pass a test. */
  void retain(IntPredicate test) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (test.test(moves[i])) {
        moves[kept++] = moves[i];
      }
    }
    size = kept;
  }
}
