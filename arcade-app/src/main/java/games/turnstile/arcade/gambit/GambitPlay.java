package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.InputSource;
import games.turnstile.arcade.support.OpponentOptions;
import games.turnstile.arcade.support.Options;
import games.turnstile.arcade.support.SaveOptions;
import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Level;
import games.turnstile.gambit.Player;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.display.Match;
import games.turnstile.gambit.display.PlainTextDisplay;
import games.turnstile.gambit.notation.RecordCodec;
import java.io.PrintWriter;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets a person play against a bot, or two persons against each other. */
@Command(
    name = "gambit",
    description = "Play Gambit. Type 'help' when it is your turn to see what you can do.",
    mixinStandardHelpOptions = true)
public final class GambitPlay implements Runnable {
  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      defaultValue = "medium",
      description = "The bot's level: " + LevelNames.LIST + " (default: ${DEFAULT-VALUE}).")
  private Level level;

  @Option(
      names = "--side",
      paramLabel = "X|O",
      defaultValue = "O",
      description = "Your side (default: ${DEFAULT-VALUE}).")
  private Side side;

  @Mixin private OpponentOptions opponent;
  @Mixin private SaveOptions save;
  @Mixin private StartOptions start;
  @Spec private CommandSpec command;

  GambitPlay() {}

  @Override
  public void run() {
    Options.refuseIfPresent(command, "--two-players", "--level", "--side", "--seed");
    GameRecord begun = begin();
    save.begin(new GambitRecords(), RecordCodec.format(begun));
    PrintWriter out = command.commandLine().getOut();
    out.println(
        opponent.areTwoPlayers()
            ? "Two players at this screen."
            : "You play %s against a bot of level %s.".formatted(side, LevelNames.of(level)));
    GameRecord game =
        Match.play(
            begun,
            bots(),
            new PlainTextDisplay(InputSource.of(command), out),
            record -> save.keep(RecordCodec.format(record)));
    out.println("\nThe record:\n" + RecordCodec.format(game) + farewell(game));
  }

  private GameRecord begin() {
    Options.refuseIfPresent(command, "--resume", StartOptions.NAMES);
    return save.resumed()
        .map(GambitRecords::parse)
        .orElseGet(() -> GameRecord.start(start.setup()));
  }

  private Map<Side, Player> bots() {
    if (opponent.areTwoPlayers()) {
      return Map.of();
    }
    long chosen = opponent.seed();
    return Map.of(side.opponent(), level.player(chosen));
  }

  private String farewell(GameRecord game) {
    boolean isFinished = game.last().outcome().isPresent();
    String advice = "To go on with it later: put these lines into a file, and --resume FILE.";
    return save.farewell(isFinished).orElse(isFinished ? "" : advice);
  }
}
