package games.turnstile.puzzlechess.campaign;

import games.turnstile.puzzlechess.Budget;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.Position;
import games.turnstile.puzzlechess.Problem;
import games.turnstile.puzzlechess.Progress;
import games.turnstile.puzzlechess.Solution;
import games.turnstile.puzzlechess.Solver;
import games.turnstile.puzzlechess.campaign.LevelWarning.Code;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.LevelException;
import games.turnstile.puzzlechess.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for mistakes in levels: goals that cannot be reached, what never happens or changes
 * nothing, ports that never come to rest, and solutions that are not as the level says.
 */
public final class LevelLint {
  private LevelLint() {}

  /**
   * {@return what can be told without playing}
   *
   * @param level any level
   */
  public static List<LevelWarning> check(Level level) {
    List<LevelWarning> warnings = new ArrayList<>(new PartsLint(level).warnings());
    warnings.addAll(new TextsLint().warnings(level));
    Existence existence = new Existence(level);
    Set<String> reached = Ways.from(level, level.start());
    for (Scene scene : level.scenes()) {
      warnings.addAll(PortsLint.warnings(scene));
      warnings.addAll(new ChangesLint(scene, existence.in(scene)).warnings());
      if (reached.contains(scene.name())) {
        warnings.addAll(new WorksLint(level, scene, existence).warnings());
      }
      warnings.addAll(new GoalLint(level, scene, existence).warnings());
    }
    warnings.addAll(atStart(level));
    return List.copyOf(warnings);
  }

  /**
   * {@return what can be told without playing, and whether the solution is as the level says}
   *
   * @param level any level
   * @param budget how long to look for solutions
   * @param progress is told how far that has come
   */
  public static List<LevelWarning> checkSolution(Level level, Budget budget, Progress progress) {
    Objects.requireNonNull(budget, "budget");
    List<LevelWarning> warnings = new ArrayList<>(check(level));
    if (atStart(level).isEmpty()) {
      solution(level, budget, progress).ifPresent(warnings::add);
    }
    return List.copyOf(warnings);
  }

  private static List<LevelWarning> atStart(Level level) {
    try {
      return Position.initial(level).outcome().map(LevelLint::overAtStart).stream().toList();
    } catch (LevelException impossible) {
      return impossible.faults().stream()
          .map(fault -> new LevelWarning(Code.NOT_PLAYABLE, fault.scene(), fault.detail()))
          .toList();
    }
  }

  private static LevelWarning overAtStart(Outcome outcome) {
    String result =
        switch (outcome.result()) {
          case SOLVED -> "solved";
          case FAILED -> "failed";
          case DRAWN -> "drawn";
        };
    String reason = outcome.reason().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return warning(
        Code.OVER_AT_START, "the level is %s before the first move (%s)".formatted(result, reason));
  }

  private static Optional<LevelWarning> solution(Level level, Budget budget, Progress progress) {
    if (level.shortest().isEmpty()) {
      return Optional.of(
          warning(
              Code.SHORTEST_UNSTATED,
              "the level does not say with how many moves it can be solved, so nothing is proven"));
    }
    int stated = level.shortest().getAsInt();
    if (stated > Problem.MOST_MOVES) {
      return Optional.of(
          warning(
              Code.NOT_PROVEN,
              "solutions of more than %s moves cannot be proven".formatted(Problem.MOST_MOVES)));
    }
    Problem problem = Problem.level(Position.initial(level), stated);
    return compare(stated, Solver.solve(problem, budget, progress));
  }

  private static Optional<LevelWarning> compare(int stated, Solution solution) {
    return switch (solution.status()) {
      case GIVEN_UP ->
          Optional.of(
              warning(
                  Code.NOT_PROVEN,
                  "whether there is a solution in %s is not known: looked at %s positions and gave up"
                      .formatted(stated, solution.nodes())));
      case UNSOLVED ->
          Optional.of(
              warning(
                  Code.UNSOLVED,
                  "there is no solution in %s against every defence".formatted(stated)));
      case SOLVED -> compareSolved(stated, solution);
    };
  }

  private static Optional<LevelWarning> compareSolved(int stated, Solution solution) {
    if (solution.moves() < stated) {
      return Optional.of(
          warning(
              Code.SHORTER_SOLUTION,
              "there is a solution in %s, not %s: %s"
                  .formatted(solution.moves(), stated, solution.line())));
    }
    if (solution.isComplete() && !solution.isUnique()) {
      return Optional.of(
          warning(
              Code.SEVERAL_KEYS,
              "several first moves solve it as quickly: %s".formatted(solution.keys())));
    }
    return solution.isUnique()
        ? Optional.empty()
        : Optional.of(
            warning(
                Code.NOT_PROVEN,
                "there is a solution in %s; whether its first move is the only one is not known"
                    .formatted(stated)));
  }

  private static LevelWarning warning(Code code, String detail) {
    return new LevelWarning(code, "", detail);
  }
}
