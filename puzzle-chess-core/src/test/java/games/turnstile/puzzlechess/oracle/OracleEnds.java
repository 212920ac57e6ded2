package games.turnstile.puzzlechess.oracle;

import games.turnstile.puzzlechess.EndReason;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.scene.Aims;
import games.turnstile.puzzlechess.scene.DrawRule;
import games.turnstile.puzzlechess.scene.Goal;
import games.turnstile.puzzlechess.scene.Kind;
import games.turnstile.puzzlechess.scene.PieceFilter;
import games.turnstile.puzzlechess.scene.Side;
import games.turnstile.puzzlechess.scene.Square;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether a game is over (R11, R12). */
final class OracleEnds {
  private final OracleBoard board;
  private final boolean hasNoMove;
  private final Optional<Outcome.Result> verdict;
  private final boolean isStuck;

  OracleEnds(
      OracleBoard board, boolean hasNoMove, Optional<Outcome.Result> verdict, boolean isStuck) {
    this.board = board;
    this.hasNoMove = hasNoMove;
    this.verdict = verdict;
    this.isStuck = isStuck;
  }

  Optional<Outcome> outcome() {
    Optional<Outcome> early = byReactionsAndAims();
    if (early.isPresent()) {
      return early;
    }
    return isMated() ? end(Outcome.Result.FAILED, EndReason.CHECKMATE) : draw();
  }

  /** R11.1 to R11.3. */
  Optional<Outcome> byReactionsAndAims() {
    if (verdict.isPresent()) {
      return end(verdict.get(), EndReason.REACTION);
    }
    Aims aims = board.scene.aims();
    if (aims.goal().filter(this::holds).isPresent()) {
      return end(Outcome.Result.SOLVED, EndReason.GOAL);
    }
    if (!aims.kept().stream().allMatch(this::isOnBoard)) {
      return end(Outcome.Result.FAILED, EndReason.LOST_PIECE);
    }
    boolean isLate = aims.turns().isPresent() && turnsOver() >= aims.turns().getAsInt();
    if (isLate || aims.goal().filter(this::isOutOfReach).isPresent()) {
      return end(Outcome.Result.FAILED, EndReason.TURNS);
    }
    return Optional.empty();
  }

  private static Optional<Outcome> end(Outcome.Result result, EndReason reason) {
    return Optional.of(new Outcome(result, reason));
  }

  private Optional<Outcome> draw() {
    Set<DrawRule> draws = board.scene.rules().draws();
    if (isStuck) {
      return end(Outcome.Result.DRAWN, EndReason.STUCK);
    }
    if (draws.contains(DrawRule.STALEMATE) && hasNoMove) {
      return end(Outcome.Result.DRAWN, EndReason.STALEMATE);
    }
    if (draws.contains(DrawRule.REPETITION) && occurrences(board) >= 3) {
      return end(Outcome.Result.DRAWN, EndReason.REPETITION);
    }
    if (draws.contains(DrawRule.FIFTY_MOVES) && board.quiet >= 100) {
      return end(Outcome.Result.DRAWN, EndReason.FIFTY_MOVES);
    }
    if (draws.contains(DrawRule.INSUFFICIENT_MATERIAL) && isInsufficient()) {
      return end(Outcome.Result.DRAWN, EndReason.INSUFFICIENT_MATERIAL);
    }
    return Optional.empty();
  }

  static int occurrences(OracleBoard board) {
    Object last = board.history.get(board.history.size() - 1);
    return (int) board.history.stream().filter(last::equals).count();
  }

  private int turnsOver() {
    return board.turn - board.scene.setup().turn();
  }

  private boolean isMated() {
    return hasNoMove && new OracleSteps(board).isInCheck(board.toMove);
  }

  private boolean isOnBoard(PieceFilter filter) {
    return board.pieces.values().stream().anyMatch(filter::matches);
  }

  private boolean holds(Goal goal) {
    if (goal instanceof Goal.Reach reach) {
      return reach.squares().stream()
          .anyMatch(
              square -> !board.isFree(square) && reach.pieces().matches(board.pieces.get(square)));
    }
    if (goal instanceof Goal.Capture capture) {
      return board.captured.stream().filter(capture.pieces()::matches).count() >= capture.count();
    }
    if (goal instanceof Goal.Keep keep) {
      return isOnBoard(keep.pieces());
    }
    if (goal instanceof Goal.Crates crates) {
      return crates.squares().stream().allMatch(this::isCrate);
    }
    if (goal instanceof Goal.Survive survive) {
      return turnsOver() >= survive.turns();
    }
    if (goal instanceof Goal.Within within) {
      return turnsOver() <= within.turns() && holds(within.goal());
    }
    if (goal instanceof Goal.AllOf all) {
      return all.goals().stream().allMatch(this::holds);
    }
    if (goal instanceof Goal.AnyOf any) {
      return any.goals().stream().anyMatch(this::holds);
    }
    return board.toMove == Side.WHITE && isMated();
  }

  private boolean isCrate(Square square) {
    return !board.isFree(square) && board.pieces.get(square).kind().form() == Kind.Form.CRATE;
  }

  /** R12.2. */
  private boolean isOutOfReach(Goal goal) {
    if (goal instanceof Goal.Within within) {
      return isOutOfReach(within.goal()) || turnsOver() >= within.turns() && !holds(within);
    }
    if (goal instanceof Goal.AllOf all) {
      return all.goals().stream().anyMatch(this::isOutOfReach);
    }
    return goal instanceof Goal.AnyOf any && any.goals().stream().allMatch(this::isOutOfReach);
  }

  /** R11.5. */
  private boolean isInsufficient() {
    List<Square> others =
        board.pieces.keySet().stream()
            .filter(square -> board.pieces.get(square).side().isPresent())
            .filter(square -> board.pieces.get(square).kind().form() != Kind.Form.KING)
            .toList();
    boolean isKings = board.king(Side.WHITE).isPresent() && board.king(Side.BLACK).isPresent();
    boolean isOneKnight =
        others.size() == 1 && board.pieces.get(others.get(0)).kind().equals(Kind.KNIGHT);
    boolean isBishops =
        others.stream().allMatch(square -> board.pieces.get(square).kind().equals(Kind.BISHOP))
            && others.stream().map(square -> (square.file() + square.rank()) % 2).distinct().count()
                <= 1;
    return isKings && (isOneKnight || isBishops);
  }
}
