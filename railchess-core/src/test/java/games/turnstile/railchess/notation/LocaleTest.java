package games.turnstile.railchess.notation;

import static games.turnstile.railchess.notation.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railchess.Colour;
import games.turnstile.railchess.GameRecord;
import games.turnstile.railchess.Seat;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.map.RailMap;
import java.util.List;
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
  void record_ofAGame_hasItsUsualDigits() {
    Settings settings = new Settings(16, 20, true, 300);
    Seat ann = new Seat("Ann", Colour.PINK, 10);
    Seat bob = new Seat("Bob", Colour.YELLOW, 11);
    GameRecord game = GameRecord.start(new Setup(MAP, settings, List.of(ann, bob), -1234));
    String text = RecordCodec.format(game);

    assertThat(text)
        .startsWith("railchess 1\nmap " + MAP.fingerprint() + "\n| railmap text 1\n| station 10 ")
        .endsWith(
            """
            settings max-number 16 max-stucks 20 hints yes idle-rounds 300
            seed -1234
            seat pink 10 Ann
            seat yellow 11 Bob
            """);
    assertThat(RecordCodec.parse(text)).isEqualTo(game);
    assertRefused(() -> RecordCodec.parse(text + "roll 17"), text.length(), "the game is over");
  }

  @Test
  void colour_inTurkish_hasItsUsualLetters() {
    Locale.setDefault(Locale.forLanguageTag("tr"));

    assertThat(RecordCodec.word(Colour.PINK)).isEqualTo("pink");
  }

  @Test
  void message_ofARefusal_hasItsUsualDigits() {
    assertRefused(() -> RailmapCodec.parse("17"), 0, "version 17");
  }
}
