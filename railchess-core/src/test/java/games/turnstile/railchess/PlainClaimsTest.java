package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.Station;
import games.turnstile.railchess.oracle.PlainClaims;
import games.turnstile.railchess.oracle.PlainGame;
import games.turnstile.railchess.oracle.PlainSettlement;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle of claims, against answers worked out by hand and laws that follow from the rules. */
@Domain(MapArbitraries.class)
class PlainClaimsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "abc   | 1 a-b-c, 1 d-e                               | ''",
        "ab    | 1 a>b, 1 c>a                                 | ''",
        "ab    | walk a-b, walk b-c, 1 c-d                    | ''",
        "abcd  | walk a-b, 1 b-c, walk c-d, walk d-e          | ''",
        "abcd  | walk a-b, 1 a-c-b, walk b-d                  | ''",
        "a     | 1 a-b-c                                      | b=1",
        "abc   | 1 a-b-c                                      | b=0",
        "a     | 1 a-b-c                                      | b=-2",
        "a     | walk a-b, 1 b-c                              | b=1",
        "abcd  | 1 a-b, 2 b-c, 3 c-d                          | ''",
        "abc   | 1 a-b-c, notrain 1 a>b>c, notransfer 1 1     | ''",
        "ab    | 1 a-b, changeonly 1                          | ''",
      })
  void reach_goes_through_open_stations_along_links_and_single_thoroughfares(
      String reachable, String map, String owners) {
    assertThat(
            Sketch.letters(
                PlainClaims.reachable(Sketch.map(map), Sketch.owners("a=0 " + owners), 0, 0)))
        .isEqualTo(reachable);
  }

  static Stream<ClaimExamples.Example> examples() {
    return ClaimExamples.all();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void the_oracle_knows_the_worked_examples(ClaimExamples.Example example) {
    example.check(PlainSettlement::settle);
  }

  @Property(tries = 300)
  void what_is_settled_stays_settled(@ForAll GamePlan plan) {
    PlainGame game = plan.play();
    PlainSettlement settled = game.settlement();

    assertThat(
            PlainSettlement.settle(
                plan.map(), game.owners(), settled.dead(), game.stations(), settled.seatsIn()))
        .isEqualTo(settled);
  }

  @Property(tries = 300)
  void what_is_neither_claimed_nor_dead_is_contested(@ForAll GamePlan plan) {
    PlainGame game = plan.play();
    PlainSettlement settled = game.settlement();
    for (Station station : plan.map().stations()) {
      boolean claimed = game.owners().containsKey(station.id());
      boolean dead = settled.dead().contains(station.id());

      assertThat(claimed && dead).isFalse();
      if (!claimed) {
        assertThat(reachers(game, plan, station.id())).matches(seats -> dead == (seats == 0));
        assertThat(reachers(game, plan, station.id())).isNotEqualTo(1);
      }
    }
    for (int seat : settled.seatsIn()) {
      assertThat(game.owners()).containsEntry(game.stations().get(seat), seat);
      assertThat(settled.points().get(seat)).isLessThan(settled.bestPossible().get(seat));
    }
  }

  private static long reachers(PlainGame game, GamePlan plan, int station) {
    return game.settlement().seatsIn().stream()
        .filter(
            seat ->
                PlainClaims.reachable(plan.map(), game.owners(), seat, game.stations().get(seat))
                    .contains(station))
        .count();
  }

  @Property(tries = 300)
  void claims_last_and_hopes_only_shrink(@ForAll GamePlan plan) {
    PlainGame game = plan.begin();
    for (GamePlan.Step step : plan.steps()) {
      if (game.isOver()) {
        return;
      }
      PlainSettlement before = game.settlement();
      GamePlan.play(game, step);
      PlainSettlement after = game.settlement();

      assertThat(after.owners()).containsAllEntriesOf(before.owners());
      assertThat(after.dead()).containsAll(before.dead());
      assertThat(before.seatsIn()).containsAll(after.seatsIn());
      for (int seat = 0; seat < plan.spawns().size(); seat++) {
        assertThat(List.of(before.points().get(seat), after.points().get(seat))).isSorted();
        assertThat(List.of(after.bestPossible().get(seat), before.bestPossible().get(seat)))
            .isSorted();
      }
    }
  }
}
