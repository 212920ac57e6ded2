package games.turnstile.arcade.xiangqi;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.Schedule;
import games.turnstile.arcade.support.TournamentOptions;
import games.turnstile.arcade.support.TournamentTable;
import games.turnstile.xiangqi.Level;
import games.turnstile.xiangqi.Outcome;
import games.turnstile.xiangqi.Player;
import games.turnstile.xiangqi.Setup;
import games.turnstile.xiangqi.variant.Side;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets the levels play many games. */
@Command(
    name = "xiangqi",
    description = {
      "Let bots play full xiangqi or any variant, each against each other, beginning in turn.",
      "A win counts 1 and a loss -1; a game that is broken off is drawn."
    },
    mixinStandardHelpOptions = true)
public final class XiangqiTournament implements Runnable {
  @Option(
      names = "--bots",
      paramLabel = "LEVEL",
      split = ",",
      defaultValue = "easy,medium,hard",
      description = "The bots: " + Bots.LEVELS + " (default: all).")
  private List<Level> levels;

  @Mixin private TournamentOptions tournament;
  @Mixin private BudgetOptions budget;
  @Mixin private LengthOption length;
  @Mixin private GameOptions game;
  @Mixin private ResultOutput output;

  XiangqiTournament() {}

  @Override
  public void run() {
    budget.check();
    length.check();
    Setup setup = game.setup();
    List<String> names = levels.stream().map(EnumNames::of).toList();
    tournament.run(
        "xiangqi --variant %s %s --max-moves %s"
            .formatted(Fingerprint.of(setup), budget.text(setup.ruleset()), length.mostMoves()),
        names,
        Schedule.pairs(names.size(), tournament.games()),
        (bots, seed) -> play(setup, bots, seed),
        TournamentTable.FOR_TWO,
        output);
  }

  private List<Integer> play(Setup setup, List<String> bots, long seed) {
    Side first = setup.toMove();
    Map<Side, Player> players =
        Map.of(first, player(bots.get(0), seed), first.opponent(), player(bots.get(1), ~seed));
    Optional<Side> winner =
        Bots.playOut(setup, players, length.mostMoves()).last().outcome().flatMap(Outcome::winner);
    return List.of(
        winner.filter(first::equals).isPresent() ? 1 : 0,
        winner.filter(first.opponent()::equals).isPresent() ? 1 : 0);
  }

  private Player player(String bot, long seed) {
    return budget.player(Level.valueOf(bot.toUpperCase(Locale.ROOT)), seed);
  }
}
