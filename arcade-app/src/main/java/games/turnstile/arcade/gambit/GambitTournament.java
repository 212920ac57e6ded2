package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.Schedule;
import games.turnstile.arcade.support.TournamentOptions;
import games.turnstile.arcade.support.TournamentTable;
import games.turnstile.gambit.Level;
import games.turnstile.gambit.Position;
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
    tournament.run(
        "gambit",
        names,
        Schedule.pairs(names.size(), tournament.games()),
        GambitTournament::play,
        TournamentTable.FOR_TWO,
        output);
  }

  private static List<Integer> play(List<String> bots, long seed) {
    Setup setup = Setup.initial();
    Side starter = setup.toMove();
    Level first = level(bots.get(0));
    Level second = level(bots.get(1));
    Position end = BotOptions.playOut(setup, BotOptions.bots(starter, first, second, seed)).last();
    return List.of(end.score(starter), end.score(starter.opponent()));
  }

  private static Level level(String name) {
    return Level.valueOf(name.toUpperCase(Locale.ROOT));
  }
}
