package games.turnstile.gambit.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.gambit.GambitArbitraries;
import games.turnstile.gambit.Position;
import games.turnstile.gambit.TextArbitraries;
import games.turnstile.gambit.Turn;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;

/** Whatever text it gets, a codec reads it rightly or refuses it with a place in the text. */
@Domain(GambitArbitraries.class)
class FuzzTest {
  @Property(tries = 3000)
  void board_anyText_isReadOrRefused(@ForAll("boardTexts") String text) {
    assertReadOrRefused(text, BoardCodec::parse, BoardCodec::format);
  }

  @Property(tries = 3000)
  void position_anyText_isReadOrRefused(@ForAll("positionTexts") String text) {
    assertReadOrRefused(text, PositionCodec::parse, PositionCodec::format);
  }

  @Property(tries = 3000)
  void turn_anyText_isReadOrRefused(@ForAll("turnTexts") String text) {
    assertReadOrRefused(text, TurnCodec::parse, TurnCodec::format);
  }

  @Property(tries = 3000)
  void turnInPosition_anyText_isLegalOrRefused(
      @ForAll("turnTexts") String text, @ForAll Position position) {
    assertReadOrRefused(text, any -> TurnCodec.parse(any, position), TurnCodec::format);
    try {
      Turn turn = TurnCodec.parse(text, position);
      assertThat(position.legalTurns()).contains(turn);
    } catch (NotationException refusal) {
      assertThat(refusal.violation().isPresent()).isEqualTo(isWellFormed(text));
    }
  }

  private static boolean isWellFormed(String text) {
    return text.matches("[a-h][1-4](x[a-h][1-4])*");
  }

  @Property(tries = 3000)
  void record_anyText_isReadOrRefused(@ForAll("recordTexts") String text) {
    assertReadOrRefused(text, RecordCodec::parse, RecordCodec::format);
  }

  private static <T> void assertReadOrRefused(
      String text, Function<String, T> parse, Function<T, String> format) {
    T value;
    try {
      value = parse.apply(text);
    } catch (NotationException refusal) {
      assertThat(refusal.offset()).isBetween(0, text.length());
      assertThat(refusal).hasMessageContaining("offset " + refusal.offset() + ":");
      return;
    }
    String formatted = format.apply(value);
    assertThat(parse.apply(formatted)).isEqualTo(value);
    assertThat(format.apply(parse.apply(formatted))).isEqualTo(formatted);
    // Only spaces between ranks and line ends have more than one spelling.
    assertThat(text.replaceAll("[ \r\n]", "")).isEqualTo(formatted.replaceAll("[ \n]", ""));
  }

  @Provide
  Arbitrary<String> boardTexts() {
    return nearly(GambitArbitraries.boards().map(BoardCodec::format));
  }

  @Provide
  Arbitrary<String> positionTexts() {
    return nearly(GambitArbitraries.positions().map(PositionCodec::format));
  }

  @Provide
  Arbitrary<String> turnTexts() {
    return nearly(GambitArbitraries.turns().map(TurnCodec::format));
  }

  @Provide
  Arbitrary<String> recordTexts() {
    return nearly(GambitArbitraries.games().map(RecordCodec::format));
  }

  private static Arbitrary<String> nearly(Arbitrary<String> valid) {
    return Arbitraries.oneOf(
            TextArbitraries.mutated(valid), TextArbitraries.mutated(valid), TextArbitraries.any())
        .withoutEdgeCases();
  }
}
