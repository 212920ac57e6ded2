package games.turnstile.arcade.railroadink;

import static org.assertj.core.api.Assertions.assertThat;

import games.turnstile.arcade.support.BotNames;
import games.turnstile.arcade.support.EnumNames;
import games.turnstile.railroadink.Level;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NamesTest {
  @Test
  void texts_ofOptions_nameAllBotsAndLevels() {
    assertThat(Bot.LIST).isEqualTo(String.join(", ", EnumNames.all(Bot.class)));
    assertThat(Bot.LEVELS).isEqualTo(String.join(", ", EnumNames.all(Level.class)));
  }

  @ParameterizedTest
  @EnumSource
  void names_ofBots_tellTheKindAndDiffer(Bot bot) {
    List<String> names = BotNames.of(List.of(bot, Bot.RANDOM, bot, bot));

    assertThat(names).doesNotHaveDuplicates();
    assertThat(List.of(names.get(0), names.get(2), names.get(3)))
        .allMatch(name -> Bots.named(name).orElseThrow() == bot);
  }

  @Test
  void names_ofPeople_areNoBots() {
    assertThat(List.of("Ann", "solver", "bot", "easy bot", "greedy bot x", "Greedy bot"))
        .allMatch(name -> Bots.named(name).isEmpty());
  }
}
