package games.turnstile.railchess.notation;

import static games.turnstile.railchess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.map.RailMap;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Texts are the same where numbers are written with other digits. */
class LocaleTest {
  private static final RailMap MAP =
      RailMap.builder()
          .station(10, 0.25, 0.0001)
          .station(11, 1, 0)
          .track(12, 10, 11)
          .noTransfer(12, 13)
          .build();

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
  void format_map_hasItsUsualDigits() {
    assertThat(MapCodec.format(MAP))
        .isEqualTo(
            """
            railmap text 1
            station 10 0.25 1.0E-4
            station 11 1.0 0.0
            track 12: 10 - 11
            no-transfer 12 13
            """);
    assertThat(RailmapCodec.format(MAP)).contains("\n10 1 0.25 1.0E-4 1 0\n12 11\n");
  }

  @Test
  void parse_files_readsTheUsualDigits() {
    assertThat(MapCodec.parse(MapCodec.format(MAP))).isEqualTo(MAP);
    assertThat(RailmapCodec.parse(RailmapCodec.format(MAP)).value()).isEqualTo(MAP);
    assertThat(GameLogCodec.parse(GameLogCodecTest.FILE).frames()).hasSize(3);
  }

  @Test
  void message_ofARefusal_hasItsUsualDigits() {
    assertRefused(() -> RailmapCodec.parse("17"), 0, "version 17");
  }
}
