package games.turnstile.railchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutcomeTest {
  private static Outcome outcome(Integer... points) {
    return new Outcome(EndReason.ALL_SETTLED, List.of(points));
  }

  @ParameterizedTest
  @CsvSource({
    "3 9 5, '1, 2, 0'",
    "4 4, 0 1",
    "0 7 7 0, '1 2, 0 3'",
    "200 300 200 300, '1 3, 0 2'",
    "1 2 3 4, '3, 2, 1, 0'"
  })
  void seats_are_ranked_by_points_and_equal_ones_share_a_rank(String points, String ranking) {
    Outcome outcome = outcome(numbers(points).toArray(Integer[]::new));
    List<List<Integer>> ranks =
        Arrays.stream(ranking.split(", ")).map(rank -> numbers(rank).toList()).toList();

    assertThat(outcome.ranking()).isEqualTo(ranks);
    assertThat(outcome.winners()).isEqualTo(ranks.get(0));
  }

  private static Stream<Integer> numbers(String text) {
    return Arrays.stream(text.split(" ")).map(Integer::valueOf);
  }

  @Test
  void lists_cannot_be_changed() {
    List<Integer> points = new ArrayList<>(List.of(1, 2));
    Outcome outcome = new Outcome(EndReason.ONE_LEFT, points);
    points.clear();

    assertThat(outcome.points()).containsExactly(1, 2);
    assertThatThrownBy(() -> outcome.ranking().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> outcome.winners().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
