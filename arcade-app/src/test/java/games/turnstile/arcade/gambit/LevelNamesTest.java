package games.turnstile.arcade.gambit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LevelNamesTest {
  @Test
  void texts_ofOptions_nameAllLevels() {
    assertThat(LevelNames.OPTION).isEqualTo(String.join(",", LevelNames.all()));
    assertThat(LevelNames.LIST).isEqualTo(String.join(", ", LevelNames.all()));
  }
}
