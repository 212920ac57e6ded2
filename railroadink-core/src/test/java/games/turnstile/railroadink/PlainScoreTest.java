package games.turnstile.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.oracle.PlainScore;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle of scores, against answers that are known or worked out by hand. */
@Domain(RailroadInkArbitraries.class)
class PlainScoreTest {
  static Stream<ScoreExamples.Example> boards() {
    return ScoreExamples.all();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void the_oracle_knows_the_worked_examples(ScoreExamples.Example example) {
    example.check(PlainScore::of);
  }

  static Stream<ScoreExamples.Errors> errors() {
    return ScoreExamples.errors();
  }

  @ParameterizedTest
  @MethodSource("errors")
  void the_oracle_knows_where_the_errors_are(ScoreExamples.Errors example) {
    example.check(PlainScore::of);
  }

  @Test
  void every_strand_of_an_overpass_is_in_a_network() {
    assertThat(PlainScore.of(Boards.placements("A1B01 A4A10 B2B10")).networks())
        .containsExactlyInAnyOrder(
            new PlainScore.Network(Set.of("B0W"), Set.of("B0", "B1")),
            new PlainScore.Network(Set.of("A1N"), Set.of("A1", "B1")));
    assertThat(PlainScore.of(Boards.placements("B2A10")).networks())
        .containsExactlyInAnyOrder(
            new PlainScore.Network(Set.of("A1N"), Set.of("A1")),
            new PlainScore.Network(Set.of(), Set.of("A1")));
  }

  @Property(tries = 100)
  void the_sheet_turned_or_mirrored_scores_the_same(
      @ForAll Sheet sheet, @ForAll Symmetry symmetry) {
    PlainScore score = PlainScore.of(sheet.placements());
    List<Placement> image = symmetry.images(sheet.placements());

    symmetry.assertImage(score, PlainScore.of(image));
  }
}
