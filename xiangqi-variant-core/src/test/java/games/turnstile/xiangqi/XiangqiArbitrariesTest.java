package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.oracle.PlainGame;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import java.util.EnumSet;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** Laws about random games are worth little if the random games are all alike. */
@Domain(XiangqiArbitraries.class)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class XiangqiArbitrariesTest {
  @Property(tries = 300)
  void variants_have_all_that_a_variant_can_have(@ForAll Variant variant) {
    often("large", variant.rows() * variant.columns() > 80, 2);
    often("small", variant.rows() * variant.columns() < 17, 15);
    often("thin", Math.min(variant.rows(), variant.columns()) < 2, 2);
    often("extensions", !variant.extensions().isEmpty(), 50);
    often("neutral", variant.types().stream().anyMatch(XiangqiArbitrariesTest::isNeutral), 50);
    often("promotions", variant.types().stream().anyMatch(type -> isPromoted(type)), 70);
    often("check counts", variant.options().mustAnswerCheck(), 40);
  }

  private static boolean isNeutral(PieceType type) {
    return type.owner() == Owner.NEUTRAL;
  }

  private static boolean isPromoted(PieceType type) {
    return type.promotion().isPresent();
  }

  @Property(tries = 500)
  void games_end_in_all_ways(@ForAll Playout playout) {
    PlainGame game = PlainGame.initial(playout.variant());
    boolean wasInCheck = false;
    boolean wasLimited = false;
    List<Move> moves = playout.moves();
    for (Move move : moves) {
      game = game.play(move);
      wasInCheck |= game.isInCheck(Side.RED) || game.isInCheck(Side.BLUE);
      wasLimited |= game.tally().neutralMoves(game.turn()) == 3;
    }
    for (EndReason reason : EnumSet.complementOf(EnumSet.of(EndReason.EXTENSION))) {
      often(reason.name(), game.outcome().filter(end -> end.reason() == reason).isPresent(), 0);
    }
    often("broken off", game.outcome().isEmpty(), 10);
    often("long", moves.size() > 10, 10);
    often("check", wasInCheck, 20);
    often("limit of neutral moves", wasLimited, 5);
    often("promoted", game.pieces().values().stream().anyMatch(Piece::promoted), 10);
    assertThat(moves).hasSizeLessThanOrEqualTo(playout.choices().size());
  }

  private static void often(String label, boolean happens, int percent) {
    Statistics.label(label)
        .collect(happens)
        .coverage(coverage -> coverage.check(true).percentage(share -> share > percent));
  }
}
