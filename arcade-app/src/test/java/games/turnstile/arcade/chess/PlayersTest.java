package games.turnstile.arcade.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.puzzlechess.Pastor;
import games.turnstile.puzzlechess.scene.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayersTest {
  @Test
  void comments_tellWhoPlays() {
    for (Players players :
        List.of(
            new Players(Map.of()),
            new Players(Map.of(Side.WHITE, Pastor.NOVICE)),
            new Players(Map.of(Side.WHITE, Pastor.MASTER, Side.BLACK, Pastor.BEGINNER)))) {
      assertThat(Players.in(players.comments() + "puzzle-chess-record 1\n")).contains(players);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "# White: a person\n",
        "# White: a person\n# Black: divine Pastor\n",
        "| # White: a person\n| # Black: a person\n"
      })
  void otherTexts_tellNothing(String text) {
    assertThat(Players.in(text)).isEmpty();
  }

  @Test
  void levels_areAllNamed() {
    assertThat(Bots.LEVELS).isEqualTo(String.join(", ", EnumNames.all(Pastor.class)));
  }
}
