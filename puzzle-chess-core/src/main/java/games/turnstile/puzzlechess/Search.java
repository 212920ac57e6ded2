package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.Outcome.Result;
import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Keys;
import games.turnstile.puzzlechess.board.MoveList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Looks ahead: alpha-beta with a table of transpositions, and captures to their end. All scores are
 * those of whose turn it is, which after a move need not be the other side.
 */
final class Search {
  /** The score of a game that is won now; a win later scores less by a point for each move. */
  static final int WIN = 1_000_000;

  /** Scores beyond it are wins. */
  static final int SURE = WIN - 1_000;

  static final int INFINITE = 2 * WIN;
  static final int DEEPEST = 64;

  private static final int DRAWN = 0;
  private static final int LONGEST_LINE = 120;
  private static final int LONGEST_EXCHANGE = 10;

  /** Where nothing works, many positions are looked at in a millisecond. */
  private static final int ASKED_EVERY = 32;

  /** From here on the rule of fifty moves makes the same boards different positions. */
  private static final int QUIET = 80;

  private static final int PASS_FROM_DEPTH = 3;
  private static final int PASS_REDUCTION = 3;
  private static final int REDUCED_FROM_DEPTH = 3;
  private static final int REDUCED_FROM_MOVE = 4;

  private final Course course;
  private final Budget budget;
  private final int askedEvery;
  private final Fallibility fallibility;
  private final Evaluation evaluation;
  private final MoveOrder order;
  private final Transpositions table = new Transpositions();
  private final List<MoveList> lists = new ArrayList<>();
  private long nodes;
  private boolean hasPassed;

  Search(Position position, Fallibility fallibility, Budget budget) {
    int[] worths = Worth.of(position.world().kinds);
    this.course = Course.of(position);
    this.budget = budget;
    this.askedEvery = position.situation().isSimple() ? ASKED_EVERY : 1;
    this.fallibility = fallibility;
    this.evaluation = new Evaluation(worths);
    this.order = new MoveOrder(worths, LONGEST_LINE + 1);
  }

  /** The legal moves now, in no order. */
  int[] moves() {
    MoveList moves = list();
    course.list(moves);
    return Arrays.copyOf(moves.moves, moves.size);
  }

  /** How good a move looks at first sight. */
  int promise(int move) {
    return order.promise(course.field(), move);
  }

  /**
   * What a move brings for whose turn it is now, if it is within the bounds.
   *
   * @param depth how many moves to look ahead, this one among them
   * @param reduction how many of them not to look, unless the move gives check
   * @throws OutOfBudget if the budget has ended
   */
  int score(int move, int depth, int alpha, int beta, int reduction) {
    int turn = course.turn();
    course.play(move);
    int left = depth - 1;
    if (depth > 0) {
      left = course.isInCheck() ? depth : left - reduction;
    }
    boolean isSameTurn = course.turn() == turn;
    int score = isSameTurn ? look(left, alpha, beta) : -look(left, -beta, -alpha);
    course.back();
    return score;
  }

  private int look(int depth, int alpha, int beta) {
    count();
    MoveList moves = list();
    course.list(moves);
    Result result = course.result(moves);
    if (result != null) {
      return ended(result);
    }
    if (course.isRepeated()) {
      return DRAWN;
    }
    if (depth <= 0 || course.played() >= LONGEST_LINE) {
      return settle(moves, depth, alpha, beta);
    }
    long key = key();
    long known = table.find(key);
    if (known != 0 && Transpositions.depth(known) >= depth) {
      int score = fromTable(Transpositions.score(known));
      int kind = Transpositions.kind(known);
      if (kind == Transpositions.EXACT
          || kind == Transpositions.AT_LEAST && score >= beta
          || kind == Transpositions.AT_MOST && score <= alpha) {
        return score;
      }
    }
    if (canPass(depth, beta) && isGoodToPass(depth, beta)) {
      return beta;
    }
    int first = known == 0 ? 0 : Transpositions.move(known);
    order.sort(moves, course.field(), first, course.played());
    return lookAtMoves(moves, key, depth, alpha, beta);
  }

