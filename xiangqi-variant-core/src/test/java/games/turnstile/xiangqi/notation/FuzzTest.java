package games.turnstile.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Playout;
import games.turnstile.xiangqi.Ruleset;
import java.util.Optional;
import java.util.function.Supplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever text it gets, a codec reads it or refuses it with a place in the text. */
class FuzzTest {
  private static final Ruleset OWLS = Ruleset.of(ShippedVariants.TEACHING.load());

  @Property(tries = 2000)
  void variant_anyText_isReadOrRefused(@ForAll("variants") String text) {
    readOrRefused(text, () -> VariantCodec.parse(text))
        .ifPresent(
            variant ->
                assertThat(VariantCodec.parse(VariantCodec.format(variant))).isEqualTo(variant));
  }

  @Property(tries = 2000)
  void move_anyText_isReadOrRefused(@ForAll("moves") String text) {
    readOrRefused(text, () -> MoveCodec.parse(text))
        .ifPresent(move -> assertThat(MoveCodec.parse(MoveCodec.format(move))).isEqualTo(move));
  }

  @Property(tries = 2000)
  void position_anyText_isReadOrRefused(@ForAll("positions") String text) {
    readOrRefused(text, () -> PositionCodec.parse(text, OWLS))
        .ifPresent(
            position ->
                assertThat(PositionCodec.parse(PositionCodec.format(position), OWLS))
                    .isEqualTo(position));
  }

  @Property(tries = 500)
  void record_anyText_isReadOrRefused(@ForAll("records") String text) {
    readOrRefused(text, () -> RecordCodec.parse(text))
        .ifPresent(
            record -> assertThat(RecordCodec.parse(RecordCodec.format(record))).isEqualTo(record));
  }

  private static <T> Optional<T> readOrRefused(String text, Supplier<T> parse) {
    try {
      return Optional.of(parse.get());
    } catch (NotationException refusal) {
      assertThat(refusal.offset()).isBetween(0, text.length());
      assertThat(refusal.problem()).isNotBlank().hasSizeLessThan(700);
      return Optional.empty();
    }
  }

  @Provide
  Arbitrary<String> variants() {
    return Mutations.nearly(VariantArbitraries.variants().map(VariantCodec::format));
  }

  @Provide
  Arbitrary<String> moves() {
    return Mutations.nearly(Arbitraries.of("8,2-8,5", "64,64-1,1"));
  }

  @Provide
  Arbitrary<String> positions() {
    return Mutations.nearly(games().map(game -> PositionCodec.format(game.last())));
  }

  @Provide
  Arbitrary<String> records() {
    return Mutations.nearly(games().map(RecordCodec::format));
  }

  private static Arbitrary<GameRecord> games() {
    return Arbitraries.integers()
        .between(0, 999)
        .list()
        .ofMaxSize(20)
        .map(choices -> new Playout(OWLS.variant(), Playout.Style.GENTLE, choices).record());
  }
}
