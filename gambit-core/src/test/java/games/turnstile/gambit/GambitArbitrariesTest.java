package games.turnstile.gambit;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** Laws about random positions are worth little if the random positions are all alike. */
@Domain(GambitArbitraries.class)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class GambitArbitrariesTest {
  @Property
  void positions_areOfAllKinds(@ForAll Position position) {
    String kind = kind(position);
    int choices = position.legalTurns().size();
    Statistics.label("kind")
        .collect(kind)
        .coverage(
            coverage -> {
              coverage.check("over").percentage(percent -> percent > 5 && percent < 60);
              coverage.check("start of turn").percentage(percent -> percent > 15);
              coverage.check("mid-turn").percentage(percent -> percent > 20);
            });
    Statistics.label("choices")
        .collect(choices > 5)
        .coverage(coverage -> coverage.check(true).percentage(percent -> percent > 8));
    Statistics.label("a turn of several jumps")
        .collect(position.legalTurns().stream().anyMatch(turn -> turn.jumps().size() > 1))
        .coverage(coverage -> coverage.check(true).percentage(percent -> percent > 8));
  }

  @Property
  void latePositions_areNotAllOver(@ForAll(supplier = GambitArbitraries.Late.class) Position late) {
    Statistics.label("kind")
        .collect(kind(late))
        .coverage(
            coverage -> {
              coverage.check("over").percentage(percent -> percent < 60);
              coverage.check("start of turn").percentage(percent -> percent > 8);
              coverage.check("mid-turn").percentage(percent -> percent > 20);
            });
  }

  private static String kind(Position position) {
    if (Plain.position(position).isOver()) {
      return "over";
    }
    return position.jumper().isPresent() ? "mid-turn" : "start of turn";
  }
}
