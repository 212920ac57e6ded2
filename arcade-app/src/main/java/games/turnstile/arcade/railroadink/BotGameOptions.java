package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.BotNames;
import games.turnstile.arcade.support.GameSeed;
import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.Setup;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a game between bots. */
final class BotGameOptions {
  @Option(
      names = "--bots",
      paramLabel = "BOT",
      split = ",",
      defaultValue = "greedy",
      description =
          "The bots, one to six: "
              + Bot.LIST
              + ", of which the last knows all dice beforehand (default: ${DEFAULT-VALUE}).")
  private List<Bot> bots;

  @Mixin private GameSeed seed;
  @Mixin private DiceOption dice;
  @Mixin private StepsOption steps;

  Setup setup() {
    return Bots.setup("--bots", BotNames.of(bots), seed.value());
  }

  Dice dice() {
    return dice.dice(seed.value());
  }

  Thinking thinking() {
    return steps.thinking();
  }
}
