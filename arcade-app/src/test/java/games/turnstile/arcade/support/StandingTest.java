package games.turnstile.arcade.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class StandingTest {
  @Test
  void meanAndStandardError_areThoseOfTheSample() {
    Standing standing = new Standing("bot");
    for (int margin : new int[] {2, 4, 4, 4, 5, 5, 7, 9, 0, -2}) {
      standing.add(margin);
    }

    assertThat(standing.mean()).isEqualTo(3.8);
    assertThat(standing.standardError()).isCloseTo(1.008850, within(1e-6));
    assertThat(standing.wins()).isEqualTo(8);
    assertThat(standing.draws()).isEqualTo(1);
    assertThat(standing.losses()).isEqualTo(1);
  }
}
