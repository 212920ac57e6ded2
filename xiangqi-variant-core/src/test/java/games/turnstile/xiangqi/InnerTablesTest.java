package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.extension.Gait;
import games.turnstile.xiangqi.extension.Motion;
import games.turnstile.xiangqi.variant.Options;
import games.turnstile.xiangqi.variant.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a variant is made into before it is played, where no game would show a mistake at once. */
class InnerTablesTest {
  @Test
  void texts_with_the_same_short_hash_have_different_long_ones() {
    assertThat("AaBB".hashCode()).isEqualTo("BBAa".hashCode());
    assertThat(Hashes.of("AaBB")).isNotEqualTo(Hashes.of("BBAa"));
    assertThat(Hashes.of("")).isNotEqualTo(Hashes.of("\0"));
  }

  @Test
  void a_piece_is_worth_more_the_nearer_it_is_to_its_promotion() {
    Sketch row = Sketch.of("A......Kk\n", "A 5; when Y[-3] then 4,5;4,5").withPromotion();
    Tables tables = Ruleset.of(row.variant()).tables();

    int[] worth = Worth.onSquares(tables.mode(row.variant().type(3), false), tables);

    assertThat(List.of(worth[0], worth[1], worth[2], worth[3], worth[4], worth[5], worth[6]))
        .isSorted()
        .doesNotHaveDuplicates();
    // From beyond the promotion there is no way back to it.
    assertThat(worth[7]).isLessThan(worth[0]);
  }

  @Test
  void a_hindrance_that_an_extension_names_twice_is_one() {
    Gait leaper =
        (section, direction) ->
            section > 1
                ? List.of()
                : List.of(
                    new Motion.Leap(
                        Motion.Offset.of(direction, 2),
                        List.of(Motion.Offset.of(direction, 1), Motion.Offset.of(direction, 1))));
    Position position =
        Scene.of(
            Sketch.of(
                    """
                    ..k
                    e..
                    P..
                    K..
                    """,
                    "P 5;",
                    "e 7;")
                .with(Options.STANDARD.withMustAnswerCheck(true)),
            Trick.named("t").gait("e", leaper));

    assertThat(position.isInCheck(Side.RED)).isFalse();
    assertThat(position.legalMoves()).as("the piece between is pinned").isEmpty();
  }
}
