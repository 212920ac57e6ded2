package games.turnstile.railroadink;

import static games.turnstile.railroadink.SetupException.Code.NAME;
import static games.turnstile.railroadink.SetupException.Code.NUMBER_OF_SEATS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {
  private static SetupException refusal(List<String> players) {
    return catchThrowableOfType(SetupException.class, () -> new Setup(players, 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 6})
  void one_to_six_can_play(int players) {
    assertThat(new Setup(Collections.nCopies(players, "x"), 7).players()).hasSize(players);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 7})
  void others_are_too_few_or_too_many(int players) {
    SetupException refusal = refusal(Collections.nCopies(players, "x"));

    assertThat(refusal.faults())
        .containsExactly(
            new SetupException.Fault(NUMBER_OF_SEATS, "a game has 1 to 6 players, not " + players));
    assertThat(refusal).hasMessage("a game has 1 to 6 players, not " + players);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " \t",
        "a|b",
        "a\nb",
        "a\u0007",
        "a\u2028b",
        "a\u2029b",
        "\uD800",
        "\u200B",
        "\u200D",
        "a\u202Eb"
      })
  void a_name_that_is_not_one_line_of_text_is_refused(String name) {
    assertThat(refusal(List.of("Ann", name)).faults())
        .extracting(SetupException.Fault::code)
        .containsExactly(NAME);
  }

  @Test
  void all_faults_are_told_at_once() {
    SetupException refusal = refusal(List.of("a", "", "c", "d", "e|", "f", "g"));

    assertThat(refusal.faults())
        .extracting(SetupException.Fault::code)
        .containsExactly(NUMBER_OF_SEATS, NAME, NAME);
    assertThat(refusal).hasMessageContaining("; ").hasMessageEndingWith("'e|'");
    assertThatThrownBy(() -> refusal.faults().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void a_name_can_be_long_but_not_endless() {
    assertThat(new Setup(List.of("x".repeat(60)), 1).players()).containsExactly("x".repeat(60));
    assertThat(refusal(List.of("\u0007" + "x".repeat(100))))
        .hasMessageEndingWith("'?" + "x".repeat(59) + "...'");
  }

  @Test
  void names_are_stripped_and_copied() {
    assertThat(new Setup(List.of("\uD83D\uDC69\u200D\uD83D\uDE80"), 1).players()).hasSize(1);
    List<String> players = new ArrayList<>(List.of(" Ann-Marie \u674E \uD83D\uDE87\t"));
    Setup setup = new Setup(players, 1);
    players.clear();

    assertThat(setup.players()).containsExactly("Ann-Marie \u674E \uD83D\uDE87");
    assertThatThrownBy(() -> setup.players().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void missing_parts_are_the_mistake_of_the_program() {
    assertThatNullPointerException().isThrownBy(() -> new Setup(null, 0));
    assertThatNullPointerException().isThrownBy(() -> Position.of(null));
  }
}
