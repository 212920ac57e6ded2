package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.Link;
import games.turnstile.railchess.map.RailMap;
import games.turnstile.railchess.oracle.PlainGame;
import games.turnstile.railchess.oracle.PlainRides;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** Laws about random maps are worth little if the random maps are all alike. */
@Domain(MapArbitraries.class)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class MapArbitrariesTest {
  @Property
  void maps_have_all_that_a_map_can_have(@ForAll RailMap map) {
    assertThat(map.stations()).hasSizeBetween(3, MapArbitraries.MOST_STATIONS);
    often("several lines", map.lines().size() > 2, 25);
    often("one-way links", map.links().stream().anyMatch(link -> isOneWay(map, link)), 25);
    often("lines side by side", hasLinesSideBySide(map), 25);
    often("walks", !map.walks().isEmpty(), 40);
    often("no-trains", !map.noTrains().isEmpty(), 40);
    often("no-transfers", !map.noTransfers().isEmpty(), 40);
    often(
        "no-transfers with itself",
        map.noTransfers().stream().anyMatch(pair -> pair.first() == pair.second()),
        15);
    often("no-spawns", !map.noSpawns().isEmpty(), 40);
    often("change-only", !map.changeOnlyLines().isEmpty(), 10);
    often("enough spawns", map.spawns().size() > 1, 10);
    often("names of lines", !map.lineNames().isEmpty(), 25);
  }

  private static boolean isOneWay(RailMap map, Link link) {
    return !map.links().contains(link.reversed());
  }

  private static boolean hasLinesSideBySide(RailMap map) {
    Set<Set<Integer>> oneLine = new HashSet<>();
    return map.links().stream()
        .filter(link -> link.from() < link.to() || isOneWay(map, link))
        .anyMatch(link -> !oneLine.add(Set.of(link.from(), link.to())));
  }

  @Property(tries = 600)
  void every_clause_about_rides_makes_a_difference_now_and_then(@ForAll RideQuestion question) {
    Set<Integer> answer = question.ask(PlainRides::destinations);
    often("stuck", answer.isEmpty(), 5);
    often("a choice", answer.size() > 1, 20);
    for (MapCopies.Part part : MapCopies.Part.values()) {
      RideQuestion simpler = question.on(MapCopies.without(question.map(), part));
      often(part.name(), !simpler.ask(PlainRides::destinations).equals(answer), 0);
    }
  }

  @Property
  void games_are_of_all_lengths(@ForAll GamePlan plan) {
    PlainGame game = plan.play();
    often("over", game.isOver(), 30);
    often("broken off", !game.isOver(), 4);
    often("somebody was stuck", game.stucks().stream().anyMatch(stuck -> stuck > 0), 20);
    often("something moved", !game.stations().equals(plan.spawns()), 20);
    often("shared win", game.winners().size() > 1, 3);
  }

  private static void often(String label, boolean happens, int percent) {
    Statistics.label(label)
        .collect(happens)
        .coverage(coverage -> coverage.check(true).percentage(share -> share > percent));
  }
}