  private int lookAtMoves(MoveList moves, long key, int depth, int alpha, int beta) {
    int best = -INFINITE;
    int bestMove = 0;
    boolean canReduce = depth >= REDUCED_FROM_DEPTH && !course.isInCheck();
    for (int i = 0; i < moves.size && Math.max(alpha, best) < beta; i++) {
      int move = moves.moves[i];
      if (fallibility.overlooks(key, move)) {
        continue;
      }
      boolean isReduced =
          canReduce && i >= REDUCED_FROM_MOVE && !MoveOrder.isGain(course.field(), move);
      int score = scoreNext(move, depth, Math.max(alpha, best), beta, best, isReduced);
      if (score > best) {
        best = score;
        bestMove = move;
      }
    }
    if (bestMove == 0) {
      return judge();
    }
    keep(key, bestMove, depth, best, alpha, beta);
    return best;
  }

  /** Looks at a move: but for the first one, only whether it is better than the best so far. */
  private int scoreNext(int move, int depth, int least, int beta, int best, boolean isReduced) {
    if (best == -INFINITE) {
      return score(move, depth, least, beta, 0);
    }
    int score = score(move, depth, least, least + 1, isReduced ? 1 : 0);
    if (score > least && isReduced) {
      score = score(move, depth, least, least + 1, 0);
    }
    return score > least && score < beta ? score(move, depth, least, beta, 0) : score;
  }

  private void keep(long key, int move, int depth, int best, int alpha, int beta) {
    int kind = best > alpha ? Transpositions.EXACT : Transpositions.AT_MOST;
    if (best >= beta) {
      kind = Transpositions.AT_LEAST;
      order.praise(course.field(), move, course.played(), depth);
    }
    table.keep(key, move, depth, kind, toTable(best));
  }

  /** Looks at captures and promotions only, or at all answers to a check, until it is quiet. */
  private int settle(MoveList moves, int depth, int alpha, int beta) {
    boolean isAtEnd = depth <= -LONGEST_EXCHANGE || course.played() >= LONGEST_LINE;
    boolean isInCheck = !isAtEnd && course.isInCheck();
    int best = isInCheck ? -INFINITE : judge();
    if (best >= beta || isAtEnd) {
      return best;
    }
    if (isInCheck) {
      order.sort(moves, course.field(), 0, course.played());
    } else {
      order.keepGains(moves, course.field());
    }
    long key = course.key();
    for (int i = 0; i < moves.size && Math.max(alpha, best) < beta; i++) {
      int move = moves.moves[i];
      if (!fallibility.overlooks(key, move)) {
        best = Math.max(best, score(move, depth, Math.max(alpha, best), beta, 0));
      }
    }
    return best == -INFINITE ? judge() : best;
  }

  /** Whether to see if even passing would be good: not where having to move can be bad. */
  private boolean canPass(int depth, int beta) {
    Field field = course.field();
    long officers = field.side(field.turn) & ~field.pawns & ~field.kings;
    return !hasPassed
        && depth >= PASS_FROM_DEPTH
        && Math.abs(beta) < SURE
        && course.canPass()
        && Long.bitCount(officers) > 2
        && !course.isInCheck()
        && evaluation.of(field) >= beta;
  }

  private boolean isGoodToPass(int depth, int beta) {
    hasPassed = true;
    course.pass();
    int score = -look(depth - PASS_REDUCTION, -beta, 1 - beta);
    course.back();
    hasPassed = false;
    return score >= beta;
  }

  private int judge() {
    int prospect = course.turn() == Field.BLACK ? course.prospect() : -course.prospect();
    return evaluation.of(course.field()) + prospect + fallibility.error(course.key());
  }

  /** The score of a game that is over. */
  private int ended(Result result) {
    if (result == Result.DRAWN) {
      return DRAWN;
    }
    int winner = result == Result.SOLVED ? Field.BLACK : Field.WHITE;
    int win = WIN - course.played();
    return course.turn() == winner ? win : -win;
  }

  private void count() {
    nodes++;
    if (nodes % askedEvery == 0) {
      ask();
    }
  }

  /**
   * Goes on if the budget allows it.
   *
   * @throws OutOfBudget if it does not
   */
  void ask() {
    if (!budget.allows(nodes)) {
      throw new OutOfBudget();
    }
  }

  private long key() {
    int quiet = course.field().quiet;
    return quiet < QUIET ? course.key() : course.key() ^ Keys.mix(quiet);
  }

  private MoveList list() {
    while (lists.size() <= course.played()) {
      lists.add(new MoveList());
    }
    return lists.get(course.played());
  }

  /** Wins are kept as seen from the position itself, not from the root. */
  private int toTable(int score) {
    int played = course.played();
    return score > SURE ? score + played : score < -SURE ? score - played : score;
  }

  private int fromTable(int score) {
    int played = course.played();
    return score > SURE ? score - played : score < -SURE ? score + played : score;
  }
}
