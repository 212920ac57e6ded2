package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.Phrases;
import games.turnstile.puzzlechess.Move;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Problem;
import games.turnstile.puzzlechess.Solution;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the solver found, in words and for programs. */
record SolutionReport(Problem problem, Solution solution) {
  String text() {
    if (!solution.isSolved()) {
      return "solved  no, "
          + ended()
              .map(result -> "the game is over: " + result)
              .orElse("not within " + Phrases.count(problem.moves(), "move"));
    }
    if (solution.moves() == 0) {
      return "solved  yes, already";
    }
    return Stream.of(
            Stream.of("solved  yes, in " + Phrases.count(solution.moves(), "move")),
            first().stream(),
            lines().stream().map(line -> "line    " + line))
        .flatMap(lines -> lines)
        .collect(Collectors.joining("\n"));
  }

  /** How the game has ended, if there is nothing to be solved any more. */
  private Optional<String> ended() {
    Position position = problem.position();
    return position.outcome().map(outcome -> Tellings.result(position.level(), outcome));
  }

  /** By which moves, if the attacker has a say. */
  private Optional<String> first() {
    String others =
        solution.isUnique()
            ? ", and no other move"
            : solution.isComplete() ? "" : "; the time was over before all others were tried";
    return solution.keys().isEmpty()
        ? Optional.empty()
        : Optional.of("first   " + String.join(", ", keys()) + others);
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("solved", solution.isSolved());
    json.put("moves", solution.moves());
    json.put("unique", solution.isUnique());
    json.put("complete", solution.isComplete());
    json.put("keys", keys());
    json.put("line", lines().stream().findFirst().orElse(""));
    json.put("lines", lines());
    json.put("nodes", solution.nodes());
    ended().ifPresent(result -> json.put("ended", result));
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
