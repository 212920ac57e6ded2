package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.MoveCode;
import games.turnstile.puzzlechess.board.MoveList;

/** Puts moves in an order in which the one that decides comes early. */
final class ProofOrder {
  private static final int KNOWN = 1 << 30;
  private static final int KILLER = 1 << 29;
  private static final int CHECK = 1 << 28;
  private static final int CAPTURE = 1 << 24;
  private static final int MOST_HISTORY = CAPTURE / 2;

  private final Course course;
  private final int[] killers = new int[2 * (Problem.MOST_MOVES + 1)];
  private final int[] history = new int[2 * 64 * 64];
  private int[] scores = new int[256];

  ProofOrder(Course course) {
    this.course = course;
  }

  void sortAttack(MoveList list, int known, int moves) {
    reserve(list.size);
    for (int i = 0; i < list.size; i++) {
      int move = list.moves[i];
      scores[i] = score(move, known, killers[2 * moves]) + (givesCheck(move) ? CHECK : 0);
    }
    sort(list);
  }

  void sortDefence(MoveList list, int known, int moves) {
    reserve(list.size);
    for (int i = 0; i < list.size; i++) {
      scores[i] = score(list.moves[i], known, killers[2 * moves + 1]);
    }
    sort(list);
  }

  void rewardAttack(int move, int moves) {
    killers[2 * moves] = move;
    reward(move, moves);
  }

  void rewardDefence(int move, int moves) {
    killers[2 * moves + 1] = move;
    reward(move, moves);
  }

  private void reward(int move, int moves) {
    int index = index(move);
    history[index] = Math.min(MOST_HISTORY, history[index] + (1 << Math.min(2 * moves, 20)));
  }

  private int index(int move) {
    return course.turn() * 4096 + (move & 4095);
  }

  private int score(int move, int known, int killer) {
    int score = history[index(move)];
    if (move == known) {
      score += KNOWN;
    }
    if (move == killer) {
      score += KILLER;
    }
    Field field = course.field();
    if ((field.side(field.turn ^ 1) >>> MoveCode.to(move) & 1) != 0) {
      score += CAPTURE;
    }
    return score;
  }

  private boolean givesCheck(int move) {
    course.play(move);
    boolean isInCheck = course.isInCheck();
    course.back();
    return isInCheck;
  }

  private void reserve(int size) {
    if (scores.length < size) {
      scores = new int[2 * size];
    }
  }

  private void sort(MoveList list) {
    for (int i = 1; i < list.size; i++) {
      int move = list.moves[i];
      int score = scores[i];
      int at = i;
      for (; at > 0 && scores[at - 1] < score; at--) {
        scores[at] = scores[at - 1];
        list.moves[at] = list.moves[at - 1];
      }
      scores[at] = score;
      list.moves[at] = move;
    }
  }
}
