package games.turnstile.puzzlechess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.play.GameArbitraries;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.scene.Side;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

@Domain(GameArbitraries.class)
@Domain(net.jqwik.api.domains.DomainContext.Global.class)
class RecordLawsTest {
  private static final String ALPHABET = "abcdefgh12345678 ().,:|\"\\#=@-\n\r\t\u00e9\uFEFF\uD83D";

  @Property(tries = 200)
  void a_record_that_is_written_is_read_back(@ForAll GameRecord record) {
    String text = RecordCodec.format(record);
    GameRecord read = RecordCodec.parse(text);
    assertThat(read).isEqualTo(record);
    assertThat(read.position()).isEqualTo(record.position());
    assertThat(read.outcome()).isEqualTo(record.outcome());
    assertThat(read.usedMillis(Side.BLACK)).isEqualTo(record.usedMillis(Side.BLACK));
    assertThat(read.leftMillis(Side.WHITE)).isEqualTo(record.leftMillis(Side.WHITE));
    assertThat(RecordCodec.format(read)).isEqualTo(text);
  }

  @Property(tries = 400)
  void any_text_is_read_or_refused_at_a_place(@ForAll GameRecord record, @ForAll long seed) {
    String text = edited(RecordCodec.format(record), new Random(seed));
    readOrRefused(text)
        .ifPresent(read -> assertThat(RecordCodec.parse(RecordCodec.format(read))).isEqualTo(read));
  }

  private static Optional<GameRecord> readOrRefused(String text) {
    try {
      return Optional.of(RecordCodec.parse(text));
    } catch (NotationException refusal) {
      assertThat(refusal.offset()).isBetween(0, text.length());
      assertThat(refusal.problem()).isNotBlank().hasSizeLessThan(600);
      return Optional.empty();
    }
  }

  /** Mostly behind the level, whose text has laws of its own. */
  private static String edited(String text, Random random) {
    StringBuilder edited = new StringBuilder(text);
    int first = random.nextInt(4) == 0 ? 0 : text.indexOf("\nmoves");
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = Math.min(first + random.nextInt(text.length() - first), edited.length());
      int end = Math.min(at + random.nextInt(4), edited.length());
      switch (random.nextInt(4)) {
        case 0 -> edited.insert(at, ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        case 1 -> edited.delete(at, end);
        case 2 -> edited.insert(at, edited.substring(at, end));
        default -> edited.setLength(random.nextBoolean() ? at : edited.length());
      }
    }
    return edited.toString();
  }
}
