package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bots draw what they may, and for the same reasons the same. */
@Domain(RailroadInkArbitraries.class)
@Domain(DomainContext.Global.class)
class LevelTest {
  private static final Budget SMALL = Budget.ofSteps(5);

  private static Player player(Level level, long seed) {
    return level.player(seed, SMALL, Progress.none());
  }

  private static Round drawn(Round round, List<Placement> placements) {
    Round end = round;
    for (Placement placement : placements) {
      end = end.draw(placement);
    }
    return end;
  }

  private static int score(Round round) {
    return round.sheet().score().total();
  }

  @Property(tries = 60)
  void every_bot_finishes_any_round_on_any_sheet(
      @ForAll Round round, @ForAll Level level, @ForAll long seed) {
    List<Placement> placements = player(level, seed).finish(round);

    assertThat(drawn(round, placements).checkEnd()).isEmpty();
  }

  @Property(tries = 20)
  void a_bot_chooses_the_same_whatever_it_was_asked_before(
      @ForAll Round round, @ForAll Round other, @ForAll Level level, @ForAll long seed) {
    List<Placement> placements = player(level, seed).finish(round);
    Player asked = player(level, seed);
    asked.finish(other);

    assertThat(asked.finish(round)).isEqualTo(placements);
    assertThat(asked.finish(round)).isEqualTo(placements);
  }

  @ParameterizedTest
  @EnumSource
  void one_bot_can_be_asked_from_several_threads_at_once(Level level) {
    Player player = player(level, 5);
    List<Round> rounds =
        LongStream.range(0, 8)
            .mapToObj(
                seed ->
                    Round.begin(
                        2 + (int) seed % 3,
                        Dice.seeded(seed).rolls().get(0),
                        Boards.sheet(seed % 2 == 0 ? "A4A50 A4G12 B2G54" : "A3A10 A3A52 A3G10")))
            .toList();
    List<List<Placement>> oneByOne = rounds.stream().map(player::finish).toList();

    assertThat(rounds.parallelStream().map(player::finish).toList()).isEqualTo(oneByOne);
  }

  @Test
  void other_seeds_make_a_random_bot_draw_something_else() {
    Round round = Round.begin(1, Boards.roll("A1A2A3B0"), Sheet.empty());

    assertThat(LongStream.range(0, 20).mapToObj(seed -> player(Level.RANDOM, seed).finish(round)))
        .doesNotHaveDuplicates();
  }

  @Test
  void other_seeds_make_a_greedy_bot_choose_something_else_that_is_as_good() {
    Round round = Round.begin(1, Boards.roll("A1A2A3B0"), Sheet.empty());
    List<Round> ends =
        LongStream.range(0, 20)
            .mapToObj(seed -> drawn(round, player(Level.GREEDY, seed).finish(round)))
            .toList();

    assertThat(ends.stream().map(LevelTest::score).distinct()).hasSize(1);
    assertThat(ends.stream().distinct().count()).isGreaterThan(1);
  }

  @Property(tries = 30)
  void a_greedy_bot_could_draw_its_last_tile_nowhere_better(
      @ForAll Round round, @ForAll long seed) {
    List<Placement> placements = player(Level.GREEDY, seed).finish(round);
    Assume.that(!placements.isEmpty());
    Placement last = placements.get(placements.size() - 1);
    Round before = drawn(round, placements.subList(0, placements.size() - 1));
    int points = score(before.draw(last));

    for (Placement other : before.sheet().legalPlacements(last.tile())) {
      Round end = before.draw(other);
      assertThat(score(end) <= points || end.checkEnd().isPresent()).as("%s", other).isTrue();
    }
  }

  @Property(tries = 40)
  void a_greedy_bot_draws_a_special_tile_alone_if_it_adds_three_points_or_any_at_the_end(
      @ForAll Round any, @ForAll long seed) {
    Round round = any;
    while (!round.diceLeft().isEmpty() && round.checkEnd().isPresent()) {
      round = round.draw(round.legalPlacements().get(0));
    }
    Round before = round;
    Assume.that(before.diceLeft().isEmpty());
    int most =
        before.legalPlacements().stream()
            .mapToInt(placement -> score(before.draw(placement)) - score(before))
            .max()
            .orElse(0);

    List<Placement> placements = player(Level.GREEDY, seed).finish(before);

    int gain = score(drawn(before, placements)) - score(before);
    int enough = before.number() == Round.LAST ? 1 : 3;
    assertThat(placements).hasSize(most < enough ? 0 : 1);
    assertThat(gain).isEqualTo(most < enough ? 0 : most);
  }

  @Test
  void the_strong_bot_beats_the_greedy_one_and_that_the_random_one() {
    int random = points(Level.RANDOM);
    int greedy = points(Level.GREEDY);
    int strong = points(Level.STRONG);

    assertThat(random).isLessThan(greedy);
    assertThat(greedy).isLessThan(strong);
  }

  /** What a bot scores in six games. */
  private static int points(Level level) {
    int points = 0;
    for (long seed = 0; seed < 6; seed++) {
      Player player = player(level, seed);
      Sheet sheet = Sheet.empty();
      int number = 1;
      for (DiceRoll roll : Dice.seeded(seed).rolls()) {
        Round round = Round.begin(number++, roll, sheet);
        sheet = drawn(round, player.finish(round)).sheet();
      }
      points += sheet.score().total();
    }
    return points;
  }

  @ParameterizedTest
  @EnumSource
  void nothing_may_be_missing(Level level) {
    assertThatNullPointerException()
        .isThrownBy(() -> level.player(1, null, Progress.none()))
        .withMessage("budget");
    assertThatNullPointerException()
        .isThrownBy(() -> level.player(1, SMALL, null))
        .withMessage("progress");
  }

  @Test
  void a_budget_has_a_step_or_more() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.ofSteps(0))
        .withMessage("a budget has 1 step or more, not 0");
    assertThat(Budget.ofSteps(1).allows(0)).isTrue();
    assertThat(Budget.ofSteps(1).allows(1)).isFalse();
  }
}
