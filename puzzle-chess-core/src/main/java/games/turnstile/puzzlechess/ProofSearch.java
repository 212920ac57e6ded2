package games.turnstile.puzzlechess;

import games.turnstile.puzzlechess.Outcome.Result;
import games.turnstile.puzzlechess.board.Field;
import games.turnstile.puzzlechess.board.Keys;
import games.turnstile.puzzlechess.board.MoveCode;
import games.turnstile.puzzlechess.board.MoveList;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.List;

/** Finds out whether the attacker wins within a number of moves, by looking at all that matters. */
final class ProofSearch {
  /** After how many positions the budget is asked again, where the field alone decides. */
  private static final int USUALLY_ASKED_EVERY = 256;

  final Course course;
  private final Proofs proofs;
  private final ProofOrder order;
  private final Budget budget;
  private final int askedEvery;
  private final int attacker;
  private final boolean isCooperative;
  private final Result target;

  /** Whether a win is a checkmate and nothing else, so that the last move must give check. */
  private final boolean mustGiveCheck;

  /** Whether the rule of fifty moves comes near, so that quiet moves have to be counted. */
  private final boolean countsQuiet;

  /** Whether what can come of a position depends on which ones were before it. */
  private final boolean countsOccurrences;

  /** For each side, whether it matters what it stores. */
  private final boolean[] usesStores = new boolean[Side.values().length];

  private final List<MoveList> lists = new ArrayList<>();
  private long nodes;

  ProofSearch(Problem problem, Budget budget) {
    Position position = problem.position();
    // Who does not want turns to pass never comes back to a position in a shortest solution, so
    // repetitions on the way do not matter; but those before the position may.
    this.countsOccurrences =
        position.state().occurrences.hasRepetition()
            || position.world().workings.stream()
                .anyMatch(scene -> scene.isWaitingOfUse(problem.attacker()));
    this.course = Course.of(countsOccurrences ? position : position.withoutRepetition());
    this.proofs = new Proofs(problem.moves() <= 2 ? 14 : problem.moves() == 3 ? 18 : 21);
    this.order = new ProofOrder(course);
    this.budget = budget;
    this.attacker = problem.attacker().ordinal();
    this.isCooperative = problem.cooperative();
    this.target = problem.attacker() == Side.BLACK ? Result.SOLVED : Result.FAILED;
    this.mustGiveCheck = position.situation().isSimple();
    this.askedEvery = position.situation().isSimple() ? USUALLY_ASKED_EVERY : 1;
    this.countsQuiet =
        position.situation().mostQuietPlies(DrawRule.FIFTY_MOVES) + 2 * problem.moves() + 2
            >= Ends.FIFTY_TURNS;
    for (Side side : Side.values()) {
      usesStores[side.ordinal()] = position.situation().mayPromote(side);
    }
  }

  long nodes() {
    return nodes;
  }

  boolean isAttackersTurn() {
    return course.turn() == attacker;
  }

  /** Whether one move is enough for the node: it is the attacker's turn, or everybody helps. */
  boolean isChoice() {
    return isCooperative || isAttackersTurn();
  }

  /**
   * Whether the game is over here, and how; null while it goes on. Lists the moves, those that do
   * not store what they capture behind the others.
   */
  Result result(MoveList moves) {
    course.list(moves);
    Field field = course.field();
    if (field.hasStores() && usesStores[field.turn]) {
      addWithoutStoring(field, moves);
    }
    return course.result(moves);
  }

  private static void addWithoutStoring(Field field, MoveList moves) {
    long prey = field.side(field.turn ^ 1) & ~field.pawns;
    for (int i = 0, listed = moves.size; i < listed; i++) {
      int move = moves.moves[i];
      if ((prey >>> MoveCode.to(move) & 1) != 0) {
        moves.add(MoveCode.withoutStoring(move));
      }
    }
  }

  boolean isWon(Result result) {
    return result == target;
  }

  /** How many moves the attacker has left after a move was played from a node with so many. */
  int left(int moves, boolean wasAttackersTurn) {
    int skipped = course.skipped();
    // Whoever has not moved is skipped first.
    int partsOver = wasAttackersTurn ? 1 + skipped / 2 : (skipped + 1) / 2;
    return moves - partsOver;
  }

  /** Whether the attacker wins from here within so many more moves of its own. */
  boolean wins(int moves) {
    if (nodes % askedEvery == 0 && !budget.allows(nodes)) {
      throw new OutOfBudget();
    }
    nodes++;
    if (moves < 0) {
      return false;
    }
    if (moves == 0) {
      return (!mustGiveCheck || course.isInCheck()) && isWon(course.result());
    }
    MoveList list = list();
    Result result = result(list);
    if (result != null) {
      return isWon(result);
    }
    long key = key();
    if (proofs.isWon(key, moves)) {
      return true;
    }
    if (proofs.isOpen(key, moves)) {
      return false;
    }
    return isChoice() ? anyWins(list, moves, key) : allWin(list, moves, key);
  }

  private boolean anyWins(MoveList list, int moves, long key) {
    if (moves > 1 || !mustGiveCheck) {
      order.sortAttack(list, proofs.move(key), moves);
    }
    for (int i = 0; i < list.size; i++) {
      int move = list.moves[i];
      if (winsAfter(move, moves)) {
        order.rewardAttack(move, moves);
        proofs.rememberWon(key, moves, move);
        return true;
      }
    }
    proofs.rememberOpen(key, moves, 0);
    return false;
  }

  private boolean allWin(MoveList list, int moves, long key) {
    order.sortDefence(list, proofs.move(key), moves);
    for (int i = 0; i < list.size; i++) {
      int move = list.moves[i];
      if (!winsAfter(move, moves)) {
        order.rewardDefence(move, moves);
        proofs.rememberOpen(key, moves, move);
        return false;
      }
    }
    proofs.rememberWon(key, moves, 0);
    return true;
  }

  /** Whether the attacker wins after a move, played at a node where it has so many moves. */
  boolean winsAfter(int move, int moves) {
    boolean wasAttackersTurn = isAttackersTurn();
    course.play(move);
    try {
      return wins(left(moves, wasAttackersTurn));
    } finally {
      course.back();
    }
  }

  /** Whether a move wins, and if it does not store what it captures, only because of that. */
  boolean winsByItself(int move, int moves) {
    return winsAfter(move, moves)
        && (MoveCode.isStoring(move) || !winsAfter(MoveCode.storing(move), moves));
  }

  private long key() {
    long key = course.key();
    if (countsQuiet) {
      key ^= Keys.mix(course.quietKey());
    }
    return countsOccurrences ? key ^ Keys.mix(course.occurrencesKey()) : key;
  }

  private MoveList list() {
    while (lists.size() <= course.played()) {
      lists.add(new MoveList());
    }
    return lists.get(course.played());
  }
}
