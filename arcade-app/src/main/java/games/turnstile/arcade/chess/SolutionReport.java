package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Problem;
import games.turnstile.puzzlechess.Solution;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What the solver found, in words and for programs. */
record SolutionReport(Problem problem, Solution solution) {
  String text() {
    if (!solution.isSolved()) {
      return "solved  no, not within " + Phrases.count(problem.moves(), "move");
    }
    if (solution.keys().isEmpty()) {
      return "solved  yes, already";
    }
    return "solved  yes, in %s\nfirst   %s%s\n%s"
        .formatted(
            Phrases.count(solution.moves(), "move"),
            String.join(", ", keys()),
            solution.isUnique() ? ", and no other move" : "",
            lines().stream().map(line -> "line    " + line).collect(Collectors.joining("\n")));
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("solved", solution.isSolved());
    json.put("moves", solution.moves());
    json.put("unique", solution.isUnique());
    json.put("keys", keys());
    json.put("line", lines().stream().findFirst().orElse(""));
    json.put("lines", lines());
    json.put("nodes", solution.nodes());
    return json;
  }

  private List<String> lines() {
    return solution.lines().stream().map(line -> MoveTexts.line(problem.position(), line)).toList();
  }

  /** The attacker's first moves, which come after the other side's if that one begins. */
  private List<String> keys() {
    Position position = problem.position();
    for (Move move : solution.line()) {
      if (position.toMove() == problem.attacker()) {
        break;
      }
      position = position.play(move);
    }
    return MoveTexts.each(position, solution.keys());
  }
}
