package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who wins (R5.6). */
class OutcomeTest {
  private static final ScoreCard.LooseEnd END =
      new ScoreCard.LooseEnd(new Square(3, 3), Direction.NORTH, Route.HIGHWAY);

  /** A score as 7-2: seven points, two errors. */
  private static ScoreCard card(String text) {
    int total = text.charAt(0) - '0';
    int errors = text.charAt(2) - '0';
    return new ScoreCard(
        List.of(),
        List.of(),
        Collections.nCopies(errors, END),
        Collections.nCopies(total + errors, new Square(0, 0)),
        List.of());
  }

  @ParameterizedTest
  @CsvSource({
    "3-0 9-0 5-0, '1, 2, 0'",
    "4-1, 0",
    "4-1 4-1, 0 1",
    "4-2 4-1, '1, 0'",
    "5-9 4-0, '0, 1'",
    "0-0 7-3 7-3 0-0, '1 2, 0 3'",
    "7-3 7-2 8-5 7-3 7-2, '2, 1 4, 0 3'"
  })
  void seats_are_ranked_by_points_then_by_fewer_errors_and_equal_ones_share_a_rank(
      String scores, String ranking) {
    Outcome outcome = new Outcome(Arrays.stream(scores.split(" ")).map(OutcomeTest::card).toList());
    List<List<Integer>> ranks =
        Arrays.stream(ranking.split(", "))
            .map(rank -> Stream.of(rank.split(" ")).map(Integer::valueOf).toList())
            .toList();

    assertThat(outcome.ranking()).isEqualTo(ranks);
    assertThat(outcome.winners()).isEqualTo(ranks.get(0));
  }

  @Test
  void lists_cannot_be_changed() {
    List<ScoreCard> scores = new ArrayList<>(List.of(card("1-0"), card("2-0")));
    Outcome outcome = new Outcome(scores);
    scores.clear();

    assertThat(outcome.scores()).hasSize(2);
    for (List<?> list : List.of(outcome.scores(), outcome.ranking(), outcome.winners())) {
      assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
    }
  }
}
