package games.turnstile.arcade.support;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhrasesTest {
  @ParameterizedTest
  @CsvSource({
    "rook, a rook",
    "archer, an archer",
    "entry, an entry",
    "black archer, a black archer"
  })
  void articles_fitTheWord(String thing, String phrase) {
    assertThat(Phrases.one(thing)).isEqualTo(phrase);
  }
}
