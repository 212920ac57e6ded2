package games.turnstile.gambit.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Point;
import games.turnstile.gambit.Setup;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Texts are the same where numbers are written with other digits. */
class LocaleTest {
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
  void format_record_hasItsUsualDigits() {
    GameRecord game = GameRecord.start(Setup.initial()).play(TurnCodec.parse("c3xc1"));

    assertThat(RecordCodec.format(game))
        .isEqualTo("gambit 00000000111111112222222200000000 O\nc3xc1\n");
  }

  @Test
  void message_ofARefusal_hasItsUsualDigits() {
    assertThat(catchThrowableOfType(NotationException.class, () -> TurnCodec.parse("c3xc9")))
        .hasMessageStartingWith("at offset 4: ");
    assertThat(catchThrowableOfType(IllegalArgumentException.class, () -> new Point(8, 0)))
        .hasMessageContaining("(8, 0)");
  }
}
