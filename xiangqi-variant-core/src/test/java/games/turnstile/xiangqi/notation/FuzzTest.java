package games.turnstile.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.Supplier;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever text it gets, a codec reads it or refuses it with a place in the text. */
class FuzzTest {
  @Property(tries = 2000)
  void variant_anyText_isReadOrRefused(@ForAll("variants") String text) {
    readOrRefused(text, () -> VariantCodec.parse(text))
        .ifPresent(
            variant ->
                assertThat(VariantCodec.parse(VariantCodec.format(variant))).isEqualTo(variant));
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
}
