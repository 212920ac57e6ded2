package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.xiangqi.extension.Extension;
import games.turnstile.xiangqi.extension.MorePositionRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rulesets are told apart by what their extensions are. */
class FingerprintTest {
  private record Printed(String name, String version, String fingerprint) implements Extension {}

  private static Ruleset with(Extension extension) {
    return Ruleset.of(Sketch.of("KAk\n", "A 5;").variant(), List.of(extension));
  }

  @Test
  void rulesets_with_the_same_name_version_and_fingerprint_are_equal() {
    assertThat(with(new Printed("a", "1", "x")))
        .isEqualTo(with(new Printed("a", "1", "x")))
        .isNotEqualTo(with(new Printed("b", "1", "x")))
        .isNotEqualTo(with(new Printed("a", "2", "x")))
        .isNotEqualTo(with(new Printed("a", "1", "y")));
  }

  @Test
  void the_fingerprint_is_the_class_unless_an_extension_knows_better() {
    assertThat(new MorePositionRules().fingerprint()).isEqualTo(MorePositionRules.class.getName());
    assertThat(with(Trick.named("a")))
        .isEqualTo(with(Trick.named("a")))
        .isNotEqualTo(with(new Printed("a", "1.0", "x")));
  }
}
