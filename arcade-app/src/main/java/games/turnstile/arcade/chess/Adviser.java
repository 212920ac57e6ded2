package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.Pastor;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Problem;
import games.turnstile.puzzlechess.Progress;
import games.turnstile.puzzlechess.Solution;
import games.turnstile.puzzlechess.Solver;
import games.turnstile.puzzlechess.notation.SanCodec;
import games.turnstile.puzzlechess.scene.Side;
import java.util.OptionalInt;

/** Gives hints: the solver's if it finds a solution, else what a strong Pastor would play. */
final class Adviser {
  private static final long MOST_NODES = 200_000;

  /** How far the solver looks where nobody tells how long the solution is. */
  private static final int USUAL_MOVES = 5;

  private final long seed;

  Adviser(long seed) {
    this.seed = seed;
  }

  /** A hint for whose turn it is, in a sentence; the game is not over. */
  String hint(Position position) {
    OptionalInt told = position.level().shortest();
    int most = Math.min(told.orElse(USUAL_MOVES), Problem.MOST_MOVES);
    Solution solution =
        Solver.solve(Problem.mate(position, most), Patience.ofNodes(MOST_NODES), Progress.SILENT);
    if (solution.isSolved()) {
      return "%s %s within %s."
          .formatted(
              SanCodec.format(position, solution.keys().get(0)),
              position.toMove() == Side.BLACK ? "leads to the goal" : "wins",
              Phrases.count(solution.moves(), "move"));
    }
    boolean isLost = solution.status() == Solution.Status.UNSOLVED;
    if (isLost && position.toMove() == Side.BLACK && told.isPresent() && told.getAsInt() == most) {
      return "From here it cannot be solved within %s; undo or reset."
          .formatted(Phrases.count(most, "move"));
    }
    String found =
        isLost
            ? "Nothing wins by force within %s.".formatted(Phrases.count(most, "move"))
            : "It is too hard to find a forced win here.";
    return "%s An expert Pastor would play %s."
        .formatted(
            found,
            SanCodec.format(
                position,
                Pastor.EXPERT.player(seed, Patience.ofNodes(MOST_NODES)).choose(position)));
  }
}
