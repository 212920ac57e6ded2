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

  @Test
  void find_countsFromOne() {
    assertThat(LevelNames.find("1")).isEqualTo(Campaign.level("knock"));
    assertThat(LevelNames.find("15")).isEqualTo(Campaign.level("noon"));
    assertThat(LevelNames.find("0")).isEmpty();
    assertThat(LevelNames.find("16")).isEmpty();
  }
}
