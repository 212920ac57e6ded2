package games.turnstile.railroadink.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.railroadink.GameRecord;
import games.turnstile.railroadink.Sheet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is written can be read again. */
class RoundTripTest {
  @Property(tries = 500)
  void boardString_ofAnySheet_readsBackAsTheSheet(@ForAll("sheets") Sheet sheet) {
    String text = BoardCodec.format(sheet);

    assertThat(text).hasSize(5 * sheet.placements().size());
    assertThat(BoardCodec.parse(text)).isEqualTo(sheet);
    assertThat(BoardCodec.parsePlacements(text)).isEqualTo(sheet.placements());
  }

  @Property(tries = 50)
  void record_afterAnyMoveOfAnyGame_readsBackAsTheGame(@ForAll("games") GameRecord whole) {
    for (int count = 0; count <= whole.moves().size(); count++) {
      GameRecord game = whole.first(count);
      String text = RecordCodec.format(game);
      GameRecord read = RecordCodec.parse(text);

      assertThat(read).isEqualTo(game).hasSameHashCodeAs(game);
      assertThat(RecordCodec.format(read)).isEqualTo(text);
      assertThat(text.lines()).hasSize(3 + game.last().rolls());
      assertThat(read.moves()).containsExactlyInAnyOrderElementsOf(game.moves());
    }
  }

  @Provide
  Arbitrary<Sheet> sheets() {
    return GameArbitraries.sheets();
  }

  @Provide
  Arbitrary<GameRecord> games() {
    return GameArbitraries.games();
  }
}
