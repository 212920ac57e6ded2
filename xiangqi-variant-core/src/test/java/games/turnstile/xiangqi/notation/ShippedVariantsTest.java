package games.turnstile.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.Move;
import games.turnstile.xiangqi.Perft;
import games.turnstile.xiangqi.Position;
import games.turnstile.xiangqi.Ruleset;
import games.turnstile.xiangqi.variant.Owner;
import games.turnstile.xiangqi.variant.PieceType;
import games.turnstile.xiangqi.variant.Variant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ShippedVariantsTest {
  @ParameterizedTest
  @CsvSource({
    "CHINESE_CHESS, Chinese chess, 10, 9, 14, 32, 44",
    "TEACHING, Owl Garden, 6, 5, 9, 18, 16",
    "LODESTONE, Lodestone, 7, 7, 9, 21, 23",
    "BULWARK, Bulwark, 8, 8, 15, 34, 24",
    "GRAND, Two Crowns, 13, 13, 17, 54, 57"
  })
  void each_variant_is_what_its_description_says(
      ShippedVariants shipped,
      String name,
      int rows,
      int columns,
      int types,
      int pieces,
      int firstMoves) {
    Variant variant = shipped.load();
    Position start = Position.initial(Ruleset.of(variant));

    assertThat(variant.name()).isEqualTo(name);
    assertThat(variant.rows()).isEqualTo(rows);
    assertThat(variant.columns()).isEqualTo(columns);
    assertThat(variant.types()).hasSize(types);
    assertThat(start.pieces()).hasSize(pieces);
    assertThat(start.legalMoves()).hasSize(firstMoves);
  }

  @ParameterizedTest
  @EnumSource
  void nothing_about_it_is_suspicious(ShippedVariants shipped) {
    assertThat(Ruleset.of(shipped.load()).warnings()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void the_text_is_kept_with_its_comments(ShippedVariants shipped) {
    assertThat(shipped.text()).startsWith("xiangqi-variant 1\n# ").endsWith("\n");
    assertThat(VariantCodec.parse(VariantCodec.format(shipped.load()))).isEqualTo(shipped.load());
  }

  @ParameterizedTest
  @EnumSource
  void blue_sees_the_same_game_from_the_other_end(ShippedVariants shipped) {
    Variant variant = shipped.load();
    TurnedVariant turned = new TurnedVariant(variant);

    assertThat(turned.layout()).isEqualTo(variant.layout());
    for (PieceType type : variant.types()) {
      PieceType other = turned.counterpart(type);
      assertThat(other.owner()).isEqualTo(opposite(type.owner()));
      assertThat(other.leader()).isEqualTo(type.leader());
      assertThat(turned.turned(type.moves()))
          .as("moves of %s and %s", type.number(), other.number())
          .isEqualTo(turned.plain(other.moves()));
      assertThat(turned.turned(type.promotedMoves()))
          .as("promoted moves of %s and %s", type.number(), other.number())
          .isEqualTo(turned.plain(other.promotedMoves()));
      assertThat(type.promotion().map(condition -> turned.clauses(condition, true)))
          .isEqualTo(other.promotion().map(condition -> turned.clauses(condition, false)));
    }
  }

  private static Owner opposite(Owner owner) {
    return owner.side().map(side -> side.opponent().owner()).orElse(Owner.NEUTRAL);
  }

  @ParameterizedTest
  @EnumSource
  void games_end_even_if_nobody_thinks(ShippedVariants shipped) {
    Ruleset ruleset = Ruleset.of(shipped.load());
    int decided = 0;
    for (int seed = 0; seed < 6; seed++) {
      Random random = new Random(seed);
      Position position = Position.initial(ruleset);
      int moves = 0;
      while (position.outcome().isEmpty() && moves < 5000) {
        List<Move> legal = position.legalMoves();
        position = position.play(legal.get(random.nextInt(legal.size())));
        moves++;
      }
      assertThat(position.outcome()).as("after %s moves", moves).isPresent();
      decided += position.outcome().orElseThrow().winner().isPresent() ? 1 : 0;
    }
    assertThat(decided).isPositive();
  }

  @Test
  void chinese_chess_begins_with_the_known_numbers_of_moves() {
    Variant variant = ShippedVariants.CHINESE_CHESS.load();
    Variant endless =
        variant.withOptions(variant.options().withRepetition(false).withNoCaptureLimit(0));
    Position start = Position.initial(Ruleset.of(endless));

    assertThat(Perft.count(start, 1)).isEqualTo(44);
    assertThat(Perft.count(start, 2)).isEqualTo(1920);
    assertThat(Perft.count(start, 3)).isEqualTo(79_666);
    assertThat(Perft.count(start, 4)).isEqualTo(3_290_240);
  }

  @Test
  void pieces_of_chinese_chess_have_letters_and_english_names() {
    assertThat(ShippedVariants.CHINESE_CHESS.load().types())
        .extracting(type -> type.attributes().get("fen") + type.attributes().get("english"))
        .containsExactly(
            "Kgeneral",
            "Aadvisor",
            "Belephant",
            "Nhorse",
            "Rchariot",
            "Ccannon",
            "Psoldier",
            "kgeneral",
            "aadvisor",
            "belephant",
            "nhorse",
            "rchariot",
            "ccannon",
            "psoldier");
  }
}
