package games.turnstile.xiangqi.words;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.Sketch;
import games.turnstile.xiangqi.variant.Language;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.Piece;
import games.turnstile.xiangqi.variant.PieceType;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PieceDetailsTest {
  private static final Sketch SKETCH = Sketch.of("k.*\nA.K", "A 2; when X[1] then ;5", "* 4;");
  private static final Ruleset ON = Ruleset.of(SKETCH.withPromotion().variant());
  private static final Ruleset OFF = Ruleset.of(SKETCH.variant());

  private static PieceType type(int number) {
    return ON.variant().type(number);
  }

  private static PieceDetails english(Ruleset ruleset, PieceType type, boolean promoted) {
    return Words.of(ruleset, Language.ENGLISH).details(new Piece(type, promoted));
  }

  @Test
  void the_parts_of_a_piece_are_told() {
    PieceDetails details = english(ON, type(3), false);
    assertThat(details.number()).isEqualTo(3);
    assertThat(details.name()).isEqualTo("A");
    assertThat(details.owner()).isEqualTo(Owner.RED);
    assertThat(details.leader()).isFalse();
    assertThat(details.promoted()).isFalse();
    assertThat(details.moves()).containsExactly("One step up.");
    assertThat(details.promotion()).contains("it is in row 1");
    assertThat(details.promotedMoves()).containsExactly("Slides right.");
    assertThat(details.lines())
        .containsExactly(
            "A (number 3), Red",
            "Moves: One step up.",
            "Promotion: when it is in row 1, for good.",
            "Once promoted: Slides right.");
  }

  @Test
  void a_promoted_piece_is_told_by_how_it_moves_now() {
    assertThat(english(ON, type(3), true).lines())
        .containsExactly(
            "A (number 3), Red, promoted",
            "Moves, promoted: Slides right.",
            "Before its promotion: One step up.");
    assertThat(Words.of(ON, Language.CHINESE).details(new Piece(type(3), true)).lines())
        .containsExactly("A（编号3），红方，已升变", "升变后的走法（当前）：可向右走任意格。", "升变前的走法：可向上走一格。");
  }

  @Test
  void promotion_is_not_told_where_it_is_off_unless_it_has_happened_all_the_same() {
    assertThat(english(OFF, type(3), false).lines())
        .containsExactly("A (number 3), Red", "Moves: One step up.");
    assertThat(english(OFF, type(3), true).lines()).hasSize(3);
  }

  @Test
  void leaders_and_neutral_pieces_are_told() {
    assertThat(english(ON, type(2), false).lines())
        .containsExactly("k (number 2), leader of Blue", "Moves: It cannot move.");
    assertThat(english(ON, type(4), false).lines().get(0)).isEqualTo("* (number 4), neutral");
    PieceType king = type(1);
    PieceType leader =
        new PieceType(
            1, "N", Owner.NEUTRAL, true, king.moves(), king.promotion(), king.moves(), Map.of());
    assertThat(english(ON, leader, false).lines().get(0)).isEqualTo("N (number 1), neutral leader");
  }

  @Test
  void a_piece_has_its_name_in_the_language_and_the_sign_that_stands_on_it() {
    Map<String, String> attributes = new LinkedHashMap<>();
    attributes.put("english", "horse");
    attributes.put("fen", "N");
    attributes.put("note", "");
    PieceType horse = type(4).withName("马").withAttributes(attributes);

    assertThat(english(ON, horse, false).lines())
        .containsExactly(
            "Horse 马 (number 4), neutral", "Moves: One step left.", "Attributes: fen = N, note =");
    assertThat(english(ON, horse, false).sign()).isEqualTo("马");
    assertThat(english(ON, horse, false).attributes()).isEqualTo(attributes);
    assertThat(Words.of(ON, Language.CHINESE).details(new Piece(horse, false)).lines())
        .containsExactly("马（编号4），中立", "走法：可向左走一格。", "属性：fen = N，note =");
  }
}
