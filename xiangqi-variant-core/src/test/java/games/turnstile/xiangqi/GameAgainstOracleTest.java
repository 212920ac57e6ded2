package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.oracle.PlainGame;
import games.turnstile.xiangqi.variant.Side;
import games.turnstile.xiangqi.variant.Variant;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;

/** Games of the engine beside the same games of the plain oracle. */
@Domain(XiangqiArbitraries.class)
class GameAgainstOracleTest {
  @Property(tries = 600)
  void games_go_as_those_of_the_oracle(@ForAll Playout playout) {
    assertSameGame(playout);
  }

  @Property(tries = 10_000)
  @Tag("deep")
  void very_many_games_go_as_those_of_the_oracle(@ForAll Playout playout) {
    assertSameGame(playout);
  }

  private static void assertSameGame(Playout playout) {
    PlainGame plain = PlainGame.initial(playout.variant());
    Position position = Position.initial(Ruleset.of(playout.variant()));
    assertSame(position, plain);
    for (Move move : playout.moves()) {
      plain = plain.play(move);
      position = position.play(move);
      assertSame(position, plain);
    }
  }

  private static void assertSame(Position position, PlainGame plain) {
    assertThat(position.pieces().equals(plain.pieces())).as("same pieces").isTrue();
    assertThat(position.turn()).isEqualTo(plain.turn());
    assertThat(position.outcome()).isEqualTo(plain.outcome());
    assertThat(position.legalMoves()).isEqualTo(plain.legalMoves());
    Variant variant = position.ruleset().variant();
    for (Side side : Side.values()) {
      assertThat(position.isInCheck(side)).as("%s in check", side).isEqualTo(plain.isInCheck(side));
      assertThat(position.neutralMoves(side))
          .isEqualTo(variant.rules().neutralLimit() ? plain.tally().neutralMoves(side) : 0);
    }
    assertThat(position.movesWithoutCapture())
        .isEqualTo(
            variant.options().noCaptureLimit() > 0 ? plain.tally().movesWithoutCapture() : 0);
  }

  @Property(tries = 200)
  void counts_of_games_are_those_of_the_oracle(@ForAll("small") Variant variant) {
    Position position = Position.initial(Ruleset.of(variant));
    PlainGame plain = PlainGame.initial(variant);
    for (int depth = 0; depth <= 3; depth++) {
      assertThat(Perft.count(position, depth))
          .as("depth %s of %s", depth, VariantTexts.describe(variant))
          .isEqualTo(plain.perft(depth));
    }
  }

  @Provide
  Arbitrary<Variant> small() {
    return XiangqiArbitraries.smallVariants();
  }
}
