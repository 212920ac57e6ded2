package games.turnstile.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.turnstile.xiangqi.FullXiangqi.Soldiers;
import games.turnstile.xiangqi.oracle.PlainGame;
import games.turnstile.xiangqi.variant.Options;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** How many sequences of moves xiangqi has from two positions. */
class KnownAnswersTest {
  /**
   * The numbers of sequences from a position.
   *
   * @param name what is counted
   * @param fen where games begin
   * @param options whether check must be answered
   * @param counts the numbers of sequences of one move, of two and so on
   */
  private record Answer(String name, String fen, Options options, List<Long> counts) {}

  private static final List<Answer> ANSWERS =
      List.of(
          new Answer(
              "start",
              FullXiangqi.START,
              FullXiangqi.STRICT,
              List.of(44L, 1_920L, 79_666L, 3_290_240L, 133_312_995L)),
          new Answer(
              "middle game",
              FullXiangqi.MIDDLE,
              FullXiangqi.STRICT,
              List.of(38L, 1_128L, 43_929L, 1_339_047L)),
          new Answer(
              "start without the rule of check",
              FullXiangqi.START,
              Options.STANDARD,
              List.of(44L, 1_926L, 80_288L, 3_343_044L)),
          new Answer(
              "middle game without the rule of check",
              FullXiangqi.MIDDLE,
              Options.STANDARD,
              List.of(44L, 1_329L, 56_972L, 1_774_739L)));

  @TestFactory
  Stream<DynamicTest> the_oracle_counts_what_is_known() {
    return ANSWERS.stream().flatMap(answer -> countsOfOracle(answer, Soldiers.CONDITIONAL, 3));
  }

  @TestFactory
  Stream<DynamicTest> the_oracle_counts_the_same_where_soldiers_are_promoted() {
    return ANSWERS.stream().flatMap(answer -> countsOfOracle(answer, Soldiers.PROMOTED, 2));
  }

  private static Stream<DynamicTest> countsOfOracle(Answer answer, Soldiers soldiers, int deepest) {
    PlainGame game = PlainGame.initial(FullXiangqi.variant(answer.fen, answer.options, soldiers));
    return IntStream.rangeClosed(1, deepest)
        .mapToObj(
            depth ->
                dynamicTest(
                    "%s: %s".formatted(answer.name, depth),
                    () -> assertThat(game.perft(depth)).isEqualTo(answer.counts.get(depth - 1))));
  }

  @TestFactory
  Stream<DynamicTest> the_engine_counts_what_is_known() {
    return Stream.of(Soldiers.values())
        .flatMap(
            soldiers -> ANSWERS.stream().flatMap(answer -> countsOfEngine(answer, soldiers, 1, 4)));
  }

  @TestFactory
  @Tag("deep")
  Stream<DynamicTest> the_engine_counts_what_is_known_of_longer_games() {
    return countsOfEngine(ANSWERS.get(0), Soldiers.PROMOTED, 5, 5);
  }

  private static Stream<DynamicTest> countsOfEngine(
      Answer answer, Soldiers soldiers, int first, int deepest) {
    Position position =
        Position.initial(Ruleset.of(FullXiangqi.variant(answer.fen, answer.options, soldiers)));
    return IntStream.rangeClosed(first, deepest)
        .mapToObj(
            depth ->
                dynamicTest(
                    "%s: %s".formatted(answer.name, depth),
                    () ->
                        assertThat(Perft.count(position, depth))
                            .isEqualTo(answer.counts.get(depth - 1))));
  }
}
