package games.turnstile.railroadink.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.Dice;
import java.util.Optional;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever text it gets, a codec reads it or refuses it with a place in the text. */
class FuzzTest {
  @Property(tries = 2000)
  void placement_anyText_isReadOrRefused(@ForAll("placements") String text) {
    readOrRefused(text, PlacementCodec::parse)
        .ifPresent(read -> assertThat(PlacementCodec.format(read)).isEqualTo(text));
  }

  @Property(tries = 2000)
  void boardString_anyText_isReadOrRefused(@ForAll("boards") String text) {
    readOrRefused(text, BoardCodec::parsePlacements);
    readOrRefused(text, BoardCodec::parse)
        .ifPresent(read -> assertThat(BoardCodec.format(read)).isEqualTo(text));
  }

  @Property(tries = 2000)
  void rolls_anyText_areReadOrRefused(@ForAll("rolls") String text) {
    readOrRefused(text, RollCodec::parse)
        .ifPresent(read -> assertThat(RollCodec.parseAll(text)).containsExactly(read));
    readOrRefused(text, RollCodec::parseAll)
        .ifPresent(
            read -> assertThat(RollCodec.parseAll(RollCodec.formatAll(read))).isEqualTo(read));
  }

  @Property(tries = 2000)
  void record_anyText_isReadOrRefused(@ForAll("records") String text) {
    readOrRefused(text, RecordCodec::parse)
        .ifPresent(game -> assertThat(RecordCodec.parse(RecordCodec.format(game))).isEqualTo(game));
  }

  private static <T> Optional<T> readOrRefused(String text, Function<String, T> parse) {
    try {
      return Optional.of(parse.apply(text));
    } catch (NotationException refusal) {
      assertThat(refusal.offset()).isBetween(0, text.length());
      assertThat(refusal.problem()).isNotBlank().hasSizeLessThan(300);
      return Optional.empty();
    }
  }

  @Provide
  Arbitrary<String> placements() {
    return Mutations.nearly(Arbitraries.of("B0A53", "S5G67", "A0D30"));
  }

  @Provide
  Arbitrary<String> boards() {
    return Mutations.nearly(GameArbitraries.sheets().map(BoardCodec::format));
  }

  @Provide
  Arbitrary<String> rolls() {
    return Mutations.nearly(
        Arbitraries.longs()
            .map(seed -> Dice.seeded(seed).rolls())
            .map(rolls -> RollCodec.formatAll(rolls.subList(0, 2))));
  }

  @Provide
  Arbitrary<String> records() {
    return Mutations.nearly(GameArbitraries.games().map(RecordCodec::format));
  }
}
