package games.turnstile.xiangqi.xlsx;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.notation.VariantArbitraries;
import games.turnstile.xiangqi.variant.Variant;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** What was written is read as it was. */
class RoundTripTest {
  @Property(tries = 60, shrinking = ShrinkingMode.OFF)
  void a_variant_is_read_as_written(@ForAll("variants") Variant variant) {
    assertThat(WorkbookCodec.read(WorkbookCodec.write(variant), "other")).isEqualTo(variant);
  }

  @Provide
  Arbitrary<Variant> variants() {
    return VariantArbitraries.variants();
  }
}
