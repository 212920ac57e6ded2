package games.turnstile.puzzlechess;

import java.util.Comparator;
import java.util.stream.IntStream;

/** Chooses a move by looking deeper and deeper. */
final class Thinker {
  private final Search search;

  /** The legal moves, the best so far first. */
  private final int[] moves;

  private int score;

  /**
   * Makes a thinker for one choice.
   *
   * @param position a position in which the game is not over
   */
  Thinker(Position position, Fallibility fallibility, Budget budget) {
    this.search = new Search(position, fallibility, budget);
    this.moves =
        IntStream.of(search.moves())
            .boxed()
            .sorted(
                Comparator.<Integer>comparingInt(search::promise)
                    .reversed()
                    .thenComparingInt(fallibility::lot))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  /**
   * The best move that is found; the most promising one at once if the budget allows nothing.
   *
   * @param depth how many moves to look ahead at most
   */
  int choose(int depth) {
    try {
      for (int ahead = 1; ahead <= depth && isOpen(ahead); ahead++) {
        search.ask();
        lookDeeper(ahead);
      }
    } catch (OutOfBudget enough) {
      // The best so far is played.
    }
    return moves[0];
  }

  /** Whether it is worth while to look deeper: there is a choice, and its end is not in sight. */
  private boolean isOpen(int depth) {
    int end = Search.WIN - Math.abs(score);
    return moves.length > 1 && end >= depth;
  }

  /** Looks at all moves, the best so far first, and moves a better one to the front at once. */
  private void lookDeeper(int depth) {
    int best = search.score(moves[0], depth, -Search.INFINITE, Search.INFINITE, 0);
    for (int i = 1; i < moves.length; i++) {
      int move = moves[i];
      int found = search.score(move, depth, best, best + 1, 0);
      if (found > best) {
        System.arraycopy(moves, 0, moves, 1, i);
        moves[0] = move;
        best = found;
        best = search.score(move, depth, best - 1, Search.INFINITE, 0);
      }
    }
    score = best;
  }
}
