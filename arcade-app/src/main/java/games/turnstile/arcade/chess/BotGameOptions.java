package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.GameSeed;
import games.turnstile.puzzlechess.Pastor;
import games.turnstile.puzzlechess.Player;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Side;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a game between bots. */
final class BotGameOptions {
  @Option(
      names = "--bots",
      paramLabel = "PASTOR",
      split = ",",
      defaultValue = "skilled,skilled",
      converter = PastorReader.class,
      description = "The two bots, White first: " + Bots.LEVELS + " (default: ${DEFAULT-VALUE}).")
  private List<Pastor> levels;

  @Mixin private GameSeed seed;
  @Mixin private BudgetOptions budget;
  @Mixin private LengthOption length;
  @Mixin private StartOptions start;

  /** What is played; the start of orthodox chess unless the options say otherwise. */
  Level level() {
    if (levels.size() != 2) {
      throw new BadInputException(
          "--bots: chess is for two, such as --bots expert,novice; this names " + levels.size());
    }
    budget.check();
    length.check();
    return start.level().orElseGet(FenOption::start);
  }

  Players players() {
    return new Players(Map.of(Side.WHITE, levels.get(0), Side.BLACK, levels.get(1)));
  }

  /** The bots at a board, who see the clock. */
  Map<Side, Bot> bots() {
    return players().bots(budget, seed.value());
  }

  /** The whole game, in which no time passes. */
  GameRecord playOut() {
    GameRecord begun = GameRecord.start(level());
    Map<Side, Player> bots = new EnumMap<>(Side.class);
    players()
        .bots()
        .forEach(
            (side, level) -> bots.put(side, budget.player(level, Bots.seed(side, seed.value()))));
    return Bots.playOut(begun, bots, length.mostMoves());
  }

  int mostMoves() {
    return length.mostMoves();
  }
}
