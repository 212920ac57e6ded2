package games.turnstile.railchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.GamePlans;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever file it gets, a codec reads it or refuses it with a place in the text. */
class FuzzTest {
  @Property(tries = 2000)
  void railmap_anyBytes_areReadOrRefused(@ForAll("railmaps") byte[] bytes) {
    readOrRefused(bytes, () -> RailmapCodec.parse(bytes).value())
        .ifPresent(map -> assertThat(MapCodec.parse(MapCodec.format(map))).isEqualTo(map));
    readOrRefused(bytes, () -> RailmapCodec.parse(bytes, ImportOption.ORIGINAL_LINE_NUMBERS));
  }

  @Property(tries = 2000)
  void mapText_anyText_isReadOrRefused(@ForAll("mapTexts") byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    readOrRefused(bytes, () -> MapCodec.parse(text))
        .ifPresent(map -> assertThat(MapCodec.parse(MapCodec.format(map))).isEqualTo(map));
  }

  @Property(tries = 2000)
  void log_anyBytes_areReadOrRefused(@ForAll("logs") byte[] bytes) {
    readOrRefused(bytes, () -> GameLogCodec.parse(bytes))
        .ifPresent(
            log -> {
              for (int step = 0; step < log.frames().size(); step++) {
                assertThat(log.ownersAt(step))
                    .containsAllEntriesOf(log.frames().get(step).changes());
              }
            });
  }

  @Property(tries = 2000)
  void record_anyText_isReadOrRefused(@ForAll("records") byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    readOrRefused(bytes, () -> RecordCodec.parse(text))
        .ifPresent(game -> assertThat(RecordCodec.parse(RecordCodec.format(game))).isEqualTo(game));
  }

  private static <T> Optional<T> readOrRefused(byte[] bytes, Supplier<T> parse) {
    try {
      return Optional.of(parse.get());
    } catch (NotationException refusal) {
      assertThat(refusal.offset()).isBetween(0, bytes.length);
      assertThat(refusal.problem()).isNotBlank().hasSizeLessThan(300);
      return Optional.empty();
    }
  }

  @Provide
  Arbitrary<byte[]> railmaps() {
    return Mutations.nearly(MapArbitraries.maps().map(RailmapCodec::format));
  }

  @Provide
  Arbitrary<byte[]> mapTexts() {
    return Mutations.nearly(MapArbitraries.maps().map(MapCodec::format));
  }

  @Provide
  Arbitrary<byte[]> logs() {
    return Mutations.nearly(Arbitraries.just(GameLogCodecTest.FILE));
  }

  @Provide
  Arbitrary<byte[]> records() {
    return Mutations.nearly(
        games.turnstile.railchess.MapArbitraries.plans()
            .map(GamePlans::record)
            .map(RecordCodec::format));
  }
}
