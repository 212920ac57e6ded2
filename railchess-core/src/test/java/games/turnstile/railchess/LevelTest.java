package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import games.turnstile.railchess.map.RailMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Bots ride where they can, and for the same reasons to the same place. */
@Domain(MapArbitraries.class)
@Domain(DomainContext.Global.class)
class LevelTest {
  private static final Budget SMALL = Budget.ofPlayouts(2);

  private static List<Position> rides(GamePlan plan) {
    return GamePlans.record(plan).steps().stream()
        .map(Step::position)
        .filter(position -> position.phase() == Phase.RIDE)
        .toList();
  }

  @Property(tries = 100)
  void every_bot_chooses_a_destination_and_with_the_same_seed_the_same(
      @ForAll GamePlan plan, @ForAll Level level, @ForAll long seed) {
    Player player = level.player(seed, SMALL);
    for (Position position : rides(plan)) {
      int station = player.chooseStation(position);

      assertThat(position.destinations()).contains(station);
      assertThat(level.player(seed, SMALL).chooseStation(position)).isEqualTo(station);
    }
  }

  @Property(tries = 200)
  void the_greedy_bot_takes_a_free_station_of_the_highest_value(
      @ForAll GamePlan plan, @ForAll long seed) {
    for (Position position : rides(plan)) {
      int highest =
          position.destinations().stream()
              .mapToInt(station -> gain(position, station))
              .max()
              .orElseThrow();

      int station = Level.GREEDY.player(seed).chooseStation(position);
      assertThat(gain(position, station)).isEqualTo(highest);
    }
  }

  /** What riding to a station brings; one that is free but worth nothing is still a gain. */
  private static int gain(Position position, int station) {
    return position.owner(station).isPresent() ? -1 : position.setup().map().value(station);
  }

  /** Ann on a can get to b, c, d and e with 1. */
  private static Position crossing() {
    RailMap map = Sketch.map("1 a-b-f, 1 a-c-f, 1 a-d, 1 a-e, 1 f-g, 1 e-d, 1 e-g, 1 d-g");
    return Script.play(Script.setup(map, "af", Settings.standard()), "1").last();
  }

  @ParameterizedTest
  @CsvSource({"RANDOM, bcde", "GREEDY, de"})
  void all_that_is_equally_good_is_chosen_at_some_time(Level level, String stations) {
    Set<Integer> chosen = new TreeSet<>();
    LongStream.range(0, 100)
        .forEach(seed -> chosen.add(level.player(seed).chooseStation(crossing())));

    assertThat(Sketch.letters(chosen)).isEqualTo(stations);
  }

  @ParameterizedTest
  @EnumSource
  void a_position_without_anything_to_choose_is_refused(Level level) {
    GameRecord game = Script.play(Script.setup(Maps.path(5), "ae", Settings.standard()), "-0");

    for (Position position : List.of(game.first(0).last(), game.last())) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> level.player(1, SMALL).chooseStation(position))
          .withMessage("there is nothing to choose in " + position);
    }
  }

  @Test
  void a_bot_needs_a_budget() {
    assertThatNullPointerException()
        .isThrownBy(() -> Level.RANDOM.player(1, null))
        .withMessage("budget");
  }
}
