package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GameSeed;
import games.turnstile.xiangqi.GameRecord;
import games.turnstile.xiangqi.Level;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.notation.NamedRecord;
import games.turnstile.xiangqi.variant.Side;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a game between bots. */
final class BotGameOptions {
  @Option(
      names = "--bots",
      paramLabel = "LEVEL",
      split = ",",
      defaultValue = "medium,medium",
      description = "The two bots, Red first: " + Bots.LEVELS + " (default: ${DEFAULT-VALUE}).")
  private List<Level> levels;

  @Mixin private GameSeed seed;
  @Mixin private BudgetOptions budget;
  @Mixin private LengthOption length;
  @Mixin private GameOptions game;

  /** The game before its first move. */
  NamedRecord begin() {
    if (levels.size() != 2) {
      throw new BadInputException(
          "--bots: Xiangqi is for two, such as --bots hard,easy; this names " + levels.size());
    }
    budget.check();
    length.check();
    return new NamedRecord(
        GameRecord.start(game.setup()), Bots.names(levels.get(0), levels.get(1)));
  }

  Map<Side, Player> bots(NamedRecord begun) {
    return Bots.in(begun, seed.value(), budget);
  }

  int mostMoves() {
    return length.mostMoves();
  }
}
