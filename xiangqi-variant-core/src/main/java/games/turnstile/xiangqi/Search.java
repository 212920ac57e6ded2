package games.turnstile.xiangqi;

import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Looks ahead: alpha-beta with a table of transpositions, and captures to their end. */
final class Search {
  /** The score of a game that is won now; a win later scores less by a point for each move. */
  static final int WIN = 1_000_000;

  /** Scores beyond it are wins. */
  static final int SURE = WIN - 1_000;

  static final int DEEPEST = 60;

  private static final int INFINITE = 2 * WIN;
  private static final int LONGEST_LINE = 120;
  private static final int LONGEST_EXCHANGE = 8;

  private final Tables tables;
  private final Options options;
  private final Map<Long, Integer> earlier;
  private final Budget budget;
  private final Transpositions table = new Transpositions();
  private final MoveOrder order;
  private final List<Ply> plies = new ArrayList<>();
  private long nodes;

  /** Thrown when the budget is used up. */
  static final class OutOfBudget extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutOfBudget() {
      super("the budget is used up", null, false, false);
    }
  }

  /** A position on the line that is being looked at. */
  private static final class Ply {
    final Field field;
    final Generator generator;
    long hash;

    Ply(Tables tables) {
      field = new Field(tables);
      generator = new Generator(tables);
    }
  }

  Search(Position root, Budget budget) {
    this.tables = root.field().tables;
    this.options = tables.variant.options();
    this.earlier = root.earlier().counts();
    this.budget = budget;
    this.order = new MoveOrder(tables);
    ply(0).field.become(root.field().inOrder());
    ply(0).hash = ply(0).field.hash();
  }

  private Ply ply(int number) {
    if (number == plies.size()) {
      plies.add(new Ply(tables));
    }
    return plies.get(number);
  }

  /** The legal moves at the root. */
  int[] rootMoves() {
    Generator generator = ply(0).generator;
    generator.listLegal(ply(0).field);
    return Arrays.copyOf(generator.moves, generator.size);
  }

  /** What a move at the root brings at first sight: an end, a leader that hangs, or the pieces. */
  int glance(int move) {
    Side side = ply(0).field.turn();
    Field next = advance(0, move);
    if (next.outcome() != null) {
      return -ended(next, 1);
    }
    if (isDrawn(1)) {
      return 0;
    }
    boolean hangs = !options.mustAnswerCheck() && Threats.isInCheck(next, side);
    return hangs ? 2 - WIN : -Evaluation.of(next);
  }

  /**
   * What a move at the root brings, seen from the side that makes it, if it is within the bounds.
   *
   * @param depth how many moves to look ahead, this one among them
   */
  int score(int move, int depth, int alpha, int beta) {
    advance(0, move);
    return -look(1, depth - 1, -beta, -alpha);
  }

  private Field advance(int from, int move) {
    Ply next = ply(from + 1);
    next.field.become(ply(from).field);
    next.field.play(Generator.from(move), Generator.to(move), true);
    next.hash = next.field.hash();
    return next.field;
  }

  private int look(int number, int depth, int alpha, int beta) {
    count(1);
    Ply ply = ply(number);
    Field field = ply.field;
    if (field.outcome() != null) {
      return ended(field, number);
    }
    if (isDrawn(number)) {
      return 0;
    }
    if (depth <= 0 && !mustLookOn(field, number)) {
      return exchange(number, LONGEST_EXCHANGE, alpha, beta);
    }
    int left = Math.max(depth, 1);
    long known = table.find(ply.hash);
    if (known != 0 && Transpositions.depth(known) >= left) {
      int score = fromTable(Transpositions.score(known), number);
      int kind = Transpositions.kind(known);
      if (kind == Transpositions.EXACT
          || kind == Transpositions.AT_LEAST && score >= beta
          || kind == Transpositions.AT_MOST && score <= alpha) {
        return score;
      }
    }
    listMoves(ply);
    if (ply.generator.size == 0) {
      return withoutMoves(field, number);
    }
    order.sort(ply.generator, field, known == 0 ? 0 : Transpositions.move(known), number);
    return lookAtMoves(number, left, alpha, beta);
  }

  private int lookAtMoves(int number, int depth, int alpha, int beta) {
    Ply ply = ply(number);
    int best = -INFINITE;
    int bestMove = 0;
    int least = alpha;
    for (int i = 0; i < ply.generator.size && least < beta; i++) {
      int move = ply.generator.moves[i];
      advance(number, move);
      int score;
      if (i == 0) {
        score = -look(number + 1, depth - 1, -beta, -least);
      } else {
        score = -look(number + 1, depth - 1, -least - 1, -least);
        if (score > least && score < beta) {
          advance(number, move);
          score = -look(number + 1, depth - 1, -beta, -least);
        }
      }
      if (score > best) {
        best = score;
        bestMove = move;
        least = Math.max(least, score);
      }
    }
    if (best >= beta) {
      order.praise(bestMove, ply.field, number, depth);
    }
    int kind =
        best >= beta
            ? Transpositions.AT_LEAST
            : best > alpha ? Transpositions.EXACT : Transpositions.AT_MOST;
    table.keep(ply.hash, bestMove, depth, kind, toTable(best, number));
    return best;
  }

  /** Looks at captures only, until it is quiet. */
  private int exchange(int number, int left, int alpha, int beta) {
    Ply ply = ply(number);
    int best = Evaluation.of(ply.field);
    if (best >= beta || left == 0) {
      return best;
    }
    listMoves(ply);
    if (ply.generator.size == 0) {
      return withoutMoves(ply.field, number);
    }
    order.keepCaptures(ply.generator, ply.field);
    int least = Math.max(alpha, best);
    for (int i = 0; i < ply.generator.size && least < beta; i++) {
      Field next = advance(number, ply.generator.moves[i]);
      count(1);
      int score =
          next.outcome() != null
              ? -ended(next, number + 1)
              : -exchange(number + 1, left - 1, -beta, -least);
      best = Math.max(best, score);
      least = Math.max(least, score);
    }
    return best;
  }

  private void count(int positions) {
    nodes += positions;
    if (!budget.allows(nodes)) {
      throw new OutOfBudget();
    }
  }

  private void listMoves(Ply ply) {
    ply.generator.listLegal(ply.field);
    count(ply.generator.tried);
  }

  /** Whether a line must not be judged yet, since a leader is attacked. */
  private boolean mustLookOn(Field field, int number) {
    return number < LONGEST_LINE
        && !tables.cast.changesWays()
        && Threats.isInCheck(field, field.turn());
  }

  private boolean isDrawn(int number) {
    Field field = ply(number).field;
    if (number >= LONGEST_LINE
        || options.noCaptureLimit() > 0
            && field.movesWithoutCapture() >= options.noCaptureLimit()) {
      return true;
    }
    long hash = ply(number).hash;
    for (int i = number; i >= 1 && !ply(i).field.wasIrreversible(); i--) {
      if (ply(i - 1).hash == hash) {
        return true;
      }
    }
    // Deeper in a line, once before is as good as a draw: who can go back once can do it again.
    int least = number == 1 ? Occurrences.DRAWN - 1 : 1;
    return earlier.getOrDefault(hash, 0) >= least;
  }

  /** The score of a game that is over, for the side that would move. */
  private static int ended(Field field, int number) {
    return field
        .outcome()
        .winner()
        .map(winner -> winner == field.turn() ? WIN - number : number - WIN)
        .orElse(0);
  }

  private int withoutMoves(Field field, int number) {
    boolean isLost =
        options.noMoves() == Options.NoMoves.LOSE
            || options.mustAnswerCheck() && Threats.isInCheck(field, field.turn());
    return isLost ? number - WIN : 0;
  }

  /** Wins are kept as seen from the position itself, not from the root. */
  private static int toTable(int score, int number) {
    return score > SURE ? score + number : score < -SURE ? score - number : score;
  }

  private static int fromTable(int score, int number) {
    return score > SURE ? score - number : score < -SURE ? score + number : score;
  }
}
