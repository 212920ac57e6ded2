package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.Outcome.Result;
import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Kinds;
import games.turnstile.puzzlechess.board.MoveCode;
import games.turnstile.puzzlechess.board.MoveList;
import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells who wins by trying every move and every reply, in the order in which they come, without
 * remembering anything. It stops trying at a node only when the node is decided.
 */
final class FullSearch {
  private final Course course;
  private final int attacker;
  private final boolean isCooperative;
  private final Result target;

  /** Whether only a checkmate wins, so that what is no check need not be looked at. */
  private final boolean onlyMateWins;

  private final List<MoveList> lists = new ArrayList<>();

  private FullSearch(Problem problem, Course course, boolean onlyMateWins) {
    this.course = course;
    this.attacker = problem.attacker().ordinal();
    this.isCooperative = problem.cooperative();
    this.target = problem.attacker() == Side.BLACK ? Result.SOLVED : Result.FAILED;
    this.onlyMateWins = onlyMateWins;
  }

  /** A search by whole positions, for any level. */
  static FullSearch byPositions(Problem problem) {
    return new FullSearch(problem, new SceneCourse(problem.position()), false);
  }

  /** A search for mates of orthodox chess, by bare boards. */
  static FullSearch byFields(Problem problem) {
    return new FullSearch(problem, new FieldCourse(problem.position()), true);
  }

  /** Whether the attacker wins within so many moves. */
  boolean wins(int moves) {
    if (moves < 0) {
      return false;
    }
    if (moves == 0 && onlyMateWins && !course.isInCheck()) {
      return false;
    }
    MoveList list = listed();
    Result result = course.result(list);
    if (result != null || moves == 0) {
      return result == target;
    }
    boolean oneIsEnough = isCooperative || course.turn() == attacker;
    for (int i = 0; i < list.size; i++) {
      if (winsAfter(list.moves[i], moves) == oneIsEnough) {
        return oneIsEnough;
      }
    }
    return !oneIsEnough;
  }

  /**
   * The moves after which the attacker, who has so many moves now, wins in time; of two that differ
   * in storing only, the one that stores.
   */
  List<Integer> winning(int moves) {
    MoveList list = listed();
    List<Integer> winning = new ArrayList<>();
    for (int i = 0; i < list.size; i++) {
      int move = list.moves[i];
      boolean isTold = !MoveCode.isStoring(move) && winning.contains(MoveCode.storing(move));
      if (!isTold && winsAfter(move, moves)) {
        winning.add(move);
      }
    }
    return winning;
  }

  private boolean winsAfter(int move, int moves) {
    int mover = course.turn();
    course.play(move);
    boolean wins = wins(left(mover, moves));
    course.back();
    return wins;
  }

  /**
   * How many lines there are in which the attacker wins with so many moves, up to a limit; of those
   * that differ in storing only, the ones that store count.
   */
  int lines(int moves, int most) {
    if (moves < 0) {
      return 0;
    }
    MoveList list = listed();
    Result result = course.result(list);
    if (result != null || moves == 0) {
      return result == target ? 1 : 0;
    }
    int lines = 0;
    for (int i = 0; i < list.size && lines < most; i++) {
      int move = list.moves[i];
      boolean isTold =
          !MoveCode.isStoring(move) && linesAfter(MoveCode.storing(move), moves, 1) > 0;
      lines += isTold ? 0 : linesAfter(move, moves, most - lines);
    }
    return lines;
  }

  private int linesAfter(int move, int moves, int most) {
    int mover = course.turn();
    course.play(move);
    int lines = lines(left(mover, moves), most);
    course.back();
    return lines;
  }

  /** How many moves are left: one is spent by the attacker's move, and if its part is skipped. */
  private int left(int mover, int moves) {
    int spent = mover == attacker ? 1 : 0;
    int part = mover;
    for (int i = 0; i < course.skipped(); i++) {
      part ^= 1;
      spent += part == attacker ? 1 : 0;
    }
    return moves - spent;
  }

  private MoveList listed() {
    while (lists.size() <= course.played()) {
      lists.add(new MoveList());
    }
    MoveList list = lists.get(course.played());
    course.list(list);
    if (course.field().hasStores()) {
      addWithoutStoring(list);
    }
    return list;
  }

  /** R7: what is captured may be left. */
  private void addWithoutStoring(MoveList list) {
    Field field = course.field();
    int listed = list.size;
    for (int i = 0; i < listed; i++) {
      int to = MoveCode.to(list.moves[i]);
      boolean isPrey = field.kindAt(to) != Field.NOWHERE && field.ownerAt(to) != Field.NOBODY;
      if (isPrey && field.kindAt(to) != Kinds.PAWN) {
        list.add(MoveCode.withoutStoring(list.moves[i]));
      }
    }
  }
}
