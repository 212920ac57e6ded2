package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.GaveUpException;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.TimeLimit;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.Solution;
import games.turnstile.gambit.Solver;
import games.turnstile.gambit.UnsolvedException;
import games.turnstile.gambit.notation.TurnCodec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Solves a position. */
@Command(
    name = "gambit",
    description = {
      "Solve a position exactly.",
      "Prints the final score difference for the side to move, all best turns, and one best line."
    },
    mixinStandardHelpOptions = true)
public final class GambitSolve implements Runnable {
  @Mixin private StartOptions start;
  @Mixin private TimeLimit limit;
  @Mixin private ResultOutput output;

  GambitSolve() {}

  @Override
  public void run() {
    Position position = Position.of(start.setup());
    Solution solution = limit.run(() -> solve(position));
    List<String> best = solution.best().stream().map(TurnCodec::format).toList();
    List<String> line = solution.line().stream().map(TurnCodec::format).toList();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("value", solution.value());
    json.put("best", best);
    json.put("line", line);
    output.print(
        "value %s\nbest  %s\nline  %s".formatted(solution.value(), orNone(best), orNone(line)),
        json);
  }

  private static Solution solve(Position position) {
    try {
      return new Solver().solve(position);
    } catch (UnsolvedException tooCrowded) {
      throw new GaveUpException(
          "this board is too crowded to be solved: " + tooCrowded.getMessage());
    }
  }

  private static String orNone(List<String> turns) {
    return turns.isEmpty() ? "none, the game is over" : String.join(" ", turns);
  }
}
