package games.turnstile.puzzlechess;

import java.util.ArrayList;
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
   * @param budget how long to search; when it ends, so does the search
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
        if (isSolvedWithin(search, moves, progress)) {
          return solution(problem, search, moves);
        }
      }
      return answer(Solution.Status.UNSOLVED, search);
    } catch (ProofSearch.OutOfBudget enough) {
      return answer(Solution.Status.GIVEN_UP, search);
    }
  }

  private static Solution answer(Solution.Status status, ProofSearch search) {
    return new Solution(status, 0, List.of(), List.of(), search.nodes());
  }

  private static boolean isSolvedWithin(ProofSearch search, int moves, Progress progress) {
    MoveList list = new MoveList();
    search.result(list);
    boolean isChoice = search.isChoice();
    for (int i = 0; i < list.size; i++) {
      boolean wins = search.winsAfter(list.moves[i], moves);
      progress.report(moves, i + 1, list.size);
      if (wins == isChoice) {
        return wins;
      }
    }
    return !isChoice;
  }

  private static Solution solution(Problem problem, ProofSearch search, int moves) {
    List<List<Integer>> lines = new ArrayList<>();
    List<Integer> keys = new ArrayList<>();
    SolutionLines finder = new SolutionLines(search);
    List<Integer> before = finder.untilChoice(moves);
    int left = finder.left();
    MoveList list = new MoveList();
    search.result(list);
    for (int i = 0; i < list.size; i++) {
      int key = list.moves[i];
      if (search.winsByItself(key, left)) {
        keys.add(key);
        lines.addAll(finder.lines(before, key, left, problem.cooperative()));
      }
    }
    if (keys.isEmpty()) {
      lines.add(before);
    }
    finder.rewind(before.size());
    List<List<Move>> told =
        lines.stream().limit(MOST_LINES).map(line -> moves(problem.position(), line)).toList();
    List<Move> first = new ArrayList<>();
    for (int key : keys) {
      first.add(problem.position().move(key));
    }
    return new Solution(Solution.Status.SOLVED, moves, first, told, search.nodes());
  }

  private static List<Move> moves(Position position, List<Integer> line) {
    return line.stream().map(position::move).toList();
  }
}
