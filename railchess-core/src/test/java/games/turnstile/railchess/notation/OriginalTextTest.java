package games.turnstile.railchess.notation;

import static games.turnstile.railchess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OriginalTextTest {
  private static final Charset GB18030 = Charset.forName("GB18030");

  @ParameterizedTest
  @ValueSource(strings = {"", "1 2", "西直门", "Ä", "\uD83D\uDE87", "\u0000"})
  void decode_utf8OrGb18030_isTheText(String text) {
    assertThat(OriginalText.decode(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(text);
    assertThat(OriginalText.decode(text.getBytes(GB18030))).isEqualTo(text);
  }

  @Test
  void decode_byteOrderMark_isDroppedOnce() {
    byte[] marked = "\uFEFF\uFEFFa".getBytes(StandardCharsets.UTF_8);
    byte[] other = "\uFEFF西".getBytes(GB18030);

    assertThat(OriginalText.decode(marked)).isEqualTo("\uFEFFa");
    assertThat(OriginalText.decode(other)).isEqualTo("西");
  }

  @Test
  void decode_neither_isRefusedWhereUtf8Ends() {
    byte[] bytes = "西直门 ?".getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length - 1] = (byte) 0xff;

    assertRefused(
        () -> OriginalText.decode(bytes),
        4,
        "the file is neither UTF-8 nor GB18030 text; save it as UTF-8");
    byte[] marked = "\uFEFFab?".getBytes(StandardCharsets.UTF_8);
    marked[marked.length - 1] = (byte) 0xff;
    assertRefused(() -> OriginalText.decode(marked), 2, "neither");
    assertRefused(() -> OriginalText.decode(new byte[] {(byte) 0xff}), 0, "neither");
  }

  @Test
  void decode_platformWithoutGb18030_saysSo() {
    byte[] bytes = "ab西".getBytes(GB18030);

    assertThat(OriginalText.decode("西".getBytes(StandardCharsets.UTF_8), "x-none")).isEqualTo("西");
    assertRefused(
        () -> OriginalText.decode(bytes, "x-none"),
        2,
        "the file is not UTF-8, and this Java platform cannot read x-none; save it as UTF-8");
  }
}
