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

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void solve_endingNearADrawByFiftyMoves_isAsByTryingEverything(
      @ForAll(supplier = SmallEndings.Late.class) Position position, @ForAll Side attacker) {
    check(new Problem(position, attacker, 3, false));
  }

  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
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

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
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

  /** Where turns count, waiting may be of use, and repetition a defence. */
  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void solve_manyMovesInACell_isAsByTryingEverything(
      @ForAll(supplier = SmallScenes.Cells.class) Position position,
      @ForAll @IntRange(min = 4, max = 6) int moves,
      @ForAll Side attacker) {
    check(new Problem(position, attacker, moves, false));
  }

  private static void check(Problem problem) {
    Solution solution = Solver.solve(problem);
    FullSearch search = FullSearch.byPositions(problem);
    int shortest =
        IntStream.rangeClosed(0, problem.moves()).filter(search::wins).findFirst().orElse(-1);
    Statistics.label("solved")
        .collect(shortest > 0)
        .coverage(coverage -> coverage.check(true).percentage(percent -> percent > 2));

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
    while (!told.isChoice() && !told.isOver()) {
      told.play(solution.line().get(told.played()));
      boolean isShorter = !told.isOver() && told.search().wins(told.left() - 1);
      assertThat(isShorter).as("there is a better reply").isFalse();
    }
    List<Move> winning =
        told.search().winning(told.left()).stream().map(told.position()::move).toList();
    assertThat(solution.keys()).containsExactlyInAnyOrderElementsOf(winning);
    if (winning.isEmpty()) {
      assertThat(solution.lines()).as("nobody had a choice").hasSize(1);
    } else if (problem.cooperative()) {
      int lines = told.search().lines(told.left(), Solver.MOST_LINES);
      assertThat(solution.lines()).hasSize(lines).doesNotHaveDuplicates();
    } else {
      assertThat(solution.lines().stream().map(line -> line.get(told.played())).toList())
          .isEqualTo(solution.keys());
    }
  }

  private static void checkLine(Problem problem, Solution solution, List<Move> line) {
    Told told = new Told(problem, solution.moves());
    line.subList(0, line.size() - 1).forEach(told::play);
    boolean isLastAttackers = told.position().toMove() == problem.attacker();
    told.play(line.get(line.size() - 1));

    // What the other side does to itself before the attacker's last move is a win within one move.
    assertThat(told.left()).isBetween(0, isLastAttackers ? 0 : 1);
    assertThat(told.position().outcome().orElseThrow().result())
        .isEqualTo(problem.attacker() == Side.BLACK ? Result.SOLVED : Result.FAILED);
  }
}
