package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.TournamentOptions;
import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Level;
import games.turnstile.gambit.Setup;
import games.turnstile.gambit.Side;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets the levels play many games. */
@Command(
    name = "gambit",
    description = {
      "Let bots play Gambit, each against each other, beginning in turn.",
      "The means are points ahead of the opponent, with their standard errors."
    },
    mixinStandardHelpOptions = true)
public final class GambitTournament implements Runnable {
  @Option(
      names = "--bots",
      paramLabel = "LEVEL",
      split = ",",
      defaultValue = LevelNames.OPTION,
      description = "The bots: " + LevelNames.LIST + " (default: all).")
  private List<Level> levels;

  @Mixin private TournamentOptions tournament;
  @Mixin private ResultOutput output;

  GambitTournament() {}

  @Override
  public void run() {
    List<String> names = levels.stream().map(LevelNames::of).toList();
    tournament.run("gambit", names, GambitTournament::play, output);
  }

  private static int play(String first, String second, long seed) {
    Setup setup = Setup.initial();
    Side starter = setup.toMove();
    GameRecord game =
        BotOptions.playOut(setup, BotOptions.bots(starter, level(first), level(second), seed));
    return game.last().outcome().orElseThrow().margin(starter);
  }

  private static Level level(String name) {
    return Level.valueOf(name.toUpperCase(Locale.ROOT));
  }
}
