package games.turnstile.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.variant.Condition;
import games.turnstile.xiangqi.variant.MoveRule;
import games.turnstile.xiangqi.variant.Variant;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What was written is read as it was. */
class RoundTripTest {
  private static final int TYPES = 9;

  @Property
  void moves_areReadAsWritten(@ForAll("rules") MoveRule rule) {
    String text = RuleCodec.format(rule);

    assertThat(RuleCodec.parseMoves(text)).isEqualTo(rule);
    assertThat(RuleCodec.parseMoves(spaced(text))).isEqualTo(rule);
  }

  @Property
  void condition_isReadAsWritten(@ForAll("conditions") Condition condition) {
    String text = RuleCodec.format(condition);

    assertThat(RuleCodec.parseCondition(text)).isEqualTo(condition);
    assertThat(RuleCodec.parseCondition(spaced(text))).isEqualTo(condition);
  }

  private static String spaced(String rule) {
    return rule.replaceAll("([\\[\\](),;&|])", " $1\t");
  }

  @Property(tries = 500)
  void variant_isReadAsWritten(@ForAll("variants") Variant variant) {
    String text = VariantCodec.format(variant);

    assertThat(VariantCodec.parse(text)).isEqualTo(variant);
    assertThat(VariantCodec.parse(text.replace("\n", "\t\r\n # 1\r\n"))).isEqualTo(variant);
  }

  @Provide
  Arbitrary<MoveRule> rules() {
    return VariantArbitraries.rules(TYPES);
  }

  @Provide
  Arbitrary<Condition> conditions() {
    return VariantArbitraries.conditions(TYPES).filter(condition -> !condition.isAlways());
  }

  @Provide
  Arbitrary<Variant> variants() {
    return VariantArbitraries.variants();
  }
}
