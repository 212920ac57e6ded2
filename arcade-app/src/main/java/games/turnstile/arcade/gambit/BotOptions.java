package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GameSeed;
import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Level;
import games.turnstile.gambit.Player;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.Side;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which two bots play, and their seed. */
final class BotOptions {
  @Option(
      names = "--bots",
      paramLabel = "LEVEL",
      split = ",",
      defaultValue = "hard,hard",
      description = {
        "The two bots, the one that begins first: " + LevelNames.LIST,
        "(default: ${DEFAULT-VALUE})."
      })
  private List<Level> levels;

  @Mixin private GameSeed seed;

  /** The bots, by the side that each plays when this side begins. */
  Map<Side, Player> bots(Side starter) {
    if (levels.size() != 2) {
      throw new BadInputException(
          "--bots: Gambit is for two, such as --bots hard,easy; this names " + levels.size());
    }
    return bots(starter, levels.get(0), levels.get(1), seed.value());
  }

  static Map<Side, Player> bots(Side starter, Level first, Level second, long seed) {
    return Map.of(starter, first.player(seed), starter.opponent(), second.player(~seed));
  }

  static GameRecord playOut(Setup setup, Map<Side, Player> bots) {
    GameRecord game = GameRecord.start(setup);
    while (game.last().outcome().isEmpty()) {
      game = game.play(bots.get(game.last().toMove()).chooseTurn(game.last()));
    }
    return game;
  }
}
