package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.InputSource;
import games.turnstile.arcade.support.TextFiles;
import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Level;
import games.turnstile.gambit.Player;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.display.Match;
import games.turnstile.gambit.display.PlainTextDisplay;
import games.turnstile.gambit.notation.RecordCodec;
import java.io.PrintWriter;
import java.nio.file.Path;
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

  @Option(names = "--two-players", description = "No bot: both sides are played here.")
  private boolean twoPlayers;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The same seed makes the bot choose alike (default: another every time).")
  private Long seed;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Go on with the game in this record.")
  private Path resumed;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Write the record here at the end, or when you leave.")
  private Path saved;

  @Mixin private StartOptions start;
  @Spec private CommandSpec command;

  GambitPlay() {}

  @Override
  public void run() {
    GameRecord begun = resumed == null ? GameRecord.start(start.setup()) : resume();
    if (saved != null) {
      TextFiles.requireWritable(saved);
    }
    PrintWriter out = command.commandLine().getOut();
    GameRecord game = Match.play(begun, bots(), new PlainTextDisplay(InputSource.of(command), out));
    out.print("\nThe record:\n" + RecordCodec.format(game));
    out.flush();
    if (saved != null) {
      TextFiles.write(saved, RecordCodec.format(game));
    }
  }

  private GameRecord resume() {
    start.refuseBeside("--resume", command);
    return GambitRecords.parse(resumed, TextFiles.read(resumed));
  }

  private Map<Side, Player> bots() {
    if (twoPlayers) {
      return Map.of();
    }
    long chosen = seed == null ? System.nanoTime() : seed;
    return Map.of(side.opponent(), level.player(chosen));
  }
}
