package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.turnstile.xiangqi.notation.VariantCodec;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is not wrong with a variant, but surely not meant. */
class RulesetWarningsTest {
  private static final String DUEL =
      """
      xiangqi-variant 1
      name Duel
      rule promotion
      piece 1 red leader "King"
        moves 2,4,5,7;
        promotion X[1]
        promoted 1,3,6,8;
      piece 2 blue leader "King"
        moves 2,4,5,7;
      board 2 2
       . 2
       1 .
      """;

  private static List<String> warnings(String text) {
    return Ruleset.of(VariantCodec.parse(text)).warnings();
  }

  @Test
  void a_sound_variant_has_none() {
    assertThat(warnings(DUEL)).isEmpty();
  }

  @Test
  void a_rule_of_an_extension_that_is_not_named_tells_the_extension() {
    assertThat(warnings(DUEL.replace("X[1]", "NP[1|1]")))
        .containsExactly(
            "Piece 1 uses a position rule 'NP' that is not known, so it never holds;"
                + " the extension 'more-position-rules' knows it.");
  }

  @Test
  void a_promotion_that_is_switched_off_is_told() {
    assertThat(warnings(DUEL.replace("rule promotion\n", "")))
        .containsExactly(
            "Piece 1 has a promotion, but the rule 'promotion' is off, so it never happens.");
  }

  @Test
  void promoted_moves_that_were_forgotten_are_told() {
    assertThat(warnings(DUEL.replace("  promoted 1,3,6,8;\n", "")))
        .containsExactly("Piece 1 has no moves once it is promoted.");
  }

  @Test
  void moves_that_an_extension_gives_need_no_terms() {
    String horse =
        DUEL.replace("promoted 1,3,6,8;", "promoted ;\n  attribute xiangqi = horse")
            .replace("rule promotion", "rule promotion\nextension chinese-chess");

    assertThat(warnings(horse)).isEmpty();
  }

  @Test
  void a_piece_type_that_is_not_there_is_named() {
    Variant duel = VariantCodec.parse(DUEL);

    assertThatThrownBy(() -> duel.type(0))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("there is no piece 0; pieces are 1 to 2");
    assertThatThrownBy(() -> duel.type(3)).hasMessage("there is no piece 3; pieces are 1 to 2");
  }
}
