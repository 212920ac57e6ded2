package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColourTest {
  @ParameterizedTest
  @CsvSource({"1, YELLOW", "2, PINK", "3, GREEN", "4, BLUE"})
  void number_ofEachColour_isThatOfFiles(int number, Colour colour) {
    assertThat(colour.number()).isEqualTo(number);
    assertThat(Colour.ofNumber(number)).isEqualTo(colour);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 5, -1, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void ofNumber_ofNoColour_isRefused(int number) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Colour.ofNumber(number))
        .withMessage("a colour's number must be 1 to 4, not " + number);
  }

  @Test
  void values_areAllNumbered() {
    assertThat(Colour.values()).extracting(Colour::number).containsExactly(1, 2, 3, 4);
  }
}
