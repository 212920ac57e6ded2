package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Play with known dice. */
@Domain(RailroadInkArbitraries.class)
class SolverTest {
  private static final Budget NOTHING = steps -> false;

  private static List<DiceRoll> rolls(long seed) {
    return Dice.seeded(seed).rolls();
  }

  private static Round firstRound(long seed) {
    return Round.begin(1, rolls(seed).get(0), Sheet.empty());
  }

  private static Solution solve(long seed, Budget budget) {
    return Solver.solve(
        firstRound(seed), rolls(seed).subList(1, Round.LAST), budget, Progress.none());
  }

  /** Draws a solution, and checks that it scores what it says. */
  private static void assertReplays(Solution solution, Round first, List<DiceRoll> coming) {
    assertThat(solution.rounds()).hasSize(1 + coming.size());
    Round round = first;
    for (int i = 0; i < solution.rounds().size(); i++) {
      if (i > 0) {
        round = Round.begin(round.number() + 1, coming.get(i - 1), round.sheet());
      }
      for (Placement placement : solution.rounds().get(i)) {
        round = round.draw(placement);
      }
      assertThat(round.checkEnd()).isEmpty();
    }
    assertThat(round.number()).isEqualTo(Round.LAST);
    assertThat(solution.points()).isEqualTo(round.sheet().score().total());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 7, 30, 50})
  void a_solution_can_be_drawn_and_scores_what_it_says(long steps) {
    Solution solution = solve(steps, Budget.ofSteps(steps));

    assertReplays(solution, firstRound(steps), rolls(steps).subList(1, Round.LAST));
  }

  @Property(tries = 15)
  void it_takes_up_a_game_anywhere(@ForAll Round round) {
    List<DiceRoll> coming = rolls(5).subList(round.number(), Round.LAST);

    assertReplays(Solver.solve(round, coming, Budget.ofSteps(10), Progress.none()), round, coming);
  }

  @Property(tries = 10)
  void it_answers_even_if_it_may_not_think(@ForAll Round round) {
    List<DiceRoll> coming = rolls(6).subList(round.number(), Round.LAST);

    assertReplays(Solver.solve(round, coming, NOTHING, Progress.none()), round, coming);
  }

  @Test
  void more_steps_never_score_less() {
    for (long seed = 0; seed < 3; seed++) {
      int before = solve(seed, NOTHING).points();
      for (long steps : new long[] {10, 25, 50}) {
        int points = solve(seed, Budget.ofSteps(steps)).points();
        assertThat(points).isGreaterThanOrEqualTo(before);
        before = points;
      }
    }
  }

  @Test
  void the_same_budget_of_steps_gives_the_same_play() {
    Budget budget = Budget.ofSteps(50);

    assertThat(solve(2, budget)).isEqualTo(solve(2, budget));
  }

  @Test
  void a_spent_budget_is_asked_no_more() {
    List<Long> asked = new ArrayList<>();
    solve(
        3,
        steps -> {
          asked.add(steps);
          return steps < 20;
        });

    assertThat(asked).isSorted().doesNotHaveDuplicates().endsWith(19L, 20L);
  }

  @Test
  void progress_is_told_of_each_better_play_and_last_of_the_one_returned() {
    List<Long> steps = new ArrayList<>();
    List<Double> points = new ArrayList<>();
    List<List<Placement>> best = new ArrayList<>();
    Solution solution =
        Solver.solve(
            firstRound(2),
            rolls(2).subList(1, Round.LAST),
            Budget.ofSteps(200),
            (step, placements, value) -> {
              steps.add(step);
              points.add(value);
              best.add(placements);
            });

    assertThat(steps).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(1);
    assertThat(points).isSorted().doesNotHaveDuplicates().endsWith((double) solution.points());
    assertThat(best).endsWith(solution.rounds().get(0));
  }

  @Property(tries = 30)
  void with_one_die_left_in_the_game_it_finds_the_best(@ForAll Round any) {
    Round round = Round.begin(Round.LAST, any.roll(), any.sheet());
    while (round.diceLeft().size() > 1 && round.checkEnd().isPresent()) {
      round = round.draw(Level.RANDOM.player(1).finish(round).get(0));
    }
    Round last = round;
    Assume.that(last.diceLeft().size() == 1 && last.specials() == 0);
    int[] most = {Integer.MIN_VALUE};
    last.visitCompletions(
        way -> {
          Sheet sheet = last.sheet();
          for (Placement placement : way) {
            sheet = sheet.draw(placement);
          }
          most[0] = Math.max(most[0], sheet.score().total());
          return true;
        });

    assertThat(Solver.solve(last, List.of(), NOTHING, Progress.none()).points()).isEqualTo(most[0]);
  }

  @Test
  void there_has_to_be_a_roll_for_each_round_that_is_left() {
    Round round = Round.begin(5, rolls(1).get(4), Sheet.empty());
    Budget budget = Budget.ofSteps(1);

    for (int count : new int[] {0, 1, 3}) {
      assertThatIllegalArgumentException()
          .isThrownBy(
              () -> Solver.solve(round, rolls(1).subList(0, count), budget, Progress.none()))
          .withMessage("after round 5 come 2 rolls, not " + count);
    }
  }

  @Test
  void nothing_may_be_missing() {
    List<DiceRoll> coming = rolls(1).subList(1, Round.LAST);
    Budget budget = Budget.ofSteps(1);

    assertThatNullPointerException()
        .isThrownBy(() -> Solver.solve(firstRound(1), coming, null, Progress.none()))
        .withMessage("budget");
    assertThatNullPointerException()
        .isThrownBy(() -> Solver.solve(firstRound(1), coming, budget, null))
        .withMessage("progress");
  }
}
