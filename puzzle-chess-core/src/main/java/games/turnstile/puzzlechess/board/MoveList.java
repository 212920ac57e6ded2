package games.turnstile.puzzlechess.board;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Collects moves. */
public final class MoveList extends MoveSink {
  /** More than there ever are in orthodox chess. */
  private static final int USUAL = 256;

  public int[] moves = new int[USUAL];
  public int size;

  @Override
  public void add(int from, long targets) {
    reserve(Long.bitCount(targets));
    for (long left = targets; left != 0; left &= left - 1) {
      moves[size++] = MoveCode.move(from, Long.numberOfTrailingZeros(left));
    }
  }

  @Override
  public void addPawns(long targets, int delta) {
    reserve(Long.bitCount(targets));
    for (long left = targets; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      moves[size++] = MoveCode.move(to - delta, to);
    }
  }

  @Override
  public void addPromotions(long targets, int delta, int kinds) {
    reserve(Long.bitCount(targets) * Integer.bitCount(kinds));
    for (long left = targets; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      for (int kind = kinds; kind != 0; kind &= kind - 1) {
        moves[size++] = MoveCode.promotion(to - delta, to, Integer.numberOfTrailingZeros(kind));
      }
    }
  }

  public void add(int move) {
    reserve(1);
    moves[size++] = move;
  }

  private void reserve(int more) {
    if (size + more > moves.length) {
      moves = Arrays.copyOf(moves, Math.max(size + more, 2 * moves.length));
    }
  }

  /** Keeps the moves that pass a test. */
  public void retain(IntPredicate test) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (test.test(moves[i])) {
        moves[kept++] = moves[i];
      }
    }
    size = kept;
  }
}
