package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {
  private static final Settings STANDARD = Settings.standard();

  @Test
  void the_standard_is_twelve_numbers_five_stuck_turns_no_hints_and_a_hundred_idle_rounds() {
    assertThat(STANDARD).isEqualTo(new Settings(12, 5, false, 100));
  }

  @Test
  void each_setting_can_be_changed_by_itself() {
    assertThat(STANDARD.withMaxNumber(16)).isEqualTo(new Settings(16, 5, false, 100));
    assertThat(STANDARD.withMaxStucks(1)).isEqualTo(new Settings(12, 1, false, 100));
    assertThat(STANDARD.withHints(true)).isEqualTo(new Settings(12, 5, true, 100));
    assertThat(STANDARD.withIdleRounds(1)).isEqualTo(new Settings(12, 5, false, 1));
    assertThat(new Settings(1, 7, true, 8).withMaxNumber(2))
        .isEqualTo(new Settings(1, 7, true, 9).withIdleRounds(8).withMaxNumber(2));
    assertThat(new Settings(3, 4, true, 8).withMaxStucks(7).withIdleRounds(9))
        .isEqualTo(new Settings(3, 7, true, 9));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 17})
  void other_highest_numbers_are_refused(int number) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STANDARD.withMaxNumber(number))
        .withMessage("the highest number must be 1 to 16, not " + number);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, Integer.MIN_VALUE})
  void counts_below_one_are_refused(int count) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STANDARD.withMaxStucks(count))
        .withMessage("the number of stuck turns must be 1 or more, not " + count);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STANDARD.withIdleRounds(count))
        .withMessage("the number of rounds without a claim must be 1 or more, not " + count);
  }
}
