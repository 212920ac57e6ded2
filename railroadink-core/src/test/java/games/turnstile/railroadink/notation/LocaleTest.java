package games.turnstile.railroadink.notation;

import static games.turnstile.railroadink.notation.Refusals.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.Diagram;
import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Sheet;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Texts are the same where numbers are written with other digits. */
class LocaleTest {
  private static final String RECORD =
      """
      railroadink record 1
      seed -1234
      players Ann
      1 A1A1A4B2 | A4A12 B2B16
      """;

  private final Locale usual = Locale.getDefault();

  @BeforeEach
  void useOtherDigits() {
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    assertThat("%d".formatted(4)).isNotEqualTo("4");
  }

  @AfterEach
  void useTheUsualDigits() {
    Locale.setDefault(usual);
  }

  @Test
  void record_ofAGame_hasItsUsualDigits() {
    GameRecord game = RecordCodec.parse(RECORD);

    assertThat(RecordCodec.format(game)).isEqualTo(RECORD);
    assertThat(BoardCodec.format(game.last().sheet(0))).isEqualTo("A4A12B2B16");
    assertThat(RollCodec.formatAll(game.rolls())).isEqualTo("A1A1A4B2");
  }

  @Test
  void diagram_ofASheet_hasItsUsualDigits() {
    assertThat(Diagram.of(Sheet.empty())).contains("0      1      2      3      4      5      6");
  }

  @Test
  void message_ofARefusal_hasItsUsualDigits() {
    assertMalformed(PlacementCodec::parse, "B^3A53", "a face of die B, 0 to 2, found '3'");
    assertMalformed(BoardCodec::parse, "^", "1 to 31 placements");
    assertMalformed(
        RecordCodec::parse, RECORD + "^3", "the number of the next round, which is 2, found '3'");
  }
}
