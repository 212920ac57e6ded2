package games.turnstile.gambit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutcomeTest {
  @ParameterizedTest
  @CsvSource({"3, 2, X", "2, 3, O", "1, 0, X", "0, 63, O", "0, 0,", "7, 7,"})
  void winner_morePoints_wins_equalPointsIsADraw(int x, int o, Side winner) {
    assertThat(new Outcome(x, o).winner()).isEqualTo(Optional.ofNullable(winner));
  }

  @ParameterizedTest
  @CsvSource({"3, 2", "2, 3", "0, 0", "0, 15"})
  void score_andMargin_areBySide(int x, int o) {
    Outcome outcome = new Outcome(x, o);

    assertThat(outcome.score(Side.X)).isEqualTo(x);
    assertThat(outcome.score(Side.O)).isEqualTo(o);
    assertThat(outcome.margin(Side.X)).isEqualTo(x - o);
    assertThat(outcome.margin(Side.O)).isEqualTo(o - x);
  }
}
