package games.turnstile.arcade.support;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What the tournaments of all games have in common: options, progress and the table. */
public final class TournamentOptions {
  private static final int PROGRESS_LINES = 20;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "How often each two bots meet (default: ${DEFAULT-VALUE}).")
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

  /** Makes a mixin; picocli fills it in. */
  public TournamentOptions() {}

  /**
   * Plays the tournament and prints its table.
   *
   * @param name the game
   * @param bots the names of the bots
   * @param game plays one game
   * @param output where the table goes
   */
  public void run(String name, List<String> bots, Tournament.Game game, ResultOutput output) {
    Tournament tournament = new Tournament(bots, games, seed);
    String title =
        "tournament %s --seed %s --bots %s".formatted(name, seed, String.join(",", bots));
    try (TournamentLog kept =
        log == null ? TournamentLog.inMemory() : TournamentLog.in(log, title)) {
      PrintWriter err = command.commandLine().getErr();
      if (kept.size() > 0) {
        err.println(kept.size() + " games are in " + log + " already");
      }
      List<Standing> standings =
          tournament.run(game, kept, (done, all) -> showProgress(err, kept.size(), done, all));
      output.print(table(standings), json(standings));
    }
  }

  private static void showProgress(PrintWriter err, int before, int done, int all) {
    int step = Math.max(1, all / PROGRESS_LINES);
    if (done > before && (done % step == 0 || done == all)) {
      err.println(done + " of " + all + " games");
    }
  }

  private static String table(List<Standing> standings) {
    List<String> lines = new ArrayList<>();
    lines.add("bot          games    won  drawn   lost      mean   s.e.");
    for (Standing standing : standings) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%-10s %7d %6d %6d %6d %+9.3f %6.3f",
              standing.bot(),
              standing.games(),
              standing.wins(),
              standing.draws(),
              standing.losses(),
              standing.mean(),
              standing.standardError()));
    }
    return String.join("\n", lines);
  }

  private static List<Map<String, Object>> json(List<Standing> standings) {
    List<Map<String, Object>> json = new ArrayList<>();
    for (Standing standing : standings) {
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("bot", standing.bot());
      row.put("games", standing.games());
      row.put("won", standing.wins());
      row.put("drawn", standing.draws());
      row.put("lost", standing.losses());
      row.put("mean", standing.mean());
      row.put("standardError", standing.standardError());
      json.add(row);
    }
    return json;
  }
}
