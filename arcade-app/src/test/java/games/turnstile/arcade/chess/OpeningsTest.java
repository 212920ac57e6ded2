package games.turnstile.arcade.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.play.GameRecord;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class OpeningsTest {
  @Test
  void openings_arePlayedByChance_withWhiteToMove() {
    List<GameRecord> begun = LongStream.range(0, 300).mapToObj(Openings::begin).toList();

    assertThat(begun).allMatch(game -> game.entries().size() % 2 == 0);
    assertThat(begun.stream().distinct().count()).isGreaterThan(25);
    assertThat(Openings.begin(7)).isEqualTo(Openings.begin(7));
  }
}
