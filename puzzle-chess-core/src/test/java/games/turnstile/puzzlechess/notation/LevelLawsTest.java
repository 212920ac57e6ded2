package games.turnstile.puzzlechess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.scene.Level;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What was written is read as it was; whatever else is read or refused with its place. */
class LevelLawsTest {
  @Property(tries = 400)
  void level_isReadAsWritten(@ForAll("levels") Level level) {
    String text = LevelCodec.format(level);

    assertThat(LevelCodec.parse(text)).isEqualTo(level);
    assertThat(LevelCodec.parse(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(level);
    assertThat(LevelCodec.parse(text.replace("\n", " \t\r\n # 1\r\n"))).isEqualTo(level);
    assertThat(LevelCodec.format(LevelCodec.parse(text))).isEqualTo(text);
  }

  @Property(tries = 1500)
  void anyText_isReadOrRefused(@ForAll("texts") String text) {
    readOrRefused(text, () -> LevelCodec.parse(text));
  }

  @Property
  void anyBytes_areReadOrRefused(@ForAll byte[] bytes) {
    readOrRefused(new String(bytes, StandardCharsets.UTF_8), () -> LevelCodec.parse(bytes));
  }

  @Property(tries = 400)
  void brokenBytes_areReadOrRefused(@ForAll("levels") Level level, @ForAll int place) {
    byte[] bytes = LevelCodec.format(level).getBytes(StandardCharsets.UTF_8);
    bytes[Math.floorMod(place, bytes.length)] ^= (byte) 0x80;

    readOrRefused(new String(bytes, StandardCharsets.UTF_8), () -> LevelCodec.parse(bytes));
  }

  private static void readOrRefused(String text, Supplier<Level> parse) {
    Optional<Level> read;
    try {
      read = Optional.of(parse.get());
    } catch (NotationException refusal) {
      assertPlaced(refusal, text);
      read = Optional.empty();
    }
    read.ifPresent(
        level -> assertThat(LevelCodec.parse(LevelCodec.format(level))).isEqualTo(level));
  }

  /** A place is before a character of the text, or at the end of a line. */
  private static void assertPlaced(NotationException refusal, String text) {
    String[] lines = text.split("\n", -1);
    assertThat(refusal.line()).isBetween(1, lines.length);
    assertThat(refusal.column()).isBetween(1, lines[refusal.line() - 1].length() + 1);
    assertThat(refusal.problem()).isNotBlank().hasSizeLessThan(700);
  }

  @Provide
  Arbitrary<Level> levels() {
    return LevelArbitraries.levels();
  }

  @Provide
  Arbitrary<String> texts() {
    return LevelMutations.nearly(LevelArbitraries.levels());
  }
}
