package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.MoveList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Finds forced solutions: whether a side wins within a number of moves whatever the other side
 * does, by which first moves, and how. The shortest solution is found first. Every answer but
 * {@link Solution.Status#GIVEN_UP} is proven.
 *
 * <p>Positions that occurred before the one asked about count for repetition as the scene says.
 */
public final class Solver {
  /** The most lines that are told where the other side helps. */
  public static final int MOST_LINES = 100;

  private Solver() {}

  /**
   * {@return the answer to a problem, however long it takes}
   *
   * @param problem the question
   */
  public static Solution solve(Problem problem) {
    return solve(problem, Budget.UNLIMITED, Progress.SILENT);
  }

  /**
   * {@return the answer to a problem}
   *
   * @param problem the question
   * @param budget how long to search; when it ends, so does the search, and what is proven by then
   *     is told
   * @param progress is told how far the search has come
   */
  public static Solution solve(Problem problem, Budget budget, Progress progress) {
    Objects.requireNonNull(progress, "progress");
    Objects.requireNonNull(budget, "budget");
    ProofSearch search = new ProofSearch(problem, budget);
    Optional<Outcome> over = problem.position().outcome();
    if (over.isPresent()) {
      boolean isWon = search.isWon(over.get().result());
      return answer(isWon ? Solution.Status.SOLVED : Solution.Status.UNSOLVED, search);
    }
    try {
      for (int moves = 1; moves <= problem.moves(); moves++) {
        Optional<List<Integer>> deciding = solvedBy(search, moves, progress);
        if (deciding.isPresent()) {
          return new Telling(problem, search, moves).solution(deciding.get());
        }
      }
      return answer(Solution.Status.UNSOLVED, search);
    } catch (OutOfBudget enough) {
      return answer(Solution.Status.GIVEN_UP, search);
    }
  }

  private static Solution answer(Solution.Status status, ProofSearch search) {
    boolean isComplete = status != Solution.Status.GIVEN_UP;
    return new Solution(status, 0, List.of(), List.of(), false, isComplete, search.nodes());
  }

  /** The move that is found to win within so many moves, or none if all do; empty if none does. */
  private static Optional<List<Integer>> solvedBy(
      ProofSearch search, int moves, Progress progress) {
    MoveList list = new MoveList();
    search.result(list);
    boolean isChoice = search.isChoice();
    for (int i = 0; i < list.size; i++) {
      int move = list.moves[i];
      boolean wins = search.winsAfter(move, moves);
      progress.report(moves, i + 1, list.size);
      if (wins == isChoice) {
        return wins ? Optional.of(List.of(move)) : Optional.empty();
      }
    }
    return isChoice ? Optional.empty() : Optional.of(List.of());
  }
}
