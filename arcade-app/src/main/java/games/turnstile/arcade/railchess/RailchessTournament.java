package games.turnstile.arcade.railchess;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.Schedule;
import games.turnstile.arcade.support.TournamentOptions;
import games.turnstile.arcade.support.TournamentTable;
import games.turnstile.railchess.Level;
import games.turnstile.railchess.Settings;
import games.turnstile.railchess.Setup;
import games.turnstile.railchess.map.RailMap;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets the levels play many games. */
@Command(
    name = "railchess",
    description = {
      "Let bots play Railchess, all at one table; the order of turns rotates from game to game.",
      "The table has each bot's first places, where one that is shared counts as a share, and its"
          + " mean points, both with standard errors."
    },
    mixinStandardHelpOptions = true)
public final class RailchessTournament implements Runnable {
  @Option(
      names = "--bots",
      paramLabel = "LEVEL",
      split = ",",
      defaultValue = "random,greedy,strong",
      description = "The bots, two to four: " + Bots.LEVELS + " (default: ${DEFAULT-VALUE}).")
  private List<Level> levels;

  @Mixin private TournamentOptions tournament;
  @Mixin private MapOptions mapOptions;
  @Mixin private SettingsOptions settingsOptions;
  @Mixin private ResultOutput output;

  RailchessTournament() {}

  @Override
  public void run() {
    RailMap map = mapOptions.map();
    Settings settings = settingsOptions.settings();
    List<String> names = levels.stream().map(EnumNames::of).toList();
    BotGameOptions.draw("--bots", map, names, settings, 0);
    tournament.run(
        "railchess --map %s %s".formatted(map.fingerprint(), SettingsOptions.text(settings)),
        names,
        Schedule.oneTable(names.size(), tournament.games()),
        (bots, seed) -> play(map, settings, bots, seed),
        TournamentTable.FOR_SEVERAL,
        output);
  }

  private static List<Integer> play(RailMap map, Settings settings, List<String> bots, long seed) {
    List<String> players =
        Bots.names(
            bots.stream().map(name -> Level.valueOf(name.toUpperCase(Locale.ROOT))).toList());
    Setup drawn = Setup.draw(map, players, settings, seed);
    return Bots.playOut(Bots.inOrder(drawn, players)).last().outcome().orElseThrow().points();
  }
}
