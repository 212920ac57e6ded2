package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.Outcome.Result;
import games.turnstile.puzzlechess.board.MoveList;
import java.util.ArrayList;
import java.util.List;

/** Tells how a proven solution goes. */
final class SolutionLines {
  private final ProofSearch search;
  private int left;

  SolutionLines(ProofSearch search) {
    this.search = search;
  }

  /** Plays the replies that hold out longest until there is a choice, if ever, and tells them. */
  List<Integer> untilChoice(int moves) {
    List<Integer> line = new ArrayList<>();
    left = moves;
    while (!search.isChoice() && search.result(new MoveList()) == null) {
      int move = next(left);
      boolean wasAttackersTurn = search.isAttackersTurn();
      search.course.play(move);
      left = search.left(left, wasAttackersTurn);
      line.add(move);
    }
    return line;
  }

  /** How many moves the attacker has after what {@link #untilChoice} played. */
  int left() {
    return left;
  }

  /** The lines that begin with a move at a choice: one, or all if everybody helps. */
  List<List<Integer>> lines(List<Integer> before, int key, int moves, boolean isCooperative) {
    List<Integer> line = new ArrayList<>(before);
    List<List<Integer>> lines = new ArrayList<>();
    if (isCooperative) {
      addAll(line, key, moves, lines);
    } else {
      follow(line, key, moves);
      lines.add(line);
    }
    return lines;
  }

  private void follow(List<Integer> line, int move, int moves) {
    boolean wasAttackersTurn = search.isAttackersTurn();
    search.course.play(move);
    line.add(move);
    int rest = search.left(moves, wasAttackersTurn);
    if (search.result(new MoveList()) == null) {
      follow(line, next(rest), rest);
    }
    search.course.back();
  }

  private void addAll(List<Integer> line, int move, int moves, List<List<Integer>> lines) {
    if (lines.size() >= Solver.MOST_LINES) {
      return;
    }
    boolean wasAttackersTurn = search.isAttackersTurn();
    search.course.play(move);
    line.add(move);
    int rest = search.left(moves, wasAttackersTurn);
    MoveList list = new MoveList();
    Result result = search.result(list);
    if (search.isWon(result)) {
      lines.add(new ArrayList<>(line));
    } else if (result == null && rest > 0) {
      for (int i = 0; i < list.size; i++) {
        if (search.winsByItself(list.moves[i], rest)) {
          addAll(line, list.moves[i], rest, lines);
        }
      }
    }
    line.remove(line.size() - 1);
    search.course.back();
  }

  /** The quickest move that wins, or the reply after which that takes longest. */
  private int next(int moves) {
    MoveList list = new MoveList();
    search.result(list);
    for (int fewer = 1; fewer <= moves; fewer++) {
      for (int i = 0; i < list.size; i++) {
        if (search.isChoice() && search.winsAfter(list.moves[i], fewer)) {
          return list.moves[i];
        }
      }
    }
    for (int fewer = moves - 1; fewer >= 0; fewer--) {
      for (int i = 0; i < list.size; i++) {
        if (!search.winsAfter(list.moves[i], fewer)) {
          return list.moves[i];
        }
      }
    }
    return list.moves[0];
  }
}
