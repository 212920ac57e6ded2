package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.MoveList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Finds out all that is told of a solution whose length is proven, as far as the budget goes. */
final class Telling {
  private final Position start;
  private final boolean isCooperative;
  private final ProofSearch search;
  private final int moves;
  private final List<Integer> keys = new ArrayList<>();
  private final List<List<Integer>> lines = new ArrayList<>();
  private boolean isUnique;

  Telling(Problem problem, ProofSearch search, int moves) {
    this.start = problem.position();
    this.isCooperative = problem.cooperative();
    this.search = search;
    this.moves = moves;
  }

  /**
   * The solution.
   *
   * @param known a first move of the attacker's that is known to win, if it moves first
   */
  Solution solution(List<Integer> known) {
    boolean isComplete = true;
    try {
      findKeysAndLines();
    } catch (OutOfBudget enough) {
      isComplete = false;
      isUnique = false;
      known.stream().filter(key -> !keys.contains(key)).forEach(keys::add);
    }
    return new Solution(
        Solution.Status.SOLVED,
        moves,
        told(keys),
        lines.stream().limit(Solver.MOST_LINES).map(this::told).toList(),
        isUnique,
        isComplete,
        search.nodes());
  }

  private void findKeysAndLines() {
    isUnique = hasOneKey(moves);
    SolutionLines finder = new SolutionLines(search);
    List<Integer> before = finder.untilChoice(moves);
    int left = finder.left();
    MoveList list = new MoveList();
    search.result(list);
    for (int i = 0; i < list.size; i++) {
      int key = list.moves[i];
      if (search.winsByItself(key, left)) {
        keys.add(key);
        lines.addAll(finder.lines(before, key, left, isCooperative));
      }
    }
    if (keys.isEmpty()) {
      lines.add(before);
    }
  }

  /** Whether after every reply that holds out longest there is one key only. */
  private boolean hasOneKey(int left) {
    MoveList list = new MoveList();
    boolean isOver = search.result(list) != null;
    if (isOver || search.isChoice()) {
      return !isOver
          && IntStream.of(list.moves)
                  .limit(list.size)
                  .filter(move -> search.winsByItself(move, left))
                  .limit(2)
                  .count()
              == 1;
    }
    for (int i = 0; i < list.size; i++) {
      int reply = list.moves[i];
      if (!search.winsAfter(reply, left - 1) && !hasOneKeyAfter(reply, left)) {
        return false;
      }
    }
    return true;
  }

  private boolean hasOneKeyAfter(int reply, int left) {
    boolean wasAttackersTurn = search.isAttackersTurn();
    search.course.play(reply);
    try {
      return hasOneKey(search.left(left, wasAttackersTurn));
    } finally {
      search.course.back();
    }
  }

  private List<Move> told(List<Integer> line) {
    return line.stream().map(start::move).toList();
  }
}
