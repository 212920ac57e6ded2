package games.turnstile.arcade.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class StandingTest {
  @Test
  void meanAndStandardError_areThoseOfTheSample() {
    Standing standing = new Standing("bot");
    for (int margin : new int[] {2, 4, 4, 4, 5, 5, 7, 9, 0, -2}) {
      standing.add(List.of(10, 10 + margin), 1);
    }

    assertThat(standing.lead().mean()).isEqualTo(3.8);
    assertThat(standing.lead().standardError()).isCloseTo(1.008850, within(1e-6));
    assertThat(standing.wins()).isEqualTo(8);
    assertThat(standing.draws()).isEqualTo(1);
    assertThat(standing.losses()).isEqualTo(1);
  }

  @Test
  void aSharedFirstPlace_countsAsItsShare() {
    Standing standing = new Standing("bot");
    standing.add(List.of(5, 7, 7), 2);
    standing.add(List.of(9, 7, 7), 0);
    standing.add(List.of(9, 7, 7), 1);

    assertThat(standing.firstPlaces().sum()).isEqualTo(1.5);
    assertThat(standing.points().mean()).isEqualTo(23 / 3.0);
    assertThat(standing.lead().sum()).isEqualTo(0 + 2 - 2);
    assertThat(standing.games()).isEqualTo(3);
    assertThat(standing.wins()).isEqualTo(1);
    assertThat(standing.draws()).isEqualTo(1);
  }

  @Test
  void leastAndMost_areThoseOfAllGames() {
    Standing standing = new Standing("bot");
    for (int points : new int[] {-3, -7, -1}) {
      standing.add(List.of(points), 0);
    }

    assertThat(standing.points().least()).isEqualTo(-7);
    assertThat(standing.points().most()).isEqualTo(-1);
  }

  @Test
  void aGameForOne_isNeverBehindAnybody() {
    Standing standing = new Standing("bot");
    standing.add(List.of(41), 0);

    assertThat(standing.lead().mean()).isZero();
    assertThat(standing.points().mean()).isEqualTo(41);
    assertThat(standing.points().standardError()).isZero();
  }
}
