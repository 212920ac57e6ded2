package games.turnstile.arcade;

import games.turnstile.arcade.chess.ChessPerft;
import games.turnstile.arcade.chess.ChessPlay;
import games.turnstile.arcade.chess.ChessPlayOut;
import games.turnstile.arcade.chess.ChessSolve;
import games.turnstile.arcade.chess.ChessTournament;
import games.turnstile.arcade.chess.ChessWatch;
import games.turnstile.arcade.gambit.GambitPerft;
import games.turnstile.arcade.gambit.GambitPlay;
import games.turnstile.arcade.gambit.GambitPlayOut;
import games.turnstile.arcade.gambit.GambitSolve;
import games.turnstile.arcade.gambit.GambitTournament;
import games.turnstile.arcade.gambit.GambitWatch;
import games.turnstile.arcade.railchess.RailchessDestinations;
import games.turnstile.arcade.railchess.RailchessPlay;
import games.turnstile.arcade.railchess.RailchessPlayOut;
import games.turnstile.arcade.railchess.RailchessTournament;
import games.turnstile.arcade.railchess.RailchessWatch;
import games.turnstile.arcade.railroadink.RailroadInkPlay;
import games.turnstile.arcade.railroadink.RailroadInkPlayOut;
import games.turnstile.arcade.railroadink.RailroadInkScore;
import games.turnstile.arcade.railroadink.RailroadInkTournament;
import games.turnstile.arcade.railroadink.RailroadInkWatch;
import games.turnstile.arcade.support.InputSource;
import games.turnstile.arcade.support.Prompt;
import games.turnstile.arcade.xiangqi.XiangqiPerft;
import games.turnstile.arcade.xiangqi.XiangqiPlay;
import games.turnstile.arcade.xiangqi.XiangqiPlayOut;
import games.turnstile.arcade.xiangqi.XiangqiTournament;
import games.turnstile.arcade.xiangqi.XiangqiWatch;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The command {@code ./arcade}. */
@Command(
    name = "arcade",
    description = "Board games in the terminal. Without a command: a menu.",
    versionProvider = Arcade.Version.class,
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "[COMMAND]",
    subcommands = {
      Arcade.Play.class,
      Arcade.Watch.class,
      Arcade.Solve.class,
      Arcade.Perft.class,
      Arcade.Destinations.class,
      Arcade.Score.class,
      Arcade.PlayOut.class,
      Arcade.TournamentOf.class,
      CheckCommand.class,
      ConvertCommand.class,
      CommandLine.HelpCommand.class
    })
public final class Arcade implements Callable<Integer>, InputSource {
  private final BufferedReader in;

  @Spec private CommandSpec spec;

  private Arcade(BufferedReader in) {
    this.in = in;
  }

  /**
   * Runs a command and ends the process with its exit code.
   *
   * @param args the command and its options
   */
  public static void main(String[] args) {
    // Everything is told in English, and numbers are written as people type them.
    Locale.setDefault(Locale.ROOT);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
    // Unlike picocli's own writer, this one notices when nothing can be written any more.
    PrintWriter out = new PrintWriter(System.out, true);
    System.exit(commandLine(in).setOut(out).execute(args));
  }

  /**
   * {@return the whole command with all its subcommands, ready to be executed}
   *
   * @param in where people's answers come from
   */
  public static CommandLine commandLine(BufferedReader in) {
    return new CommandLine(new Arcade(in))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .registerConverter(int.class, text -> number(text, Integer::valueOf))
        .registerConverter(Integer.class, text -> number(text, Integer::valueOf))
        .registerConverter(long.class, text -> number(text, Long::valueOf))
        .registerConverter(Long.class, text -> number(text, Long::valueOf))
        .registerConverter(Double.class, Arcade::fraction)
        .setParameterExceptionHandler(Failures::badParameter)
        .setExecutionExceptionHandler(Failures::failedExecution);
  }

  private static <N> N number(String text, Function<String, N> parse) {
    try {
      return parse.apply(text);
    } catch (NumberFormatException malformed) {
      throw new TypeConversionException("'" + text + "' is not a whole number, or out of range");
    }
  }

  private static Double fraction(String text) {
    try {
      return Double.valueOf(text);
    } catch (NumberFormatException malformed) {
      throw new TypeConversionException("'" + text + "' is not a number");
    }
  }

  @Override
  public Integer call() {
    CommandLine arcade = spec.commandLine();
    return new Menu(arcade, new Prompt(in, arcade.getOut())).run();
  }

  @Override
  public BufferedReader input() {
    return in;
  }

  /** The version that the jar was built as. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Arcade.class.getPackage().getImplementationVersion();
      return new String[] {"Turnstile arcade " + (version == null ? "unpackaged" : version)};
    }
  }

  @Command(
      name = "play",
      description = "Play a game against bots, with others at this screen, or alone.",
      mixinStandardHelpOptions = true,
      subcommands = {
        GambitPlay.class,
        RailchessPlay.class,
        RailroadInkPlay.class,
        XiangqiPlay.class,
        ChessPlay.class
      })
  static final class Play {}

  @Command(
      name = "watch",
      description = "Watch bots play.",
      mixinStandardHelpOptions = true,
      subcommands = {
        GambitWatch.class,
        RailchessWatch.class,
        RailroadInkWatch.class,
        XiangqiWatch.class,
        ChessWatch.class
      })
  static final class Watch {}

  @Command(
      name = "solve",
      description = "Find the best play and what it leads to.",
      mixinStandardHelpOptions = true,
      subcommands = {GambitSolve.class, ChessSolve.class})
  static final class Solve {}

  @Command(
      name = "perft",
      description = "Count the ways in which a game can go on.",
      mixinStandardHelpOptions = true,
      subcommands = {GambitPerft.class, XiangqiPerft.class, ChessPerft.class})
  static final class Perft {}

  @Command(
      name = "destinations",
      description = "Tell where a move can lead.",
      mixinStandardHelpOptions = true,
      subcommands = RailchessDestinations.class)
  static final class Destinations {}

  @Command(
      name = "score",
      description = "Tell what a board scores.",
      mixinStandardHelpOptions = true,
      subcommands = RailroadInkScore.class)
  static final class Score {}

  @Command(
      name = "play-out",
      description = "Print the record of a game between bots.",
      mixinStandardHelpOptions = true,
      subcommands = {
        GambitPlayOut.class,
        RailchessPlayOut.class,
        RailroadInkPlayOut.class,
        XiangqiPlayOut.class,
        ChessPlayOut.class
      })
  static final class PlayOut {}

  @Command(
      name = "tournament",
      description = "Let bots play many games and print a table.",
      mixinStandardHelpOptions = true,
      subcommands = {
        GambitTournament.class,
        RailchessTournament.class,
        RailroadInkTournament.class,
        XiangqiTournament.class,
        ChessTournament.class
      })
  static final class TournamentOf {}
}
