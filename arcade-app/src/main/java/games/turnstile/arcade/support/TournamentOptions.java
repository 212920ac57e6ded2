package games.turnstile.arcade.support;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What the tournaments of all games have in common: options, progress and the table. */
public final class TournamentOptions {
  private static final int PROGRESS_LINES = 20;
  private static final int MOST_THREADS = 64;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description =
          "How many games are played; in a game for two, by each two bots"
              + " (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "The same seed gives the same games (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Keep the results here as they come; if the file exists, go on from there.")
  private Path log;

  @Option(
      names = "--threads",
      paramLabel = "T",
      defaultValue = "1",
      description =
          "How many games are played at a time; the results are the same, unless bots think for a"
              + " time and have to share the machine (default: ${DEFAULT-VALUE}).")
  private int threads;

  /** Makes a mixin; picocli fills it in. */
  public TournamentOptions() {}

  /**
   * {@return how many games are asked for}
   *
   * @throws BadInputException if there are none
   */
  public int games() {
    if (games < 1) {
      throw new BadInputException("a tournament needs at least one game, not " + games);
    }
    return games;
  }

  /**
   * Plays the tournament and prints its table.
   *
   * @param name the game, with all options on which results depend
   * @param bots the names of the bots
   * @param schedule which of them play in each game
   * @param game plays one game; several threads may ask it at a time
   * @param table what is told of each bot
   * @param output where the table goes
   */
  public void run(
      String name,
      List<String> bots,
      Schedule schedule,
      Tournament.Game game,
      TournamentTable table,
      ResultOutput output) {
    if (threads < 1 || threads > MOST_THREADS) {
      throw new BadInputException(
          "--threads must be 1 to %s, not %s".formatted(MOST_THREADS, threads));
    }
    Tournament tournament = new Tournament(bots, schedule, seed);
    String title =
        "tournament %s --seed %s --bots %s".formatted(name, seed, String.join(",", bots));
    try (TournamentLog kept =
        log == null ? TournamentLog.inMemory() : TournamentLog.in(log, title, schedule.seats())) {
      PrintWriter err = command.commandLine().getErr();
      if (kept.size() > 0) {
        err.println(kept.size() + " games are in " + log + " already");
      }
      List<Standing> standings =
          tournament.run(
              game, threads, kept, (done, all) -> showProgress(err, kept.size(), done, all));
      output.print(table.text(standings), table.json(standings));
    }
  }

  private static void showProgress(PrintWriter err, int before, int done, int all) {
    int step = Math.max(1, all / PROGRESS_LINES);
    if (done > before && (done % step == 0 || done == all)) {
      err.println(done + " of " + all + " games");
    }
  }
}
