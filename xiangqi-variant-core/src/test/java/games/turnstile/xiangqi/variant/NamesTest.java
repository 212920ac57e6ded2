package games.turnstile.xiangqi.variant;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
  @ParameterizedTest
  @ValueSource(strings = {"a", "老 精", "=", "\"", "🀄", "é"})
  void what_can_be_seen_is_a_name(String text) {
    assertThat(Names.isName(text)).isTrue();
    assertThat(Names.isValue(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " a",
        "a ",
        "a\tb",
        "a\nb",
        "\u001B[31ma",
        "a\u202Eb",
        "a\u2028b",
        "\uE000",
        "\uD800"
      })
  void what_cannot_be_seen_is_none(String text) {
    assertThat(Names.isName(text)).isFalse();
    assertThat(Names.isValue(text)).isFalse();
  }

  @Test
  void names_and_values_have_their_lengths() {
    assertThat(Names.isName("")).isFalse();
    assertThat(Names.isName("a".repeat(Variant.LONGEST_NAME))).isTrue();
    assertThat(Names.isName("a".repeat(Variant.LONGEST_NAME + 1))).isFalse();
    assertThat(Names.isValue("")).isTrue();
    assertThat(Names.isValue("a".repeat(Variant.LONGEST_ATTRIBUTE))).isTrue();
    assertThat(Names.isValue("a".repeat(Variant.LONGEST_ATTRIBUTE + 1))).isFalse();
  }

  @Test
  void an_excerpt_fits_into_a_message_and_does_nothing_to_a_screen() {
    assertThat(Names.excerpt("a\u001B[31m\nb")).isEqualTo("a?[31m?b");
    assertThat(Names.excerpt("🀄".repeat(40))).isEqualTo("🀄".repeat(40));
    assertThat(Names.excerpt("🀄".repeat(41))).isEqualTo("🀄".repeat(40) + "...");
  }
}
