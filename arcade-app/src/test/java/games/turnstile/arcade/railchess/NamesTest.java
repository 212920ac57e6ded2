package games.turnstile.arcade.railchess;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.railchess.Level;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NamesTest {
  @Test
  void texts_ofOptions_nameAllLevelsAndMaps() {
    assertThat(Bots.LEVELS).isEqualTo(String.join(", ", EnumNames.all(Level.class)));
    assertThat(MapNames.LIST).isEqualTo(String.join(", ", MapNames.all()));
  }

  @ParameterizedTest
  @EnumSource
  void names_ofBots_tellTheLevelAndDiffer(Level level) {
    List<String> names = Bots.names(List.of(level, Level.RANDOM, level, level));

    assertThat(names).doesNotHaveDuplicates();
    assertThat(List.of(names.get(0), names.get(2), names.get(3)))
        .allMatch(name -> Bots.level(name).orElseThrow() == level);
  }

  @Test
  void names_ofPeople_areNoBots() {
    assertThat(List.of("Ann", "greedy", "bot", "greedy bot x", "Greedy bot"))
        .allMatch(name -> Bots.level(name).isEmpty());
  }
}
