package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Outcome.Result;
import games.turnstile.puzzlechess.Solution.Status;
import games.turnstile.puzzlechess.scene.Side;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** The solver finds what one finds by trying everything, and tells it rightly. */
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class SolverLawsTest {
  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void solve_ending_isAsByTryingEverything(
      @ForAll(supplier = SmallEndings.class) Position position,
      @ForAll @IntRange(min = 1, max = 2) int moves,
      @ForAll Side attacker) {
    check(new Problem(position, attacker, moves, false));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void solve_endingWithHelp_isAsByTryingEverything(
      @ForAll(supplier = SmallEndings.class) Position position, @ForAll Side attacker) {
    check(new Problem(position, attacker, 2, true));
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void solve_scene_isAsByTryingEverything(
      @ForAll(supplier = SmallScenes.class) Position position,
      @ForAll @IntRange(min = 1, max = 3) int moves,
      @ForAll Side attacker) {
    check(new Problem(position, attacker, moves, false));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void solve_sceneWithHelp_isAsByTryingEverything(
      @ForAll(supplier = SmallScenes.class) Position position, @ForAll Side attacker) {
    check(new Problem(position, attacker, 2, true));
  }

  /** Few squares and many moves before: positions have occurred, some of them twice. */
  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void solve_sceneInPlay_isAsByTryingEverything(
      @ForAll(supplier = SmallScenes.class) Position start,
      @ForAll @Size(max = 12) List<@IntRange(max = 2) Integer> choices,
      @ForAll Side attacker) {
    Position position = start;
    for (int choice : choices) {
      List<Move> legal = position.legalMoves();
      if (!legal.isEmpty()) {
        position = position.play(legal.get(choice % legal.size()));
      }
    }
    check(new Problem(position, attacker, 3, false));
  }

  private static void check(Problem problem) {
    Solution solution = Solver.solve(problem);
    FullSearch search = FullSearch.byPositions(problem);
    int shortest =
        IntStream.rangeClosed(0, problem.moves()).filter(search::wins).findFirst().orElse(-1);
    Statistics.label("solved")
        .collect(shortest > 0)
        .coverage(coverage -> coverage.check(true).percentage(percent -> percent > 5));

    assertThat(solution.status()).isEqualTo(shortest < 0 ? Status.UNSOLVED : Status.SOLVED);
    assertThat(solution.moves()).isEqualTo(Math.max(0, shortest));
    if (shortest > 0) {
      checkKeys(problem, solution);
      solution.lines().forEach(line -> checkLine(problem, solution, line));
    } else {
      assertThat(solution.keys()).isEmpty();
      assertThat(solution.lines()).isEmpty();
    }
  }

  private static void checkKeys(Problem problem, Solution solution) {
    Told told = new Told(problem, solution.moves());
    while (!told.isChoice()) {
      told.play(solution.line().get(told.played()));
      assertThat(told.search().wins(told.left() - 1)).as("there is a better reply").isFalse();
    }
    List<Move> winning =
        told.search().winning(told.left()).stream().map(told.position()::move).toList();
    assertThat(solution.keys()).containsExactlyInAnyOrderElementsOf(winning);
    if (problem.cooperative()) {
      int lines = Math.min(Solver.MOST_LINES, told.search().lines(told.left()));
      assertThat(solution.lines()).hasSize(lines).doesNotHaveDuplicates();
    } else {
      assertThat(solution.lines().stream().map(line -> line.get(told.played())).toList())
          .isEqualTo(solution.keys());
    }
  }

  private static void checkLine(Problem problem, Solution solution, List<Move> line) {
    Told told = new Told(problem, solution.moves());
    line.forEach(told::play);

    assertThat(told.left()).isEqualTo(0);
    assertThat(told.position().outcome().orElseThrow().result())
        .isEqualTo(problem.attacker() == Side.BLACK ? Result.SOLVED : Result.FAILED);
  }
}
