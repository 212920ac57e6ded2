package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.oracle.PlainScore;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What sheets score (R5), by the examples that the oracle knows as well. */
class ScoringTest {
  private static PlainScore score(List<Placement> placements) {
    return ScoreNames.plain(Sheet.of(placements).score());
  }

  static Stream<ScoreExamples.Example> boards() {
    return ScoreExamples.all();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void the_engine_knows_the_worked_examples(ScoreExamples.Example example) {
    example.check(ScoringTest::score);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void the_card_adds_up(ScoreExamples.Example example) {
    ScoreCard card = Boards.sheet(example.board()).score();

    assertThat(card.basic()).isEqualTo(example.basic());
    assertThat(card.total()).isEqualTo(example.total());
    assertThat(card.networkPoints())
        .isEqualTo(example.basic() - example.centre() + example.errors());
  }

  /** R5.1, R5.2: networks. */
  @Nested
  class Networks {
    @ParameterizedTest
    @CsvSource({
      "0, 0", "1, 0", "2, 4", "3, 8", "4, 12", "5, 16", "6, 20", "7, 24", "8, 28", "9, 32",
      "10, 36", "11, 40", "12, 45"
    })
    void score_by_their_exits(int exits, int points) {
      assertThat(new ScoreCard.Network(Exit.all().subList(0, exits), List.of()).points())
          .isEqualTo(points);
    }

    @Test
    void come_with_the_most_exits_first_and_their_parts_in_order() {
      ScoreCard card = Boards.sheet("A4A10 A1F01 A1B01 S5B10 A1B21").score();

      assertThat(ScoreNames.plain(card).networks())
          .extracting(network -> network.exits().size())
          .containsExactly(2, 1);
      assertThat(card.networks().get(0).squares()).hasToString("[A1, B0, B1, B2]");
      assertThat(card.networks().get(0).exits().stream().map(ScoreNames::name))
          .containsExactly("A1N", "B0W");
    }
  }

  /** R5.4: the longest routes. */
  @Nested
  class LongestRoutes {
    @Test
    void are_told_square_by_square_from_end_to_end() {
      ScoreCard card = Boards.sheet("A4D01 A4D11 A5D20 A4C20").score();

      assertThat(card.longestHighway().toString()).isIn("[D0, D1, D2, C2]", "[C2, D2, D1, D0]");
      assertThat(card.longestRailway()).isEmpty();
    }
  }

  /** R5.5: errors. */
  @Nested
  class Errors {
    static Stream<ScoreExamples.Errors> errors() {
      return ScoreExamples.errors();
    }

    @ParameterizedTest
    @MethodSource("errors")
    void are_where_routes_lead_nowhere(ScoreExamples.Errors example) {
      example.check(ScoringTest::score);
    }

    @Test
    void tell_what_ends_there() {
      assertThat(Boards.sheet("B2A10").score().errors())
          .containsExactlyInAnyOrder(
              new ScoreCard.LooseEnd(Boards.square("A1"), Direction.EAST, Route.RAILWAY),
              new ScoreCard.LooseEnd(Boards.square("A1"), Direction.SOUTH, Route.HIGHWAY),
              new ScoreCard.LooseEnd(Boards.square("A1"), Direction.WEST, Route.RAILWAY));
    }
  }
}
