package games.turnstile.arcade.chess;

import games.turnstile.arcade.support.EnumNames;
import games.turnstile.arcade.support.ResultOutput;
import games.turnstile.arcade.support.Schedule;
import games.turnstile.arcade.support.TournamentOptions;
import games.turnstile.arcade.support.TournamentTable;
import games.turnstile.puzzlechess.Outcome;
import games.turnstile.puzzlechess.Pastor;
import games.turnstile.puzzlechess.Player;
import games.turnstile.puzzlechess.notation.FenCodec;
import games.turnstile.puzzlechess.play.GameRecord;
import games.turnstile.puzzlechess.scene.Level;
import games.turnstile.puzzlechess.scene.Side;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets the levels of Pastor play many games. */
@Command(
    name = "chess",
    description = {
      "Let Pastors play orthodox chess, each against each other, being White in turn.",
      "Games begin with common openings by chance, unless --fen says otherwise.",
      "A win counts 1 and a loss -1; a game that is broken off is drawn."
    },
    mixinStandardHelpOptions = true)
public final class ChessTournament implements Runnable {
  @Option(
      names = "--bots",
      paramLabel = "PASTOR",
      split = ",",
      defaultValue = "beginner,novice,amateur,skilled,expert,master",
      converter = PastorReader.class,
      description = "The bots: " + Bots.LEVELS + " (default: all).")
  private List<Pastor> levels;

  @Mixin private TournamentOptions tournament;
  @Mixin private BudgetOptions budget;
  @Mixin private LengthOption length;
  @Mixin private FenOption fen;
  @Mixin private ResultOutput output;

  ChessTournament() {}

  @Override
  public void run() {
    budget.check();
    length.check();
    Optional<Level> start = fen.level();
    List<String> names = levels.stream().map(EnumNames::of).toList();
    tournament.run(
        "chess --start %s %s --max-moves %s"
            .formatted(
                start
                    .map(level -> "'" + FenCodec.format(level.start().setup()) + "'")
                    .orElse("openings"),
                budget.text(),
                length.mostMoves()),
        names,
        Schedule.pairs(names.size(), tournament.games()),
        (bots, seed) -> play(start, bots, seed),
        TournamentTable.FOR_TWO,
        output);
  }

  private List<Integer> play(Optional<Level> start, List<String> bots, long seed) {
    GameRecord begun = start.map(GameRecord::start).orElseGet(() -> Openings.begin(seed));
    Map<Side, Player> players =
        Map.of(
            Side.WHITE, player(bots.get(0), Bots.seed(Side.WHITE, seed)),
            Side.BLACK, player(bots.get(1), Bots.seed(Side.BLACK, seed)));
    Optional<Side> winner =
        Bots.playOut(begun, players, length.mostMoves()).outcome().flatMap(Outcome::winner);
    return List.of(
        winner.filter(side -> side == Side.WHITE).isPresent() ? 1 : 0,
        winner.filter(side -> side == Side.BLACK).isPresent() ? 1 : 0);
  }

  private Player player(String bot, long seed) {
    return budget.player(Pastor.valueOf(bot.toUpperCase(Locale.ROOT)), seed);
  }
}
