package games.turnstile.puzzlechess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.Solution.Status;
import games.turnstile.puzzlechess.campaign.Campaign;
import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.scene.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How long the solver works, what it tells meanwhile, and when it has nothing to do. */
class SolverEffortTest {
  /** A mate in four on a full board. */
  private static final Problem HARD = Mates.in(4).get(4).within(4);

  private record Report(int moves, int done, int all) {}

  private static Position position(String fen) {
    return Position.initial(FenCodec.level(fen));
  }

  @Test
  void solve_tinyBudget_isGivenUpSoon() {
    Solution solution = Solver.solve(HARD, Budget.ofNodes(1), Progress.SILENT);

    assertThat(solution.status()).isEqualTo(Status.GIVEN_UP);
    assertThat(solution.moves()).isEqualTo(0);
    assertThat(solution.keys()).isEmpty();
    assertThat(solution.lines()).isEmpty();
    assertThat(solution.nodes()).isBetween(1L, 1_000L);
  }

  @Test
  void solve_budgetOfNodes_givesTheSameAnswerEachTime() {
    Budget budget = Budget.ofNodes(5_000);

    assertThat(Solver.solve(HARD, budget, Progress.SILENT))
        .isEqualTo(Solver.solve(HARD, budget, Progress.SILENT));
  }

  @Test
  void solve_sufficientBudget_isAsWithoutLimit() {
    Problem problem = Mates.in(3).get(0).within(3);
    Solution unlimited = Solver.solve(problem);

    assertThat(Solver.solve(problem, Budget.ofNodes(2 * unlimited.nodes()), Progress.SILENT))
        .isEqualTo(unlimited);
  }

  @Test
  void solve_budgetEndsBetweenProofAndTelling_isSolvedWithWhatIsKnown() {
    Problem problem =
        Problem.level(Position.initial(Campaign.level("drawbridge").orElseThrow()), 5);
    Solution whole = Solver.solve(problem);

    Solution partly = Solver.solve(problem, Budget.ofNodes(whole.nodes() / 2), Progress.SILENT);

    assertThat(whole.isComplete()).isTrue();
    assertThat(whole.isUnique()).isTrue();
    assertThat(partly.status()).isEqualTo(Status.SOLVED);
    assertThat(partly.moves()).isEqualTo(whole.moves());
    assertThat(partly.keys()).isEqualTo(whole.keys());
    assertThat(partly.isComplete()).isFalse();
    assertThat(partly.isUnique()).isFalse();
  }

  @Test
  void solve_cancelledOnTheWay_isGivenUpAtOnce() {
    AtomicBoolean isCancelled = new AtomicBoolean();
    List<Report> later = new ArrayList<>();
    Progress progress =
        (moves, done, all) -> {
          if (moves == 3 && isCancelled.getAndSet(true)) {
            later.add(new Report(moves, done, all));
          }
        };

    Solution solution = Solver.solve(HARD, nodes -> !isCancelled.get(), progress);

    assertThat(solution.status()).isEqualTo(Status.GIVEN_UP);
    assertThat(later).as("reports of three moves after the first one").isEmpty();
  }

  @Test
  void solve_unsolved_reportsEveryFirstMoveForEachNumberOfMoves() {
    Problem problem = Mates.in(3).get(0).within(2);
    int all = problem.position().legalMoves().size();
    List<Report> reports = new ArrayList<>();

    Solver.solve(
        problem,
        Budget.UNLIMITED,
        (moves, done, count) -> reports.add(new Report(moves, done, count)));

    assertThat(reports)
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, 2)
                .boxed()
                .flatMap(
                    moves ->
                        IntStream.rangeClosed(1, all)
                            .mapToObj(done -> new Report(moves, done, all)))
                .toList());
  }

  @Test
  void solve_mated_isSolvedForTheWinnerOnly() {
    Position mated = position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");

    Solution forWhite = Solver.solve(new Problem(mated, Side.WHITE, 2, false));
    Solution forBlack = Solver.solve(new Problem(mated, Side.BLACK, 2, false));

    assertThat(forWhite.status()).isEqualTo(Status.SOLVED);
    assertThat(forWhite.moves()).isEqualTo(0);
    assertThat(forWhite.line()).isEmpty();
    assertThat(forBlack.status()).isEqualTo(Status.UNSOLVED);
  }

  @Test
  void solve_stalemate_isUnsolvedForBoth() {
    Position stalemate = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");

    for (Side side : Side.values()) {
      Solution solution = Solver.solve(new Problem(stalemate, side, 2, true));
      assertThat(solution.status()).isEqualTo(Status.UNSOLVED);
    }
  }
}
