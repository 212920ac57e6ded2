package games.turnstile.arcade.railroadink;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.BotNames;
import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.Options;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.Schedule;
import games.turnstile.arcade.support.TournamentOptions;
import games.turnstile.arcade.support.TournamentTable;
import games.turnstile.railroadink.Dice;
import games.turnstile.railroadink.Player;
import games.turnstile.railroadink.Progress;
import games.turnstile.railroadink.ScoreCard;
import games.turnstile.railroadink.Setup;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets the bots play many games. */
@Command(
    name = "railroadink",
    description = {
      "Let bots play Railroad Ink, each on its own sheet; in each game all have the same dice.",
      "The table has each bot's mean points with their standard errors, and its least and most."
    },
    mixinStandardHelpOptions = true)
public final class RailroadInkTournament implements Runnable {
  private static final double LEAST_SECONDS = 0.001;
  private static final double MOST_SECONDS = 86_400;

  @Option(
      names = "--bots",
      paramLabel = "BOT",
      split = ",",
      defaultValue = "random,greedy,strong",
      description =
          "The bots, one to six: "
              + Bot.LIST
              + ", of which the last knows all dice beforehand (default: ${DEFAULT-VALUE}).")
  private List<Bot> kinds;

  @Option(
      names = "--seconds-per-game",
      paramLabel = "X",
      description =
          "Let strong and solver think for so many seconds in each game, instead of --steps."
              + " Results then depend on the machine and on what else it does, and cannot be had"
              + " again exactly.")
  private Double seconds;

  @Mixin private StepsOption steps;
  @Mixin private TournamentOptions tournament;
  @Mixin private ResultOutput output;
  @Spec private CommandSpec command;

  RailroadInkTournament() {}

  @Override
  public void run() {
    Options.refuseIfPresent(command, "--seconds-per-game", "--steps");
    List<String> players = BotNames.of(kinds);
    Bots.setup("--bots", players, 0);
    Thinking thinking = thinking();
    Stopwatch watch = new Stopwatch(kinds.size());
    tournament.run(
        "railroadink " + (seconds == null ? "--steps " + steps.steps() : limit()),
        kinds.stream().map(EnumNames::of).toList(),
        Schedule.sideBySide(kinds.size(), tournament.games()),
        (bots, seed) -> play(new Setup(players, seed), thinking, watch),
        TournamentTable.SIDE_BY_SIDE,
        output);
    watch.report(players).ifPresent(command.commandLine().getErr()::println);
  }

  private String limit() {
    return "--seconds-per-game " + seconds;
  }

  private Thinking thinking() {
    if (seconds == null) {
      return steps.thinking();
    }
    // Written so that what is not a number fails too.
    if (!(seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS)) {
      throw new BadInputException("--seconds-per-game must be 0.001 to 86400, not " + seconds);
    }
    return Thinking.ofSeconds(seconds);
  }

  private static List<Integer> play(Setup setup, Thinking thinking, Stopwatch watch) {
    Dice dice = Dice.seeded(setup.seed());
    Map<Integer, Player> bots = Bots.in(setup, dice, thinking, Progress.none());
    bots.replaceAll(watch::timed);
    watch.countGame();
    return Bots.playOut(setup, dice, bots).last().outcome().orElseThrow().scores().stream()
        .map(ScoreCard::total)
        .toList();
  }
}
