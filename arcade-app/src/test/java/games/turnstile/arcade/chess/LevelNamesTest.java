package games.turnstile.arcade.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.puzzlechess.campaign.Campaign;
import org.junit.jupiter.api.Test;

class LevelNamesTest {
  @Test
  void list_namesAllLevelsOfTheCampaign() {
    assertThat(LevelNames.LIST).isEqualTo(String.join(", ", Campaign.names()));
    assertThat(LevelNames.LIST).startsWith(LevelNames.example());
  }

  @Test
  void find_ignoresTheCase() {
    assertThat(LevelNames.find("Knock")).isEqualTo(Campaign.level("knock"));
    assertThat(LevelNames.find("nowhere")).isEmpty();
  }
}
