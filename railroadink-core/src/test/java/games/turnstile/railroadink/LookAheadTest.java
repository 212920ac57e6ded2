package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** How the strong bot keeps to its budget and tells what it thinks. */
@Domain(RailroadInkArbitraries.class)
class LookAheadTest {
  private static final Round ROUND =
      Round.begin(3, Boards.roll("A1A3A5B1"), Boards.sheet("A4A50 A4G12 B2G54 A1G36"));

  /** What was told at some time. */
  private record Thought(long steps, List<Placement> best, double points) {}

  private final List<Long> asked = new ArrayList<>();
  private final List<Thought> told = new ArrayList<>();

  private List<Placement> finish(Round round, Budget budget) {
    asked.clear();
    told.clear();
    Budget listening =
        steps -> {
          asked.add(steps);
          return budget.allows(steps);
        };
    return Level.STRONG
        .player(4, listening, (steps, best, points) -> told.add(new Thought(steps, best, points)))
        .finish(round);
  }

  private static Round drawn(Round round, List<Placement> placements) {
    Round end = round;
    for (Placement placement : placements) {
      end = end.draw(placement);
    }
    return end;
  }

  @Property(tries = 15)
  void it_answers_even_if_it_may_not_think(@ForAll Round round) {
    List<Placement> placements = finish(round, steps -> false);

    assertThat(drawn(round, placements).checkEnd()).isEmpty();
    assertThat(asked).hasSizeLessThanOrEqualTo(1);
  }

  @Test
  void the_budget_is_asked_before_every_step_and_no_more_once_it_is_spent() {
    finish(ROUND, Budget.ofSteps(90));

    assertThat(asked).startsWith(0L, 1L, 2L).isSorted().doesNotHaveDuplicates().endsWith(90L);
    assertThat(asked).hasSize(91);
  }

  @Test
  void it_stops_when_another_thread_cancels() {
    AtomicBoolean cancelled = new AtomicBoolean();
    Thread other = new Thread(() -> cancelled.set(true));

    List<Placement> placements =
        finish(
            ROUND,
            steps -> {
              if (steps == 70) {
                other.start();
                join(other);
              }
              return !cancelled.get();
            });

    assertThat(asked).endsWith(69L, 70L);
    assertThat(drawn(ROUND, placements).checkEnd()).isEmpty();
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Property(tries = 6)
  void what_is_told_can_be_drawn_and_the_last_of_it_is_drawn(@ForAll Round round) {
    List<Placement> placements = finish(round, Budget.ofSteps(130));

    assertThat(told).isNotEmpty();
    assertThat(told.get(told.size() - 1).best()).isEqualTo(placements);
    assertThat(told.stream().map(Thought::steps)).startsWith(0L).isSorted().doesNotHaveDuplicates();
    for (Thought thought : told) {
      assertThat(drawn(round, thought.best()).checkEnd()).isEmpty();
      assertThat(thought.points()).isFinite();
    }
  }

  @Property(tries = 10)
  void in_the_last_round_nothing_is_thought_over_and_points_are_points(@ForAll Round any) {
    Round round = Round.begin(Round.LAST, any.roll(), any.sheet());

    List<Placement> placements = finish(round, Budget.ofSteps(1));

    assertThat(asked).isEmpty();
    assertThat(told)
        .containsExactly(
            new Thought(0, placements, drawn(round, placements).sheet().score().total()));
  }

  @Test
  void the_points_told_are_a_mean_over_rounds_that_may_come_next() {
    Round round =
        Round.begin(5, Boards.roll("A1A4A4B0"), Boards.sheet(ClosedSheets.ONE_RAILWAY))
            .draw(Boards.placement("S3A20"));

    finish(round, Budget.ofSteps(400));

    assertThat(told).hasSizeGreaterThan(1);
    for (Thought thought : told.subList(1, told.size())) {
      DoubleSummaryStatistics next = valuesOfNextRound(drawn(round, thought.best()));
      assertThat(thought.points()).isBetween(next.getMin(), next.getMax());
    }
  }

  /** What the sheet is worth after each roll that may come, with a beam as wide as the bot's. */
  private static DoubleSummaryStatistics valuesOfNextRound(Round end) {
    Outlook outlook = new Outlook(Weights.learned());
    Draft draft = outlook.draft(end.sheet());
    Beam beam = new Beam(outlook, 6);
    return Rolls.ALL.stream()
        .map(roll -> beam.finish(draft, roll.dice(), draft.specialsLeft(), end.number() + 1))
        .mapToDouble(ways -> ways.get(0).value)
        .summaryStatistics();
  }
}
