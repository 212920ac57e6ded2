package games.turnstile.arcade.gambit;

import games.turnstile.arcade.support.BadInputException;
import games.turnstile.arcade.support.InputSource;
import games.turnstile.arcade.support.Options;
import games.turnstile.arcade.support.TextFiles;
import games.turnstile.gambit.GameRecord;
import games.turnstile.gambit.Level;
import games.turnstile.gambit.Player;
import games.turnstile.gambit.Side;
import games.turnstile.gambit.display.Match;
import games.turnstile.gambit.display.PlainTextDisplay;
import games.turnstile.gambit.notation.RecordCodec;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
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
      description = {
        "Go on with the game in this record, and keep it up to date",
        "unless --save names another file."
      })
  private Path resumed;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Keep the record here, after every turn.")
  private Path saved;

  @Mixin private StartOptions start;
  @Spec private CommandSpec command;

  GambitPlay() {}

  @Override
  public void run() {
    if (twoPlayers) {
      Options.refuse(command, "--two-players", "--level", "--side", "--seed");
    }
    GameRecord begun = resumed == null ? GameRecord.start(start.setup()) : resume();
    Optional<Path> file = Optional.ofNullable(saved == null ? resumed : saved);
    file.ifPresent(GambitPlay::requireReplaceable);
    file.ifPresent(path -> keep(path, begun));
    PrintWriter out = command.commandLine().getOut();
    out.println(
        twoPlayers
            ? "Two players at this screen."
            : "You play %s against a bot of level %s.".formatted(side, LevelNames.of(level)));
    GameRecord game =
        Match.play(
            begun,
            bots(),
            new PlainTextDisplay(InputSource.of(command), out),
            record -> file.ifPresent(path -> keep(path, record)));
    out.println("\nThe record:\n" + RecordCodec.format(game) + farewell(game, file));
  }

  private GameRecord resume() {
    Options.refuse(command, "--resume", StartOptions.NAMES);
    return GambitRecords.parse(resumed, TextFiles.read(resumed));
  }

  private Map<Side, Player> bots() {
    if (twoPlayers) {
      return Map.of();
    }
    long chosen = seed == null ? System.nanoTime() : seed;
    return Map.of(side.opponent(), level.player(chosen));
  }

  private static void requireReplaceable(Path file) {
    if (Files.exists(file)) {
      String text = TextFiles.read(file);
      if (!text.isEmpty() && !GambitRecords.recognise(text)) {
        throw new BadInputException(file + " exists and is no Gambit record; name another file");
      }
    }
  }

  private static void keep(Path file, GameRecord game) {
    TextFiles.replace(file, RecordCodec.format(game));
  }

  private static String farewell(GameRecord game, Optional<Path> file) {
    if (game.last().outcome().isPresent()) {
      return file.map(path -> "It is kept in " + path + ".").orElse("");
    }
    return file.map(path -> "It is kept in %1$s; --resume %1$s goes on with it.".formatted(path))
        .orElse("To go on with it later: put these lines into a file, and --resume FILE.");
  }
}
